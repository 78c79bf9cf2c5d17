import type { SlotSet } from "../../memory/arena.ts";
import type { Workspace } from "../../memory/workspace.ts";
import { levelsOf, type Part } from "./text-levels.ts";
import type { ParsedQuery } from "./text-query.ts";
import type { Held } from "./text-slots.ts";
import type { Synonymous } from "./text-synonyms.ts";
import { allowedEdits } from "./text-typos.ts";

/** A longer word is neither split nor corrected. */
const LONGEST = 64;
/** The numbers of neighbouring words that are also read as one. */
const JOINED = [2, 3] as const;

/**
 * Look-ups in the index for reading a query: each returns the slots of `within` that have such a word, or null for
 * none.
 */
export interface Lookup {
  holding(word: string, within: SlotSet, space: Workspace): SlotSet | null;
  /** The same, with the slots that have it in more than a light text. */
  held(word: string, within: SlotSet, space: Workspace): Held | null;
  /** Slots with a feature that has the word. */
  told(word: string, within: SlotSet, space: Workspace): SlotSet | null;
  /** Slots whose prose has the word. */
  said(word: string, within: SlotSet, space: Workspace): SlotSet | null;
  /** Slots with this mark. */
  marked(mark: string, within: SlotSet, space: Workspace): SlotSet | null;
  /** Slots with any word that begins like this. */
  beginning(beginning: string, within: SlotSet, space: Workspace): Held | null;
  /** Slots with any word at exactly this edit distance. */
  near(word: string, edits: number, asBeginning: boolean, within: SlotSet, space: Workspace): SlotSet | null;
}

/**
 * Finds the documents in a selection that match the words of a query. A word matches itself. Two or three neighbours
 * match the word they form when joined ("land cruiser", "landcruiser"; "c x 5", "cx5"). A word or phrase matches its
 * synonyms. The last word, also joined to those before it, matches as a prefix too, unless something follows it. A word
 * without any such match in the selection, and without a matching feature, is looked for in prose, then split
 * ("mazdacx5"), and if that fails too it is corrected: it matches the words at the smallest edit distance that some
 * document has. A word joined to a neighbour is corrected with one edit less.
 */
export class Reading {
  readonly #words: readonly string[];
  readonly #isOpen: boolean;
  readonly #within: SlotSet;
  readonly #lookup: Lookup;
  readonly #space: Workspace;
  readonly #byWord: Part[] = [];
  readonly #byPrefix: Part[] = [];
  /** Matches in features and prose only. */
  readonly #byFeature: Part[] = [];
  readonly #byTypo: Part[] = [];

