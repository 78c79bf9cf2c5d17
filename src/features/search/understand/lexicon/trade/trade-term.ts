import { spelt } from "./spellings.ts";

/** One thing that people can ask for. */
export interface TradeTerm {
  /** The values of the field that it means, ignoring case; the first is its name. */
  readonly values: readonly string[];
  /** Phrases, in every spelling. */
  readonly words: readonly string[];
  /** The text of its chip, if that is not the first value. */
  readonly label?: string;
}

/** `words` are separated by "|". */
export const term = (values: string, words: string, label?: string): TradeTerm => ({
  values: values.split("|"),
  words: words.split("|").flatMap(spelt),
  ...(label !== undefined && { label }),
});
