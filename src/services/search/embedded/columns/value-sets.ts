import type { Arena, SlotSet } from "../memory/arena.ts";
import { clearBit, setBit } from "../memory/bits.ts";

/** For each value's code, the set of slots that have the value. */
export class ValueSets {
  readonly #arena: Arena;
  readonly #sets: (SlotSet | undefined)[] = [];
  #count = 0;

  constructor(arena: Arena) {
    this.#arena = arena;
  }

  /** A copy in a larger arena. */
  movedTo(arena: Arena): ValueSets {
    const moved = new ValueSets(arena);
    for (const [code, set] of this.#sets.entries()) {
      if (!set) continue;
      const larger = arena.takeSet();
      larger.bits.set(set.bits);
      moved.#sets[code] = larger;
      moved.#count++;
    }
    return moved;
  }

  get size(): number {
    return this.#count;
  }

  of(code: number): SlotSet | undefined {
    return this.#sets[code];
  }

  add(code: number, slot: number): void {
    let set = this.#sets[code];
    if (!set) {
      set = this.#arena.takeSet();
      this.#sets[code] = set;
      this.#count++;
    }
    setBit(set.bits, slot);
  }

  remove(code: number, slot: number): void {
    const set = this.#sets[code];
    if (set) clearBit(set.bits, slot);
  }

  /** Returns the memory of a value's set. */
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
