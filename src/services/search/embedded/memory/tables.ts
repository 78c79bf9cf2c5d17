const FIRST_PLACES = 64;
const EMPTY = 0;
/** Odd, and near 2^32 divided by the golden ratio: multiplying by it spreads neighbouring hashes over all places. */
export const SPREAD = 0x9e3779b1;
/** At least a third of the places are always empty, so that a search ends soon. */
const MOST_FULL = 2 / 3;
/** Growth by four, 2 bits, hashes each key a third as often as growth by two. */
const GROWTH_BITS = 2;

/** A place's tag is the lowest 8 bits of its key's hash, which rules out nearly all other keys. */
const TAGS = 0xff;

/**
 * A hash table from keys to numbers that stores only the numbers, in 5 bytes per place. The key of a number is read
 * from where it is already stored. A `Map` of 100,000 keys takes four times as much memory, and the garbage collector
 * has to traverse it.
 */
abstract class NumberTable<Key> {
  /** Each place contains a number plus one, or `EMPTY`. */
  #places = new Uint32Array(FIRST_PLACES);
  #tags = new Uint8Array(FIRST_PLACES);
  #shift = 32 - Math.log2(FIRST_PLACES);
  #count = 0;
  /** The key that was looked up last, and its hash, because it is usually the next one to be added. */
  #lastKey: Key | undefined;
  #lastHash = 0;

  /** The key of a number in the table. */
  protected abstract keyOf(number: number): Key | undefined;
  /** A 32-bit hash; equal keys have equal hashes. */
  protected abstract hashOf(key: Key): number;

  get size(): number {
    return this.#count;
  }

  get(key: Key): number | undefined {
    const entry = this.#places[this.#placeOf(key)] ?? EMPTY;
    return entry === EMPTY ? undefined : entry - 1;
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }

  /** Must be called only for a key that is not in the table, and once `keyOf` knows it. */
  set(key: Key, number: number): void {
    if (++this.#count > this.#places.length * MOST_FULL) this.#grow();
    this.#putNew(this.#hashOf(key), number + 1);
  }

  /** Must be called while `keyOf` still knows the key. */
  delete(key: Key): void {
    const [places, tags] = [this.#places, this.#tags];
    let hole = this.#placeOf(key);
    if (places[hole] === EMPTY) return;
    this.#count--;
    // Later entries move up into the hole unless their own first place comes after it.
    for (let place = this.#after(hole); places[place] !== EMPTY; place = this.#after(place)) {
      const steps = (place - this.#firstOf((places[place] ?? EMPTY) - 1)) & (places.length - 1);
      if (steps < ((place - hole) & (places.length - 1))) continue;
      places[hole] = places[place] ?? EMPTY;
      tags[hole] = tags[place] ?? 0;
      hole = place;
    }
    places[hole] = EMPTY;
  }

  #hashOf(key: Key): number {
    if (key === this.#lastKey) return this.#lastHash;
    const hash = Math.imul(this.hashOf(key), SPREAD);
    this.#lastKey = key;
    this.#lastHash = hash;
    return hash;
  }

  /** Where the key is, or where it would be put. */
  #placeOf(key: Key): number {
    const hash = this.#hashOf(key);
    const [places, tags] = [this.#places, this.#tags];
    const tag = hash & TAGS;
    let place = hash >>> this.#shift;
    for (;;) {
      const entry = places[place] ?? EMPTY;
      if (entry === EMPTY || (tags[place] === tag && this.keyOf(entry - 1) === key)) return place;
      place = this.#after(place);
    }
  }

  #putNew(hash: number, entry: number): void {
    let place = hash >>> this.#shift;
    while (this.#places[place] !== EMPTY) place = this.#after(place);
    this.#places[place] = entry;
    this.#tags[place] = hash & TAGS;
  }

  #firstOf(number: number): number {
    return this.#hashOfNumber(number) >>> this.#shift;
  }

  #hashOfNumber(number: number): number {
    const key = this.keyOf(number);
    return key === undefined ? 0 : Math.imul(this.hashOf(key), SPREAD);
  }

  #after(place: number): number {
    return (place + 1) & (this.#places.length - 1);
  }

  #grow(): void {
    const before = this.#places;
    this.#places = new Uint32Array(before.length << GROWTH_BITS);
    this.#tags = new Uint8Array(this.#places.length);
    this.#shift -= GROWTH_BITS;
    for (let place = 0; place < before.length; place++) {
      const entry = before[place] ?? EMPTY;
      if (entry !== EMPTY) this.#putNew(this.#hashOfNumber(entry - 1), entry);
    }
  }
}

/** Up to this many texts a `Map` is faster, because JavaScript stores a string's hash with it. */
const FEW = 1024;

/** The numbers of texts that are stored in an array by number. */
export class TextNumbers {
  #few: Map<string, number> | null = new Map();
  readonly #many: ManyTexts;

  constructor(texts: readonly (string | undefined)[]) {
    this.#many = new ManyTexts(texts);
  }

  get size(): number {
    return (this.#few ?? this.#many).size;
  }

  get(text: string): number | undefined {
    return this.#few ? this.#few.get(text) : this.#many.get(text);
  }

  /** Must be called only for a text that has no number yet, and once the array holds it. */
  add(text: string, number: number): void {
    (this.#few ?? this.#many).set(text, number);
    if (this.#few && this.#few.size > FEW) {
      for (const [known, its] of this.#few) this.#many.set(known, its);
      this.#few = null;
    }
  }

  /** Must be called while the array still holds the text. */
  delete(text: string): void {
    (this.#few ?? this.#many).delete(text);
  }
}

class ManyTexts extends NumberTable<string> {
  readonly #texts: readonly (string | undefined)[];

  constructor(texts: readonly (string | undefined)[]) {
    super();
    this.#texts = texts;
  }

  protected keyOf(number: number): string | undefined {
    return this.#texts[number];
  }

  protected hashOf(text: string): number {
    return textHash(text);
  }
}

/** The slots of documents, by their ids. */
export class SlotsById extends NumberTable<number> {
  readonly #ids: { readonly values: Float64Array };

  /** `ids` contains each slot's ID. It is read again each time, because a column that grows gets a new array. */
  constructor(ids: { readonly values: Float64Array }) {
    super();
    this.#ids = ids;
  }

  protected keyOf(slot: number): number | undefined {
    return this.#ids.values[slot];
  }

  protected hashOf(id: number): number {
    return (id | 0) ^ ((id / 2 ** 32) | 0);
  }
}

/** FNV-1a in 32 bits, over a text's UTF-16 units. */
export function textHash(text: string): number {
  let hash = HASH_START;
  for (let at = 0; at < text.length; at++) hash = hashWith(hash, text.charCodeAt(at));
  return hash;
}

export const HASH_START = 0x811c9dc5 | 0;

/** The hash of a text and one more unit. */
export const hashWith = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);
