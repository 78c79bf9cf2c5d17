import { randomInt } from "node:crypto";
import { ownText } from "../../../../lib/memory/remember.ts";

/** Most words that are kept; beyond it all are dropped, and collecting begins anew. */
const MOST = 20_000;
/** A power of two, of which these words fill a third. */
const PLACES = 65_536;
const PRIME = 0x01000193;
/**
 * Where hashing begins, unknown to whoever writes a file: words that are all made for one place would each be looked
 * for past all others.
 */
const anyStart = (): number => randomInt(2 ** 32);
/** Fewest and most letters and figures of a word; of a longer one each piece of so many is one. */
const [SHORTEST, LONGEST] = [3, 24];
const WORD = /[\p{L}\p{N}]{3,24}/gu;
/** A letter or figure beyond those of ASCII. */
const FOREIGN = /(?![\0-\x7f])[\p{L}\p{N}]/u;
const [FIGURE_0, FIGURE_9, SMALL_A, SMALL_Z] = [0x30, 0x39, 0x61, 0x7a];

const isLetterOrFigure = (unit: number): boolean =>
  (unit >= SMALL_A && unit <= SMALL_Z) || (unit >= FIGURE_0 && unit <= FIGURE_9);

/**
 * What is told of words, by their letters where they stand in a text: most of a text's words are known from texts
 * before, and one that is known is not cut out again.
 */
export class KnownWords {
  readonly #tell: (word: string) => string | null;
  readonly #start: number;
  /** By place, the number of a word and one; 0 for none. */
  readonly #places = new Int32Array(PLACES);
  /** By number: the words, what is told of each, and the turn in which it was met last. */
  #words: string[] = [];
  #told: (string | null)[] = [];
  #metIn: number[] = [];
  #turn = 0;

  /** `tell` is asked once of each word that is kept. */
  constructor(tell: (word: string) => string | null, start = anyStart()) {
    this.#tell = tell;
    this.#start = start;
  }

  /** From here on every word is met for the first time again. */
  begin(): void {
    this.#turn++;
    if (this.#words.length < MOST) return;
    this.#places.fill(0);
    this.#words = [];
    this.#told = [];
    this.#metIn = [];
  }

  /** Calls `found` with what is told of each word of a text, in small letters, that is met for the first time. */
  meetEach(text: string, found: (told: string) => void): void {
    if (FOREIGN.test(text)) {
      for (const { 0: word, index } of text.matchAll(WORD)) this.#meet(text, index, index + word.length, found);
      return;
    }
    // Most texts have only letters of ASCII, which are quicker looked at one by one.
    for (let at = 0; at < text.length; at++) {
      let first = at;
      while (at < text.length && isLetterOrFigure(text.charCodeAt(at))) at++;
      for (; at - first >= SHORTEST; first += LONGEST) this.#meet(text, first, Math.min(at, first + LONGEST), found);
    }
  }

  #meet(text: string, from: number, to: number, found: (told: string) => void): void {
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
    const told = this.#told[number] ?? null;
    if (told !== null) found(told);
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
