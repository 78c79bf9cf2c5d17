import { spelt } from "../lexicon/trade/spellings.ts";
import { joinedKey, type Word } from "./words.ts";

/**
 * Phrases of one or more words by their joined keys. `begins` has every beginning of them, so one look-up shows that a
 * word begins no phrase, as is true of most words.
 */
export interface PhraseTable<Value> {
  readonly values: ReadonlyMap<string, Value>;
  readonly begins: ReadonlySet<string>;
}

export const beginningsOf = (phrases: Iterable<string>): ReadonlySet<string> =>
  new Set([...phrases].flatMap((phrase) => Array.from(phrase, (_, at) => phrase.slice(0, at + 1))));

/** Builds a table from rows of phrases, separated by bars, and their meaning. Every spelling of a phrase is added. */
export function phraseTable<Value>(...rows: readonly (readonly [words: string, value: Value])[]): PhraseTable<Value> {
  const values = new Map(
    rows.flatMap(([words, value]) =>
      words
        .split("|")
        .flatMap(spelt)
        .map((word) => [word.replaceAll(" ", ""), value] as const),
    ),
  );
  return { values, begins: beginningsOf(values.keys()) };
}

/** The table's longest phrase, of at most `most` words, that begins at `at`. */
export function phraseOf<Value>(
  { values, begins }: PhraseTable<Value>,
  words: readonly Word[],
  at: number,
  most: number,
): { readonly value: Value; readonly to: number } | null {
  const key = words[at]?.key;
  if (key === undefined || !begins.has(key)) return null;
  for (let to = Math.min(words.length, at + most); to > at; to -= 1) {
    const value = values.get(joinedKey(words, at, to));
    if (value !== undefined) return { value, to };
  }
  return null;
}
