import type { Vocabulary } from "../lexicon/vocabulary.ts";
import type { Found, Meaning } from "../meanings.ts";
import type { ReadingOptions } from "../schema.ts";
import type { Word } from "./words.ts";

/** What is known while a text is scanned. */
export interface Scanning {
  readonly words: readonly Word[];
  readonly vocabulary: Vocabulary;
  readonly options: ReadingOptions;
  readonly picked: ReadonlySet<string>;
  readonly found: readonly Found[];
}

/** A phrase that begins at a word: its meaning, its other meanings, and the index of the word after it. */
export interface Phrase {
  readonly to: number;
  readonly meaning: Meaning | null;
  readonly others: readonly Meaning[];
}
