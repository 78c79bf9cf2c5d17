import { randomInt } from "node:crypto";
import { ownText } from "../../../../lib/memory/remember.ts";

/** The most words that are cached. At that number all are dropped, and collecting starts again. */
const MOST = 20_000;
/** Size of the hash table: a power of two, of which these words fill at most a third. */
const PLACES = 65_536;
const PRIME = 0x01000193;
/**
 * A random initial hash, so that nobody can write a file of words that all share one place in the table, which would
 * make every look-up slow.
 */
const anyStart = (): number => randomInt(2 ** 32);
/** Fewest and most letters and digits of a word. A longer one is split into pieces of the maximum length. */
const [SHORTEST, LONGEST] = [3, 24];
const WORD = /[\p{L}\p{N}]{3,24}/gu;
/** A letter or digit outside ASCII. */
const FOREIGN = /(?![\0-\x7f])[\p{L}\p{N}]/u;
const [FIGURE_0, FIGURE_9, SMALL_A, SMALL_Z] = [0x30, 0x39, 0x61, 0x7a];

const isLetterOrFigure = (unit: number): boolean =>
  (unit >= SMALL_A && unit <= SMALL_Z) || (unit >= FIGURE_0 && unit <= FIGURE_9);

/**
 * Caches the result of a function per word. Words are looked up by their letters within a text, so a word that is
 * already known is never cut out as a string again.
 */
export class KnownWords {
  readonly #tell: (word: string) => string | null;
  readonly #start: number;
  /** By hash: the number of a word plus one, or 0 for none. */
  readonly #places = new Int32Array(PLACES);
  /** By number: the words, the result for each, and the turn in which it was last met. */
  #words: string[] = [];
  #told: (string | null)[] = [];
  #metIn: number[] = [];
  #turn = 0;

  /** `tell` is called once for each cached word. */
  constructor(tell: (word: string) => string | null, start = anyStart()) {
    this.#tell = tell;
    this.#start = start;
  }

  /** Starts a new turn, in which every word counts as met for the first time again. */
  begin(): void {
    this.#turn++;
    if (this.#words.length < MOST) return;
    this.#places.fill(0);
    this.#words = [];
    this.#told = [];
    this.#metIn = [];
  }

  /** Calls `found` with the result for each word of a lower-case text that is met for the first time in this turn. */
  meetEach(text: string, found: (result: string) => void): void {
    if (FOREIGN.test(text)) {
      for (const { 0: word, index } of text.matchAll(WORD)) this.#meet(text, index, index + word.length, found);
      return;
    }
    // Most texts are pure ASCII, which is faster to scan character by character.
    for (let at = 0; at < text.length; at++) {
      let first = at;
      while (at < text.length && isLetterOrFigure(text.charCodeAt(at))) at++;
      for (; at - first >= SHORTEST; first += LONGEST) this.#meet(text, first, Math.min(at, first + LONGEST), found);
    }
  }

  #meet(text: string, from: number, to: number, found: (result: string) => void): void {
    let hash = this.#start;
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
    let place = (hash ^ (hash >>> 15)) & (PLACES - 1);
    let number = (this.#places[place] ?? 0) - 1;
    while (number !== -1 && !isAt(text, from, to, this.#words[number] ?? "")) {
      place = (place + 1) & (PLACES - 1);
      number = (this.#places[place] ?? 0) - 1;
    }
    if (number === -1) number = this.#add(ownText(text.slice(from, to)), place);
    if (this.#metIn[number] === this.#turn) return;
    this.#metIn[number] = this.#turn;
    const result = this.#told[number] ?? null;
    if (result !== null) found(result);
  }

  #add(word: string, place: number): number {
    const number = this.#words.push(word) - 1;
    this.#places[place] = number + 1;
    this.#told[number] = this.#tell(word);
    this.#metIn[number] = 0;
    return number;
  }
}

function isAt(text: string, from: number, to: number, word: string): boolean {
  if (word.length !== to - from) return false;
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
}
