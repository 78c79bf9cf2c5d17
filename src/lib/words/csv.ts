/** The byte-order mark that tells spreadsheets a file is UTF-8. */
export const CSV_MARK = "\ufeff";

/** Beginnings that a spreadsheet would interpret as a formula. */
export const FORMULA = /^['=+\-@\t\r\n＝＋－＠]/;

/** Prefixes text that a spreadsheet would interpret as a formula with an apostrophe, which makes it plain text. */
export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text of a cell, in quotes if it needs them. */
export function quoted(text: string): string {
  return /[",;|\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell that holds a number (`-300.00`), not text that could be a formula. */
export interface Figure {
  readonly figure: string;
}

/** A line of cells: texts, guarded against formulas, and numbers, which may be negative. */
export function csvLine(cells: readonly (string | Figure)[]): string {
  const text = (cell: string | Figure) =>
    typeof cell === "string" ? quoted(guarded(cell.toWellFormed())) : /^-?[\d.]+$/.test(cell.figure) ? cell.figure : "";
  return `${cells.map(text).join(",")}\r\n`;
}
