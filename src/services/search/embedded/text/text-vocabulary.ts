import { TextNumbers } from "../memory/tables.ts";
import { sortedByText } from "./text-sorting.ts";
import { isFigure } from "./text-words.ts";

/** Word numbers, sorted by their texts. New words are inserted at the next look-up. */
export class SortedWords {
  readonly #words: readonly string[];
  #order = new Uint32Array(64);
  #count = 0;
  #fresh: number[] = [];

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  add(word: number): void {
    this.#fresh.push(word);
  }

  /** Removes the words for which `isKept` is false. */
  keep(isKept: (word: number) => boolean): void {
    this.#order = this.inOrder().filter(isKept);
    this.#count = this.#order.length;
  }

  inOrder(): Uint32Array {
    if (this.#fresh.length > 0) this.#takeFresh();
    return this.#order.subarray(0, this.#count);
  }

  /** The position of the first word that does not come before `text`. */
  placeOf(text: string): number {
    this.inOrder();
    return this.#placeBefore(text, this.#count);
  }

  #placeBefore(text: string, end: number): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[this.#order[middle] ?? 0] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Inserts from the end backwards, so that everything after a new word moves once, by its final distance. */
  #takeFresh(): void {
    const text = (word: number) => this.#words[word] ?? "";
    const fresh = sortedByText(this.#words, this.#fresh);
    const total = this.#count + fresh.length;
    if (total > this.#order.length) {
      const larger = new Uint32Array(total + (total >>> 1));
      larger.set(this.#order.subarray(0, this.#count));
      this.#order = larger;
    }
    if (this.#count === 0) this.#order.set(fresh);
    let end = this.#count;
    for (let index = fresh.length - 1; index >= 0 && this.#count > 0; index--) {
      const word = fresh[index] ?? 0;
      const place = this.#placeBefore(text(word), end);
      this.#order.copyWithin(place + index + 1, place, end);
      this.#order[place + index] = word;
      end = place;
    }
    this.#count = total;
    this.#fresh = [];
  }
}

const LETTERS = /^\p{L}+$/u;

/** Takes the place of a word whose number is free. */
const FREE = "";

/**
 * All words of the texts, by number. Unused words stay until there are many of them; then `forget` frees their
 * numbers.
 */
export class Vocabulary {
  readonly words: string[] = [];
  /** All words, for finding prefixes. */
  readonly sorted = new SortedWords(this.words);
  /** Words of letters only, which are the candidates for correcting a misspelt word. */
  readonly letters = new SortedWords(this.words);
  /** Changes whenever the words of letters change. */
  version = 0;
  readonly #numbers = new TextNumbers(this.words);
  readonly #free: number[] = [];

  get size(): number {
    return this.#numbers.size;
  }

  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#free.pop() ?? this.words.length;
    this.words[number] = word;
    this.#numbers.add(word, number);
    this.sorted.add(number);
    // Most words of a large stock are stock numbers, which end in a digit.
    if (!isFigure(word.charCodeAt(word.length - 1)) && LETTERS.test(word)) {
      this.letters.add(number);
      this.version++;
    }
    return number;
  }

  /** Frees the numbers of unused words for new ones. */
  forget(isHeld: (word: number) => boolean): void {
    this.sorted.keep(isHeld);
    this.letters.keep(isHeld);
    for (const [number, word] of this.words.entries()) {
      if (word === FREE || isHeld(number)) continue;
      this.#numbers.delete(word);
      this.words[number] = FREE;
      this.#free.push(number);
    }
    this.version++;
  }
}