  constructor(
    { words, isOpen }: Pick<ParsedQuery, "words" | "isOpen">,
    synonymous: readonly Synonymous[],
    within: SlotSet,
    lookup: Lookup,
    space: Workspace,
  ) {
    this.#words = words;
    this.#isOpen = isOpen;
    this.#within = within;
    this.#lookup = lookup;
    this.#space = space;
    words.forEach((_, from) => {
      for (const count of [1, ...JOINED]) {
        this.#takeJoined(this.#byWord, from, count, (joined) => lookup.held(joined, within, space));
        this.#takeJoined(this.#byWord, from, count, (joined) => plainly(lookup.marked(joined, within, space)));
        this.#takeJoined(this.#byFeature, from, count, (joined) => plainly(lookup.told(joined, within, space)));
      }
    });
    for (const { from, to, phrases } of synonymous)
      this.#take(this.#byWord, from, to, plainly(this.#holdingAny(phrases, this.#inTexts)));
    if (isOpen) {
      const last = words.length - 1;
      this.#take(this.#byPrefix, last, last + 1, lookup.beginning(words[last] ?? "", within, space));
      for (const count of JOINED) {
        this.#takeJoined(this.#byPrefix, words.length - count, count, (joined) =>
          lookup.beginning(joined, within, space),
        );
      }
    }
    for (const index of this.#missing()) {
      this.#take(this.#byFeature, index, index + 1, plainly(lookup.said(words[index] ?? "", within, space)));
    }
    for (const index of this.#missing()) this.#takeApart(index);
    for (const index of this.#missing()) this.#correct(index);
  }

  /**
   * Matching slots in tiers, best first: those with every word, those with the last as a prefix, those with words that
   * only features or prose have, those with corrected words; for `last` then the same without the last word, without
   * the last two, and so on. `levelsOf` ranks the slots within the first two. A set may repeat slots of an earlier one.
   */
  sets(which: "all" | "last"): readonly SlotSet[] {
    const count = this.#words.length;
    const byWord = this.#reached(this.#byWord);
    const byPrefix = this.#byPrefix.length > 0 ? this.#reached([...this.#byWord, ...this.#byPrefix]) : byWord;
    const texts = [...this.#byWord, ...this.#byPrefix];
    const byFeature = this.#byFeature.length > 0 ? this.#reached([...texts, ...this.#byFeature]) : byPrefix;
    const byTypo = this.#byTypo.length > 0 ? this.#reached([...texts, ...this.#byFeature, ...this.#byTypo]) : byFeature;
    const levels = (parts: readonly Part[]) => levelsOf(parts, count, this.#within, this.#space);
    const found = [
      ...[...levels(this.#byWord), byWord[count]],
      ...(this.#byPrefix.length > 0 ? [...levels(texts), byPrefix[count]] : []),
      ...[byFeature[count], byTypo[count]],
    ];
    if (which === "last") for (let left = count - 1; left > 0; left--) found.push(byWord[left], byTypo[left]);
    return [...new Set(found)].filter((set) => set !== undefined);
  }

  /** For each number of words, the slots that match the first words up to it. */
  #reached(parts: readonly Part[]): readonly (SlotSet | undefined)[] {
    const reached: (SlotSet | undefined)[] = [this.#within];
    for (let to = 1; to <= this.#words.length; to++) {
      let all: SlotSet | null = null;
      for (const part of parts) {
        const before = part.to === to ? reached[part.from] : undefined;
        const own = before && (part.from === 0 ? part.set : this.#space.common(before, part.set));
        if (own) all = all ? this.#space.either(all, own) : own;
      }
      reached.push(all ?? undefined);
    }
    return reached;
  }

  #take(parts: Part[], from: number, to: number, match: Held | null): void {
    if (match) parts.push({ from, to, ...match });
  }

  #takeJoined(parts: Part[], from: number, count: number, find: (joined: string) => Held | null): void {
    if (from < 0 || from + count > this.#words.length) return;
    this.#take(parts, from, from + count, find(this.#words.slice(from, from + count).join("")));
  }

  #inTexts = (word: string, within: SlotSet): SlotSet | null => this.#lookup.holding(word, within, this.#space);

  #inFeaturesToo = (word: string, within: SlotSet): SlotSet | null => {
    const [own, byFeature] = [this.#inTexts(word, within), this.#lookup.told(word, within, this.#space)];
    return own && byFeature ? this.#space.either(own, byFeature) : (own ?? byFeature);
  };

  /** The slots that have every word of at least one of the phrases. */
  #holdingAny(
    phrases: readonly (readonly string[])[],
    find: (word: string, within: SlotSet) => SlotSet | null,
  ): SlotSet | null {
    const space = this.#space;
    return space.setIf((any) => {
      space.arena.kernels.clear(any.at, space.bytes);
      let some = false;
      for (const phrase of phrases) {
        space.part(() => {
          let all: SlotSet | null = this.#within;
          for (const word of phrase) all = all && find(word, all);
          if (all) space.arena.kernels.unite(any.at, all.at, any.at, space.bytes);
          some ||= all !== null;
        });
      }
      return some;
    });
  }

  #missing(): readonly number[] {
    const found = [...this.#byWord, ...this.#byPrefix, ...this.#byFeature];
    return [...this.#words.keys()].filter((at) => !found.some(({ from, to }) => from <= at && at < to));
  }

  #takeApart(index: number): void {
    const word = this.#words[index] ?? "";
    if (word.length > LONGEST) return;
    const cuts = [...Array(word.length - 1).keys()].map((at) => [word.slice(0, at + 1), word.slice(at + 1)]);
    const phrases = cuts.filter(([first = "", second = ""]) => !/\p{N}$/u.test(first) || !/^\p{N}/u.test(second));
    const own = this.#holdingAny(phrases, this.#inTexts);
    const either = own ?? this.#holdingAny(phrases, this.#inFeaturesToo);
    this.#take(own ? this.#byWord : this.#byFeature, index, index + 1, plainly(either));
  }

  #correct(index: number): void {
    this.#correctPart(index, index + 1, 0);
    for (const from of [index - 1, index]) {
      const isThere = from >= 0 && from + 1 < this.#words.length;
      const isDone = this.#byTypo.some((part) => part.from === from && part.to === from + 2);
      if (isThere && !isDone) this.#correctPart(from, from + 2, 1);
    }
  }

  #correctPart(from: number, to: number, fewer: number): void {
    const word = this.#words.slice(from, to).join("");
    if (word.length > LONGEST) return;
    const asBeginning = this.#isOpen && to === this.#words.length;
    for (let edits = 1; edits <= allowedEdits(word) - fewer; edits++) {
      const set = this.#lookup.near(word, edits, asBeginning, this.#within, this.#space);
      this.#take(this.#byTypo, from, to, plainly(set));
      if (set) return;
    }
  }
}

/** Matches other than by a word of a text count fully. */
const plainly = (set: SlotSet | null): Held | null => set && { set };
