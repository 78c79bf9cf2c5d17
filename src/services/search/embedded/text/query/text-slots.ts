import type { Arena, SlotSet } from "../../memory/arena.ts";
import type { Workspace } from "../../memory/workspace.ts";
import { Postings } from "../text-postings.ts";
import type { WordsTogether } from "../words-together.ts";

/** The slots that have a word. */
export interface Held {
  readonly set: SlotSet;
  /** Those that have it in more than a light text; null for none, absent if all have. */
  readonly strong?: SlotSet | null;
}

/**
 * The slots of each word, by the word's number, and which of them have it only in light texts
 * (`IndexFields.lightText`). Light texts have few different words, such as towns, so the second index stays small.
 */
export class WordSlots {
  readonly #all: Postings;
  readonly #light: Postings;

  constructor(arena: Arena) {
    this.#all = new Postings(arena);
    this.#light = new Postings(arena);
  }

  moveTo(arena: Arena): void {
    this.#all.moveTo(arena);
    this.#light.moveTo(arena);
  }

  isHeld(word: number): boolean {
    return this.#all.isHeld(word);
  }

  /** As `Postings.add`. */
  add(word: number, slot: number, slots: number, isLight: boolean): boolean {
    if (isLight) this.#light.add(word, slot, slots);
    return this.#all.add(word, slot, slots);
  }

  /** Adds all words of some documents, as `Postings.addEach`. */
  addEach({ all, light }: WordsTogether, first: number, slots: number): number {
    this.#light.addEach(light, first, slots);
    return this.#all.addEach(all, first, slots);
  }

  /** As `Postings.remove`. */
  remove(word: number, slot: number, isLight: boolean): boolean {
    if (isLight) this.#light.remove(word, slot);
    return this.#all.remove(word, slot);
  }

  holding(word: number, within: SlotSet, space: Workspace): SlotSet | null {
    return space.setIf((out) => this.#all.holding(word, within, out, space.bytes));
  }

  held(word: number, within: SlotSet, space: Workspace): Held | null {
    const set = this.holding(word, within, space);
    if (!set || !this.#light.isHeld(word)) return set && { set };
    return { set, strong: this.#strongOf(word, set, space) };
  }

  /** The slots that have any of the words. */
  holdingAny(words: ArrayLike<number>, within: SlotSet, space: Workspace): SlotSet | null {
    if (words.length === 0) return null;
    if (words.length === 1) return this.holding(words[0] ?? 0, within, space);
    const { kernels } = space.arena;
    return space.setIf((out) => {
      kernels.clear(out.at, space.bytes);
      for (let index = 0; index < words.length; index++) this.#all.mark(words[index] ?? 0, out, space.bytes);
      return kernels.intersect(out.at, within.at, out.at, space.bytes) === 1;
    });
  }

  heldAny(words: ArrayLike<number>, within: SlotSet, space: Workspace): Held | null {
    const set = this.holdingAny(words, within, space);
    const light = set ? Array.from(words).filter((word) => this.#light.isHeld(word)) : [];
    if (!set || light.length === 0) return set && { set };
    const { kernels } = space.arena;
    const strong = space.setIf((out) => {
      kernels.clear(out.at, space.bytes);
      for (let index = 0; index < words.length; index++) {
        const word = words[index] ?? 0;
        if (!this.#light.isHeld(word)) this.#all.mark(word, out, space.bytes);
      }
      kernels.intersect(out.at, within.at, out.at, space.bytes);
      for (const word of light) {
        space.part(() => {
          const own = this.holding(word, within, space);
          const strongly = own && this.#strongOf(word, own, space);
          if (strongly) kernels.unite(out.at, strongly.at, out.at, space.bytes);
        });
      }
      return kernels.countCommon(out.at, out.at, space.bytes) > 0;
    });
    return { set, strong };
  }

  /** The slots that have the word in more than a light text. */
  #strongOf(word: number, set: SlotSet, space: Workspace): SlotSet | null {
    const { kernels } = space.arena;
    return space.setIf((out) => {
      if (!this.#light.holding(word, set, out, space.bytes)) kernels.clear(out.at, space.bytes);
      return kernels.subtract(set.at, out.at, out.at, space.bytes) === 1;
    });
  }
}
