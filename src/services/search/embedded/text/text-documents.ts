import type { SearchDocument } from "../../port.ts";
import type { Vocabulary } from "./text-vocabulary.ts";
import { indexedWords } from "./text-words.ts";

/** Values of a field whose words are kept; then they are forgotten all at once, for good if few came again. */
const VALUES_KEPT = 8192;

interface TextField {
  readonly name: string;
  /** By value, its words; null where so few values come again that keeping them does not pay. */
  known: Map<string, readonly number[]> | null;
  /** How often a value was known since they were forgotten last. */
  hits: number;
}

/** Takes documents' texts apart. Values repeat from document to document, so few have to be looked at. */
export class DocumentWords {
  readonly #vocabulary: Vocabulary;
  readonly #fields: readonly TextField[];
  /** By word, the last document that it was found in: each of a document's words counts once. */
  readonly #seen: number[] = [];
  #turn = 0;
  /** The words of the document that was read last, as many as `read` said. */
  readonly found: number[] = [];

  constructor(fields: readonly string[], vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#fields = fields.map((name) => ({ name, known: new Map(), hits: 0 }));
  }

  /** How many words the document has, which then stand in `found`. */
  read(document: SearchDocument): number {
    this.#turn++;
    let count = 0;
    for (const field of this.#fields) {
      const value = document[field.name];
      if (typeof value === "string") count = this.#take(value, field, count);
      else if (Array.isArray(value)) for (const each of value) count = this.#take(String(each), field, count);
      else if (value !== null && value !== undefined) count = this.#take(String(value), field, count);
    }
    return count;
  }

  isSame(before: SearchDocument, after: SearchDocument): boolean {
    return this.#fields.every(({ name }) => isSameValue(before[name], after[name]));
  }

  /** To be called when words have other numbers. */
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
    const words = Array.from(indexedWords(value), (word) => this.#vocabulary.add(word));
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
