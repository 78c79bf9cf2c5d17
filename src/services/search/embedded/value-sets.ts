import type { Arena, SlotSet } from "./arena.ts";
import { clearBit, setBit } from "./bits.ts";

/** More values of a field than this have no sets: a kilobyte for 8,192 documents each. */
export const MOST_SETS = 256;

/** By a value's code, the slots that have it. */
export class ValueSets {
  readonly #arena: Arena;
  readonly #sets: (SlotSet | undefined)[] = [];
  #count = 0;

  constructor(arena: Arena) {
    this.#arena = arena;
  }

  of(code: number): SlotSet | undefined {
    return this.#sets[code];
  }

  /** False, and nothing done, where it would be one value too many. */
  add(code: number, slot: number): boolean {
    let set = this.#sets[code];
    if (!set) {
      if (this.#count === MOST_SETS) return false;
      set = this.#arena.takeSet();
      this.#sets[code] = set;
      this.#count++;
    }
    setBit(set.bits, slot);
    return true;
  }

  remove(code: number, slot: number): void {
    const set = this.#sets[code];
    if (set) clearBit(set.bits, slot);
  }

  /** Gives a value's set back. */
  drop(code: number): void {
    const set = this.#sets[code];
    if (!set) return;
    this.#arena.giveBack(set);
    this.#sets[code] = undefined;
    this.#count--;
  }

  dropAll(): void {
    for (const code of this.#sets.keys()) this.drop(code);
  }
}
