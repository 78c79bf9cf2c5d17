const FORMULA = /^['=+\-@\t\r]/;

/** A text that a spreadsheet would take for a formula, behind an apostrophe, which makes it a text there. */
export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The same text again. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
