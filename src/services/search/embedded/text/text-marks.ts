import type { SearchDocument } from "../../port.ts";
import type { SlotSet } from "../memory/arena.ts";
import { hasBit, setBit } from "../memory/bits.ts";
import { HASH_START, hashWith, SPREAD, textHash } from "../memory/tables.ts";
import { plainText } from "./text-words.ts";

const FIRST_PLACES = 1024;
const EMPTY = 0;
const GONE = -1;
/** Marks shorter than this would be any word or number. */
const SHORTEST = 3;

const LAST_ASCII = 0x7f;
const [FIGURE_0, CAPITAL_A, SMALL_A] = [0x30, 0x41, 0x61];
const TO_SMALL = SMALL_A - CAPITAL_A;

/** A mark without case, blanks and punctuation: "984 UW-1" is "984uw1". */
export const plainMark = (mark: string): string => plainText(mark).replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * Marks, nearly every one of which belongs to a single document (number plates, serial numbers): a hash table with 8
 * bytes per place, at most two thirds full. A document's own marks decide whether it really has the wanted one.
 */
export class Marks {
  readonly #fields: readonly string[];
  /** Each place has a hash followed by its slot plus one, or `EMPTY` or `GONE`, because they are read together. */
  #places = new Int32Array(FIRST_PLACES * 2);
  /** Places that are not empty. */
  #usedPlaces = 0;
  #count = 0;
  readonly #read: number[] = [];

  constructor(fields: readonly string[]) {
    this.#fields = fields;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  add(slot: number, document: SearchDocument): void {
    const hashes = this.#hashesOf(document);
    for (let index = 0; index < hashes.length; index++) this.#put(hashes[index] ?? 0, slot);
  }

  /** Adds these documents, whose slots follow one another from `slot` on. */
  addEach(slot: number, documents: readonly (SearchDocument | undefined)[]): void {
    for (let index = 0; index < documents.length; index++) {
      const document = documents[index];
      if (document) this.add(slot + index, document);
    }
  }

  remove(slot: number, document: SearchDocument): void {
    for (const hash of this.#hashesOf(document)) {
      for (let place = this.#first(hash); this.#places[place + 1] !== EMPTY; place = this.#next(place)) {
        if (this.#places[place + 1] !== slot + 1 || this.#places[place] !== hash) continue;
        this.#places[place + 1] = GONE;
        this.#count--;
        break;
      }
    }
  }

  isSame(before: SearchDocument, after: SearchDocument): boolean {
    const [was, is] = [this.#marksOf(before), this.#marksOf(after)];
    return was.length === is.length && was.every((mark, at) => mark === is[at]);
  }

  /**
   * Writes the slots of `within` whose document has the mark to `out`, which must be empty. Returns false if there are
   * none.
   */
  holding(
    text: string,
    { within, out }: { readonly within: SlotSet; readonly out: SlotSet },
    documents: readonly (SearchDocument | undefined)[],
  ): boolean {
    if (text.length < SHORTEST) return false;
    const hash = textHash(text);
    let some = false;
    for (let place = this.#first(hash); this.#places[place + 1] !== EMPTY; place = this.#next(place)) {
      const slot = (this.#places[place + 1] ?? EMPTY) - 1;
      if (slot < 0 || this.#places[place] !== hash || !hasBit(within.bits, slot)) continue;
      const document = documents[slot];
      if (!document || !this.#marksOf(document).includes(text)) continue;
      setBit(out.bits, slot);
      some = true;
    }
    return some;
  }

  /** The hashes of the document's marks, each once; valid until the next call. */
  #hashesOf(document: SearchDocument): readonly number[] {
    this.#read.length = 0;
    for (const field of this.#fields) this.#readMarks(document[field]);
    return this.#read;
  }

  #readMarks(value: unknown): void {
    if (!Array.isArray(value)) this.#readMark(value);
    else for (let index = 0; index < value.length; index++) this.#readMark(value[index]);
  }

  #readMark(mark: unknown): void {
    const hash = typeof mark === "string" ? markHash(mark) : null;
    if (hash !== null && !this.#read.includes(hash)) this.#read.push(hash);
  }

  #marksOf(document: SearchDocument): readonly string[] {
    const marks: string[] = [];
    for (const field of this.#fields) {
      const value = document[field];
      for (const each of Array.isArray(value) ? value : [value]) {
        const mark = typeof each === "string" ? plainMark(each) : "";
        if (mark.length >= SHORTEST && !marks.includes(mark)) marks.push(mark);
      }
    }
    return marks;
  }

  #put(hash: number, slot: number): void {
    if (this.#usedPlaces * 3 >= this.#places.length) this.#grow();
    let place = this.#first(hash);
    while (this.#places[place + 1] !== EMPTY) place = this.#next(place);
    this.#places[place] = hash;
    this.#places[place + 1] = slot + 1;
    this.#usedPlaces++;
    this.#count++;
  }

  /** Leaves out removed marks, and doubles the places if many are in use. */
  #grow(): void {
    const before = this.#places;
    this.#places = new Int32Array(this.#count * 4 > before.length ? before.length * 2 : before.length);
    this.#usedPlaces = 0;
    this.#count = 0;
    for (let place = 0; place < before.length; place += 2) {
      const slot = (before[place + 1] ?? EMPTY) - 1;
      if (slot >= 0) this.#put(before[place] ?? 0, slot);
    }
  }

  /** Places have even numbers. */
  #first = (hash: number): number => (Math.imul(hash, SPREAD) >>> 7) & (this.#places.length - 2);
  #next = (place: number): number => (place + 2) & (this.#places.length - 2);
}

/**
 * The hash of a normalised mark, or null if it is too short. ASCII marks, as nearly all are, are hashed without
 * creating a string.
 */
function markHash(mark: string): number | null {
  let hash = HASH_START;
  let length = 0;
  for (let at = 0; at < mark.length; at++) {
    const unit = mark.charCodeAt(at);
    if (unit > LAST_ASCII) return plainMarkHash(mark);
    const isCapital = unit >= CAPITAL_A && unit <= CAPITAL_A + 25;
    const plain = isCapital ? unit + TO_SMALL : unit;
    const isLetter = plain >= SMALL_A && plain <= SMALL_A + 25;
    if (!isLetter && !(plain >= FIGURE_0 && plain <= FIGURE_0 + 9)) continue;
    hash = hashWith(hash, plain);
    length++;
  }
  return length >= SHORTEST ? hash : null;
}

function plainMarkHash(mark: string): number | null {
  const plain = plainMark(mark);
  return plain.length >= SHORTEST ? textHash(plain) : null;
}
