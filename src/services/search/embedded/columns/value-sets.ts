import type { Arena, SlotSet } from "../memory/arena.ts";
import { clearBit, setBit } from "../memory/bits.ts";
import type { CodeLane } from "./code-lanes.ts";
import { NO_VALUE } from "./dictionary.ts";

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
    setBit((this.#sets[code] ?? this.#newSet(code)).bits, slot);
  }

  /**
   * Adds the slots of a lane from `first` on and before `end` to the sets of their codes, and stops where there are
   * more than `most` sets.
   */
  addLane(lane: CodeLane, first: number, end: number, most: number): void {
    const sets = this.#sets;
    for (let slot = first; slot < end && this.#count <= most; slot++) {
      const code = lane.get(slot);
      if (code === NO_VALUE) continue;
      const { bits } = sets[code] ?? this.#newSet(code);
      const word = slot >>> 5;
      bits[word] = (bits[word] ?? 0) | (1 << (slot & 31));
    }
  }

  addEach(codes: readonly number[], slot: number): void {
    const word = slot >>> 5;
    const bit = 1 << (slot & 31);
    for (let index = 0; index < codes.length; index++) {
      const code = codes[index] ?? 0;
      const { bits } = this.#sets[code] ?? this.#newSet(code);
      bits[word] = (bits[word] ?? 0) | bit;
    }
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

  #newSet(code: number): SlotSet {
    const set = this.#arena.takeSet();
    this.#sets[code] = set;
    this.#count++;
    return set;
  }
}
