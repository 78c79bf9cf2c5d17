import { spelt } from "./spellings.ts";

/** One thing to ask for. */
export interface TradeTerm {
  /** The values of the field that it means, in any case; the first is its name. */
  readonly values: readonly string[];
  /** Phrases, in every spelling. */
  readonly words: readonly string[];
  /** What its chip says, where that is not the first value. */
  readonly label?: string;
}

/** `words` are separated by "|". */
export const term = (values: string, words: string, label?: string): TradeTerm => ({
  values: values.split("|"),
  words: words.split("|").flatMap(spelt),
  ...(label !== undefined && { label }),
});
