import type { SearchDocument } from "../../port.ts";
import { NO_VALUE } from "../columns/dictionary.ts";
import type { FacetColumn } from "../columns/facet-column.ts";
import { BitRows } from "../memory/bit-rows.ts";
import type { Vocabulary } from "./text-vocabulary.ts";
import { indexedWords } from "./text-words.ts";
import type { WordsTogether } from "./words-together.ts";

/**
 * The most values of a field whose words are cached. At that number the cache is emptied, or given up if too few
 * entries were reused.
 */
const MAX_CACHED_VALUES = 8192;

interface TextField {
  /** Whether its words count for less. */
  readonly isLight: boolean;
  readonly name: string;
  /** The same field counted by value. A text's words are then found by its code, without looking up the text. */
  readonly column: FacetColumn | undefined;
  /** By code, the text that last had it and that text's words. */
  byCode: ({ readonly text: string; readonly words: readonly number[] } | undefined)[];
  /** The words of each cached value; null if the cache was given up. */
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
  /** The documents of each value of a field, among those that are read together. */
  readonly #byCode = new BitRows();
  /** The words of the document that was read last; `read` returned their number. */
  readonly found: number[] = [];
  /** The number of its words that are in more than a light text. They come first in `found`. */
  strong = 0;

  constructor(
    { text, lightText }: { readonly text: readonly string[]; readonly lightText: readonly string[] },
    vocabulary: Vocabulary,
    columns: ReadonlyMap<string, FacetColumn>,
  ) {
    this.#vocabulary = vocabulary;
    const fields = text.map((name) => {
      const cache = { column: columns.get(name), byCode: [], known: new Map(), hits: 0 };
      return { name, isLight: lightText.includes(name), ...cache };
    });
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

  /**
   * Writes the words of these documents to `together`. Their facets must already be written, to the slots from `slot`
   * on.
   */
  readEach(slot: number, documents: readonly (SearchDocument | undefined)[], together: WordsTogether): void {
    for (const field of this.#fields) {
      if (field.column) this.#readCodes(slot, documents.length, field, field.column, together);
      else this.#readTexts(documents, field, together);
    }
  }

  #readTexts(documents: readonly (SearchDocument | undefined)[], field: TextField, together: WordsTogether): void {
    const { name, isLight } = field;
    for (let index = 0; index < documents.length; index++) {
      const value = documents[index]?.[name];
      if (value === null || value === undefined) continue;
      if (typeof value === "string") together.add(this.#wordsIn(value, field), index, isLight);
      else
        for (const each of Array.isArray(value) ? value : [value])
          together.add(this.#wordsIn(String(each), field), index, isLight);
    }
  }

  /** Adds the words of each value to the documents that have it. */
  #readCodes(slot: number, count: number, field: TextField, column: FacetColumn, together: WordsTogether): void {
    const { lane, dictionary } = column;
    if (column.isEmpty) return;
    const having = this.#byCode;
    having.begin(count);
    for (let index = 0; index < count; index++) {
      const code = lane.get(slot + index);
      if (code !== NO_VALUE) having.add(code, index);
    }
    const { numbers, bits, width } = having;
    for (let row = 0; row < numbers.length; row++) {
      for (const code of dictionary.membersOf(numbers[row] ?? NO_VALUE)) {
        const text = dictionary.values[code] ?? "";
        together.addRow(this.#wordsOf(code, text, field), bits, row * width, field.isLight);
      }
    }
  }

  #wordsOf(code: number, text: string, field: TextField): readonly number[] {
    if (code >= MAX_CACHED_VALUES) return this.#wordsIn(text, field);
    const known = field.byCode[code];
    // The code may now belong to another text.
    if (known?.text === text) return known.words;
    const words = this.#wordsIn(text, field);
    field.byCode[code] = { text, words };
    return words;
  }

  isSame(before: SearchDocument, after: SearchDocument): boolean {
    return this.#fields.every(({ name }) => isSameValue(before[name], after[name]));
  }

  /** Must be called when words get other numbers. */
  forget(): void {
    for (const field of this.#fields) {
      field.known = new Map();
      field.byCode = [];
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
    if (field.known && field.known.size >= MAX_CACHED_VALUES) {
      field.known = field.hits < MAX_CACHED_VALUES ? null : new Map();
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
