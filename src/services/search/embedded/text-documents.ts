import type { SearchDocument } from "../port.ts";
import type { Vocabulary } from "./text-vocabulary.ts";
import { indexedWords } from "./text-words.ts";

/** Values of a field whose words are kept; then they are forgotten all at once. */
const VALUES_KEPT = 4096;

/** Takes documents' texts apart. Values repeat from document to document, so few have to be looked at. */
export class DocumentWords {
  readonly #vocabulary: Vocabulary;
  readonly #fields: readonly { readonly name: string; readonly known: Map<string, readonly number[]> }[];
  /** By word, the last document that it was found in: each of a document's words counts once. */
  readonly #seen: number[] = [];
  #turn = 0;
  /** The words of the document that was read last, as many as `read` said. */
  readonly found: number[] = [];

  constructor(fields: readonly string[], vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#fields = fields.map((name) => ({ name, known: new Map() }));
  }

  /** How many words the document has, which then stand in `found`. */
  read(document: SearchDocument): number {
    this.#turn++;
    let count = 0;
    for (const { name, known } of this.#fields) {
      const value = document[name];
      if (typeof value === "string") count = this.#take(value, known, count);
      else if (Array.isArray(value)) for (const each of value) count = this.#take(String(each), known, count);
      else if (value !== null && value !== undefined) count = this.#take(String(value), known, count);
    }
    return count;
  }

  isSame(before: SearchDocument, after: SearchDocument): boolean {
    return this.#fields.every(({ name }) => isSameValue(before[name], after[name]));
  }

  /** To be called when words have other numbers. */
  forget(): void {
    for (const { known } of this.#fields) known.clear();
  }

  #take(value: string, known: Map<string, readonly number[]>, count: number): number {
    const words = known.get(value) ?? this.#wordsIn(value, known);
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

  #wordsIn(value: string, known: Map<string, readonly number[]>): readonly number[] {
    if (known.size >= VALUES_KEPT) known.clear();
    const words = Array.from(indexedWords(value), (word) => this.#vocabulary.add(word));
    known.set(value, words);
    return words;
  }
}

function isSameValue(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  return before.every((value, index) => value === after[index]);
}
