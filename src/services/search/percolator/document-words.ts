import { plainMark } from "../embedded/text/text-marks.ts";
import { indexedWords, wordsOf } from "../embedded/text/text-words.ts";
import type { IndexFields, SearchDocument } from "../port.ts";

/** The words that a document may be found by. */
export interface FindingWords {
  /** The distinct words of its texts, which a query may also match by prefix or correction. */
  readonly texts: ReadonlySet<string>;
  /** Lists of the words of its features, prose and marks, which a query must match whole. */
  readonly whole: readonly (readonly string[])[];
}

/** The most texts whose words are cached. At that number all are dropped. */
const TEXTS_KNOWN = 8192;

/** Reads documents' words. Many documents have the same texts, and frozen lists are shared by many documents. */
export class WordReader {
  readonly #fields: IndexFields;
  readonly #ofText = new Map<string, readonly string[]>();
  readonly #ofList = new WeakMap<readonly unknown[], readonly string[]>();

  constructor(fields: IndexFields) {
    this.#fields = fields;
  }

  read(document: SearchDocument): FindingWords {
    const { text, features = [], prose = [], marks = [] } = this.#fields;
    const texts = new Set<string>();
    for (const field of text) {
      for (const one of listOf(document[field])) for (const word of this.#wordsOfText(String(one))) texts.add(word);
    }
    const lists = [...features, ...prose].map((field) => this.#wordsOfList(listOf(document[field])));
    const marked = marks.flatMap((field) => listOf(document[field]).map((mark) => plainMark(String(mark))));
    return { texts, whole: [...lists, marked] };
  }

  #wordsOfText(text: string): readonly string[] {
    const known = this.#ofText.get(text);
    if (known) return known;
    const words = [...indexedWords(text)];
    if (this.#ofText.size >= TEXTS_KNOWN) this.#ofText.clear();
    this.#ofText.set(text, words);
    return words;
  }

  #wordsOfList(list: readonly unknown[]): readonly string[] {
    const known = this.#ofList.get(list);
    if (known) return known;
    const words = [...new Set(list.flatMap((one) => wordsOf(String(one))))];
    if (Object.isFrozen(list)) this.#ofList.set(list, words);
    return words;
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
}
