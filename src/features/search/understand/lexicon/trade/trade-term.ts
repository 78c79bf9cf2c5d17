/** One thing to ask for. */
export interface TradeTerm {
  /** The values of the field that it means, in any case; the first is its name. */
  readonly values: readonly string[];
  /** Separated by "|". */
  readonly words: string;
  /** What its chip says, where that is not the first value. */
  readonly label?: string;
}

export const term = (values: string, words: string, label?: string): TradeTerm => ({
  values: values.split("|"),
  words,
  ...(label !== undefined && { label }),
});
