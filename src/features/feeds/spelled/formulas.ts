const FORMULA = /^['=+\-@\t\r]/;

/** A text that a spreadsheet would take for a formula, behind an apostrophe, which makes it plain text there. */
export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Removes that apostrophe again. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
