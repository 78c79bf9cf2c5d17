import { spelt } from "../lexicon/trade/spellings.ts";
import { joinedKey, type Word } from "./words.ts";

/**
 * Phrases of one or several words by their joined keys. `begins` has all beginnings of them: a word that is none is
 * known by one look-up to begin no phrase, as most words do.
 */
export interface PhraseTable<Value> {
  readonly values: ReadonlyMap<string, Value>;
  readonly begins: ReadonlySet<string>;
}

export const beginningsOf = (phrases: Iterable<string>): ReadonlySet<string> =>
  new Set([...phrases].flatMap((phrase) => Array.from(phrase, (_, at) => phrase.slice(0, at + 1))));

/** Rows of phrases, separated by bars, with what they mean in each of their spellings. */
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

/** The longest phrase of a table, of at most so many words, with which the words from `at` on begin. */
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
