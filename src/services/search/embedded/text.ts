import { type Bits, emptyBits, intersect, setBit } from "./bits.ts";

/** Words of a query beyond this are not looked at. */
const MOST_WORDS = 10;

/** A text's words: without case and accents, split wherever no letter or digit stands ("Citroën C4 e-HDi" → citroen c4 e hdi). */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The words a document is found by. Where letters meet digits a word counts whole and in its parts ("mazda3" also as
 * "mazda" and "3"), and letters followed by digits also count joined ("Mazda 3" also as "mazda3", "CX-5" as "cx5").
 */
export function indexedWords(texts: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const text of texts) {
    let before = "";
    for (const word of wordsOf(text)) {
      found.add(word);
      const parts = word.match(/\p{N}+|\p{L}+/gu) ?? [];
      if (parts.length > 1) for (const part of parts) found.add(part);
      if (/\p{L}$/u.test(before) && /^\p{N}/u.test(word)) found.add(before + word);
      before = word;
    }
  }
  return found;
}

/** Rising slots that grow in place. */
class Posting {
  #slots = new Uint32Array(4);
  #count = 0;

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  add(slot: number): void {
    const place = this.#placeOf(slot);
    if (place < this.#count && this.#slots[place] === slot) return;
    if (this.#count === this.#slots.length) {
      const larger = new Uint32Array(this.#count * 2);
      larger.set(this.#slots);
      this.#slots = larger;
    }
    this.#slots.copyWithin(place + 1, place, this.#count++);
    this.#slots[place] = slot;
  }

  remove(slot: number): void {
    const place = this.#placeOf(slot);
    if (place === this.#count || this.#slots[place] !== slot) return;
    this.#slots.copyWithin(place, place + 1, this.#count--);
  }

  mark(bits: Bits): void {
    for (let index = 0; index < this.#count; index++) setBit(bits, this.#slots[index] ?? 0);
  }

  #placeOf(slot: number): number {
    if (this.#count === 0 || (this.#slots[this.#count - 1] ?? 0) < slot) return this.#count;
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#slots[middle] ?? 0) < slot) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Which slots hold which words. */
export class TextIndex {
  readonly #postings = new Map<string, Posting>();
  /** Words in order, for prefixes; `#fresh` are those that came since it was last made. */
  #sorted: string[] = [];
  #fresh: string[] = [];

  add(slot: number, words: Iterable<string>): void {
    for (const word of words) {
      let posting = this.#postings.get(word);
      if (!posting) {
        posting = new Posting();
        this.#postings.set(word, posting);
        this.#fresh.push(word);
      }
      posting.add(slot);
    }
  }

  remove(slot: number, words: Iterable<string>): void {
    for (const word of words) {
      const posting = this.#postings.get(word);
      posting?.remove(slot);
      if (posting?.isEmpty) this.#postings.delete(word);
    }
  }

  /** The slots that hold every word of the query, the last as a beginning. Null when the query has no word. */
  matches(query: string, capacity: number): Bits | null {
    const words = wordsOf(query).slice(0, MOST_WORDS);
    const last = words.pop();
    if (last === undefined) return null;
    const matching = this.#beginningWith(last, capacity);
    const one = emptyBits(capacity);
    for (const word of words) {
      one.fill(0);
      this.#postings.get(word)?.mark(one);
      intersect(matching, one);
    }
    return matching;
  }

  #beginningWith(prefix: string, capacity: number): Bits {
    const bits = emptyBits(capacity);
    const sorted = this.#inOrder();
    for (let index = firstFrom(sorted, prefix); index < sorted.length; index++) {
      const word = sorted[index] ?? "";
      if (!word.startsWith(prefix)) break;
      this.#postings.get(word)?.mark(bits);
    }
    return bits;
  }

  #inOrder(): readonly string[] {
    if (this.#fresh.length > 0) {
      this.#sorted = merged(this.#sorted, this.#fresh.sort(), (word) => this.#postings.has(word));
      this.#fresh = [];
    }
    return this.#sorted;
  }
}

function firstFrom(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Two ordered lists as one, each word once, of those that are kept. */
function merged(a: readonly string[], b: readonly string[], isKept: (word: string) => boolean): string[] {
  const all: string[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const left = a[i];
    const right = b[j];
    const takeLeft = right === undefined || (left !== undefined && left <= right);
    const word = (takeLeft ? left : right) ?? "";
    if (takeLeft) i++;
    else j++;
    if (word !== all.at(-1) && isKept(word)) all.push(word);
  }
  return all;
}
