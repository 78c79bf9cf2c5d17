import type { SearchDocument } from "../../port.ts";
import type { SlotSet } from "../memory/arena.ts";
import { type Bits, emptyBits, hasBit, setBit } from "../memory/bits.ts";
import { SPREAD, textHash } from "../memory/tables.ts";
import { wordsOf } from "./text-words.ts";

/** The most distinct texts that are remembered. Beyond it, any word counts as possibly present. */
const MOST_KNOWN = 100_000;
/**
 * Size of the bit table for word hashes: 256 kB. With 10,000 words present, one in 200 absent words is searched for in
 * vain.
 */
const HASH_BITS = 21;

/**
 * Prose: lists of plain words, and frozen lists of texts, which many documents share. It is searched document by
 * document, and only for a word that is in some document's prose and in no text. Only the set of words that occur is
 * stored.
 */
export class Prose {
  readonly #fields: readonly string[];
  /** The hashes of all words that occur. Filling a `Set` of them took six times as long. */
  #wordBits: Bits = emptyBits(0);
  /** The texts of frozen lists. */
  readonly #texts = new Set<string>();
  readonly #listsRead = new WeakSet<readonly unknown[]>();

  constructor(fields: readonly string[]) {
    this.#fields = fields;
  }

  add(document: SearchDocument): void {
    if (this.#isFull) return;
    for (const field of this.#fields) this.#read(document[field]);
  }

  /** Adds these documents. */
  addEach(documents: readonly (SearchDocument | undefined)[]): void {
    if (this.#isFull) return;
    for (const field of this.#fields) for (const document of documents) this.#read(document?.[field]);
  }

  #read(value: unknown): void {
    if (!Array.isArray(value) || this.#listsRead.has(value)) return;
    if (Object.isFrozen(value)) this.#readList(value);
    else for (let index = 0; index < value.length; index++) this.#say(value[index]);
  }

  /**
   * Writes the slots of `within` whose prose has the word to `out`, which must be empty. Returns false if there are
   * none.
   */
  holding(
    word: string,
    { within, out }: { readonly within: SlotSet; readonly out: SlotSet },
    documents: readonly (SearchDocument | undefined)[],
  ): boolean {
    if (!this.#isSaid(word) && !this.#isFull) return false;
    const holds = this.#test(word);
    let some = false;
    for (let slot = 0; slot < documents.length; slot++) {
      const document = documents[slot];
      if (!document || !hasBit(within.bits, slot) || !this.#fields.some((field) => holds(document[field]))) continue;
      setBit(out.bits, slot);
      some = true;
    }
    return some;
  }

  #test(word: string): (value: unknown) => boolean {
    const texts = new Set([...this.#texts].filter((text) => wordsOf(text).includes(word)));
    const known = new Map<readonly unknown[], boolean>();
    const hasWord = (text: unknown) => (this.#isFull ? wordsOf(String(text)).includes(word) : texts.has(String(text)));
    return (value) => {
      if (!Array.isArray(value)) return false;
      if (!Object.isFrozen(value)) return value.includes(word);
      const before = known.get(value);
      if (before !== undefined) return before;
      const found = value.some(hasWord);
      known.set(value, found);
      return found;
    };
  }

  get #isFull(): boolean {
    return this.#texts.size >= MOST_KNOWN;
  }

  #say(word: unknown): void {
    if (typeof word !== "string") return;
    if (this.#wordBits.length === 0) this.#wordBits = emptyBits(2 ** HASH_BITS);
    setBit(this.#wordBits, placeOf(word));
  }

  /** Whether a word may occur. Rarely, it is another word with the same hash that does. */
  #isSaid = (word: string): boolean => hasBit(this.#wordBits, placeOf(word));

  #readList(list: readonly unknown[]): void {
    this.#listsRead.add(list);
    for (const one of list) {
      const text = String(one);
      if (this.#texts.has(text)) continue;
      this.#texts.add(text);
      for (const word of wordsOf(text)) this.#say(word);
    }
  }
}

const placeOf = (word: string): number => Math.imul(textHash(word), SPREAD) >>> (32 - HASH_BITS);
