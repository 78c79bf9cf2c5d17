import { FORMULA } from "../../../lib/words/csv.ts";

/** Removes the apostrophe that `guarded` puts before text which a spreadsheet would interpret as a formula. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
