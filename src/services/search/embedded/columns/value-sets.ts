import type { Arena, SlotSet } from "../memory/arena.ts";
import { clearBit, setBit } from "../memory/bits.ts";
import type { CodeLane } from "./code-lanes.ts";
import type { Dictionary } from "./dictionary.ts";

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
   * Adds the slots of a lane from `first` up to, but not including, `end` to the sets of their values. Returns false if
   * there are more than `most` values; some then have no set.
   */
  addLane(
    { at, mask }: CodeLane,
    { first, end }: { readonly first: number; readonly end: number },
    dictionary: Dictionary,
    most: number,
  ): boolean {
    const used = dictionary.usedValues(most + 1);
    for (const code of used) if (!this.#sets[code]) this.#newSet(code);
    if (this.#count > most) return false;
    const { lists, size } = dictionary;
    let length = size + used.length * 2;
    for (const members of lists.values()) length += members.length + 1;
    const table = this.#arena.scratch(length);
    table.words.fill(0, 0, size);
    let next = size;
    const write = (code: number, members: readonly number[]) => {
      table.words[code] = table.at + next * 4;
      for (const member of members) table.words[next++] = this.#sets[member]?.at ?? 0;
      table.words[next++] = 0;
    };
    for (const code of used) write(code, [code]);
    for (const [code, members] of lists) write(code, members);
    this.#arena.kernels.addSlots(at, mask, first, end, table.at);
    return true;
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
