import { plainMark } from "../embedded/text/text-marks.ts";
import { indexedWords, wordsOf } from "../embedded/text/text-words.ts";
import type { IndexFields, SearchDocument } from "../port.ts";

/** The words by which a document may be found. */
export interface FindingWords {
  /** Those of its texts, each once, which may also be begun or corrected to. */
  readonly texts: ReadonlySet<string>;
  /** Lists of those of its features, prose and marks, which must be met whole. */
  readonly whole: readonly (readonly string[])[];
}

/** Texts whose words are remembered; then all are forgotten. */
const TEXTS_KNOWN = 8192;

/** Reads documents' words. Texts repeat from document to document, and frozen lists are those that many share. */
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
    const told = [...features, ...prose].map((field) => this.#wordsOfList(listOf(document[field])));
    const marked = marks.flatMap((field) => listOf(document[field]).map((mark) => plainMark(String(mark))));
    return { texts, whole: [...told, marked] };
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
