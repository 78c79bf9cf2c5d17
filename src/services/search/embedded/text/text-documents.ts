import type { SearchDocument } from "../../port.ts";
import type { Vocabulary } from "./text-vocabulary.ts";
import { indexedWords } from "./text-words.ts";

/**
 * Number of a field's values whose words are cached. Then the cache is emptied, and given up if too few were reused.
 */
const VALUES_KEPT = 8192;

interface TextField {
  /** Whether its words count for less. */
  readonly isLight: boolean;
  readonly name: string;
  /** The words of each cached value; null where the cache was given up. */
  known: Map<string, readonly number[]> | null;
  /** Cache hits since the cache was last emptied. */
  hits: number;
}

/** Splits documents' texts into words. Values repeat between documents, so few have to be split. */
export class DocumentWords {
  readonly #vocabulary: Vocabulary;
  readonly #fields: readonly TextField[];
  /** For each word, the last document in which it was found: a word counts once per document. */
  readonly #seen: number[] = [];
  #turn = 0;
  /** The words of the document that was read last; `read` returned their number. */
  readonly found: number[] = [];
  /** The number of its words that stand in more than a light text: they come first in `found`. */
  strong = 0;

  constructor(
    { text, lightText }: { readonly text: readonly string[]; readonly lightText: readonly string[] },
    vocabulary: Vocabulary,
  ) {
    this.#vocabulary = vocabulary;
    const fields = text.map((name) => ({ name, isLight: lightText.includes(name), known: new Map(), hits: 0 }));
    this.#fields = [...fields.filter(({ isLight }) => !isLight), ...fields.filter(({ isLight }) => isLight)];
  }

  /** Writes the document's words to `found` and returns their number. */
  read(document: SearchDocument): number {
    this.#turn++;
    let count = 0;
    this.strong = 0;
    for (const field of this.#fields) {
      const value = document[field.name];
      if (typeof value === "string") count = this.#take(value, field, count);
      else if (Array.isArray(value)) for (const each of value) count = this.#take(String(each), field, count);
      else if (value !== null && value !== undefined) count = this.#take(String(value), field, count);
      if (!field.isLight) this.strong = count;
    }
    return count;
  }

  isSame(before: SearchDocument, after: SearchDocument): boolean {
    return this.#fields.every(({ name }) => isSameValue(before[name], after[name]));
  }

  /** Must be called when words get other numbers. */
  forget(): void {
    for (const field of this.#fields) {
      field.known = new Map();
      field.hits = 0;
    }
  }

  #take(value: string, field: TextField, count: number): number {
    const words = this.#wordsIn(value, field);
    const seen = this.#seen;
    const turn = this.#turn;
    let end = count;
    for (let index = 0; index < words.length; index++) {
      const word = words[index] ?? 0;
      if (seen[word] === turn) continue;
      seen[word] = turn;
      this.found[end++] = word;
    }
    return end;
  }

  #wordsIn(value: string, field: TextField): readonly number[] {
    const known = field.known?.get(value);
    if (known) {
      field.hits++;
      return known;
    }
    const words: number[] = [];
    for (const word of indexedWords(value)) words.push(this.#vocabulary.add(word));
    if (field.known && field.known.size >= VALUES_KEPT) {
      field.known = field.hits < VALUES_KEPT ? null : new Map();
      field.hits = 0;
    }
    field.known?.set(value, words);
    return words;
  }
}

function isSameValue(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  return before.every((value, index) => value === after[index]);
}
