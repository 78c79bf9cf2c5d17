import { type Bits, unite } from "./bits.ts";
import { narrowed } from "./text-postings.ts";
import type { Synonymous } from "./text-synonyms.ts";
import { editsForgiven } from "./text-typos.ts";

/** A longer word is neither taken apart nor corrected. */
const LONGEST = 64;

/** What a query is read with: who of `within` holds it, or null for nobody. */
export interface Lookup {
  holding(word: string, within: Bits): Bits | null;
  /** Any word that begins so. */
  beginning(beginning: string, within: Bits): Bits | null;
  /** Any word that is exactly so many edits away. */
  near(word: string, edits: number, asBeginning: boolean, within: Bits): Bits | null;
}

/** Some words of a query, one behind the other, and who holds what they stand for: somebody, or there is no such part. */
interface Part {
  readonly from: number;
  /** Behind its last word. */
  readonly to: number;
  readonly bits: Bits;
}

/**
 * What the words of a query stand for, within a selection. A word stands for itself, two neighbours for the word that
 * they make when joined ("land cruiser", "landcruiser"), a word or phrase for all that means the same. The last word,
 * also joined to the one before, is a beginning too. A word that nobody in the selection has by any of these is taken
 * apart ("mazdacx5"), and where that finds nobody either it is corrected: it stands for the words the fewest edits away
 * that somebody has. Joined to a neighbour it is corrected with one edit less.
 */
export class Reading {
  readonly #words: readonly string[];
  readonly #within: Bits;
  readonly #lookup: Lookup;
  readonly #whole: Part[] = [];
  readonly #begun: Part[] = [];
  readonly #near: Part[] = [];

  constructor(words: readonly string[], synonymous: readonly Synonymous[], within: Bits, lookup: Lookup) {
    this.#words = words;
    this.#within = within;
    this.#lookup = lookup;
    words.forEach((word, from) => {
      this.#take(this.#whole, from, from + 1, lookup.holding(word, within));
      this.#takeJoined(this.#whole, from, (joined) => lookup.holding(joined, within));
    });
    for (const { from, to, phrases } of synonymous) this.#take(this.#whole, from, to, this.#holdingAny(phrases));
    const last = words.length - 1;
    this.#take(this.#begun, last, last + 1, lookup.beginning(words[last] ?? "", within));
    this.#takeJoined(this.#begun, last - 1, (joined) => lookup.beginning(joined, within));
    for (const index of this.#missing()) this.#takeApart(index);
    for (const index of this.#missing()) this.#correct(index);
  }

  /**
   * Who matches, the best first: those that hold every word, those that hold the last as a beginning, those that hold
   * corrected words; for `last` then the same without the last word, without the last two... A set may hold some of an
   * earlier one.
   */
  sets(which: "all" | "last"): readonly Bits[] {
    const count = this.#words.length;
    const whole = this.#reached(this.#whole);
    const begun = this.#begun.length > 0 ? this.#reached([...this.#whole, ...this.#begun]) : whole;
    const near = this.#near.length > 0 ? this.#reached([...this.#whole, ...this.#begun, ...this.#near]) : begun;
    const found = [whole[count], begun[count], near[count]];
    if (which === "last") for (let left = count - 1; left > 0; left--) found.push(whole[left], near[left]);
    return [...new Set(found)].filter((bits) => bits !== undefined);
  }

  /** By number of words, who holds the first so many, part by part. */
  #reached(parts: readonly Part[]): readonly (Bits | undefined)[] {
    const reached: (Bits | undefined)[] = [this.#within];
    for (let to = 1; to <= this.#words.length; to++) {
      let all: Bits | undefined;
      for (const part of parts) {
        if (part.to !== to) continue;
        const own = part.from === 0 ? part.bits : both(reached[part.from], part.bits);
        if (own && all) all = all.slice();
        if (own && all) unite(all, own);
        all ??= own;
      }
      reached.push(all);
    }
    return reached;
  }

  #take(parts: Part[], from: number, to: number, bits: Bits | null): void {
    if (bits) parts.push({ from, to, bits });
  }

  #takeJoined(parts: Part[], from: number, find: (joined: string) => Bits | null): void {
    const [word, next] = [this.#words[from], this.#words[from + 1]];
    if (word !== undefined && next !== undefined) this.#take(parts, from, from + 2, find(word + next));
  }

  /** Who holds every word of one of the phrases. */
  #holdingAny(phrases: readonly (readonly string[])[]): Bits | null {
    let any: Bits | null = null;
    for (const phrase of phrases) {
      let all: Bits | null = this.#within;
      for (const word of phrase) all = all && this.#lookup.holding(word, all);
      if (any && all) unite(any, all);
      any ??= all;
    }
    return any;
  }

  #missing(): readonly number[] {
    const found = [...this.#whole, ...this.#begun];
    return [...this.#words.keys()].filter((at) => !found.some(({ from, to }) => from <= at && at < to));
  }

  #takeApart(index: number): void {
    const word = this.#words[index] ?? "";
    if (word.length > LONGEST) return;
    const cuts = [...Array(word.length - 1).keys()].map((at) => [word.slice(0, at + 1), word.slice(at + 1)]);
    const phrases = cuts.filter(([first = "", second = ""]) => !/\p{N}$/u.test(first) || !/^\p{N}/u.test(second));
    this.#take(this.#whole, index, index + 1, this.#holdingAny(phrases));
  }

  #correct(index: number): void {
    this.#correctPart(index, index + 1, 0);
    for (const from of [index - 1, index]) {
      const isThere = from >= 0 && from + 1 < this.#words.length;
      const isDone = this.#near.some((part) => part.from === from && part.to === from + 2);
      if (isThere && !isDone) this.#correctPart(from, from + 2, 1);
    }
  }

  #correctPart(from: number, to: number, fewer: number): void {
    const word = this.#words.slice(from, to).join("");
    if (word.length > LONGEST) return;
    const asBeginning = to === this.#words.length;
    for (let edits = 1; edits <= editsForgiven(word) - fewer; edits++) {
      const bits = this.#lookup.near(word, edits, asBeginning, this.#within);
      this.#take(this.#near, from, to, bits);
      if (bits) return;
    }
  }
}

function both(a: Bits | undefined, b: Bits): Bits | undefined {
  return (a && narrowed(a.slice(), b)) ?? undefined;
}
