import { FORMULA } from "../../../lib/words/csv.ts";

/** Removes the apostrophe behind which a text stands that a spreadsheet would take for a formula (`guarded`). */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
