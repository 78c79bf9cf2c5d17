/** The byte-order mark by which spreadsheets recognise UTF-8. */
export const CSV_MARK = "\ufeff";

/** What a spreadsheet would take for a formula when it opens a text. */
export const FORMULA = /^['=+\-@\t\r\n＝＋－＠]/;

/** A text that a spreadsheet would take for a formula, behind an apostrophe, which makes it plain text there. */
export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** A cell's text in quotes, where it needs them. */
export function quoted(text: string): string {
  return /[",;|\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell that is a figure (`-300.00`), and no text that could be a formula. */
export interface Figure {
  readonly figure: string;
}

/** A line of texts, none of which is a formula, and of figures, which may be below zero. */
export function csvLine(cells: readonly (string | Figure)[]): string {
  const text = (cell: string | Figure) =>
    typeof cell === "string" ? quoted(guarded(cell.toWellFormed())) : /^-?[\d.]+$/.test(cell.figure) ? cell.figure : "";
  return `${cells.map(text).join(",")}\r\n`;
}
