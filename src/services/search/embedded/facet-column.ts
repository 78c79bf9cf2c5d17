import type { Arena, SlotSet } from "./arena.ts";
import { clearBit, setBit } from "./bits.ts";
import { Dictionary } from "./dictionary.ts";

/** A field of at most so many values has a set of slots for each, which makes choosing and counting one a matter of bits. */
const MOST_SETS = 256;
/** Codes nobody uses are let go of when there are so many, and a tenth of all. */
const WORTH_SWEEPING = 64;

/** A field counted by value: one code a slot, and while its values are few, for each of them the slots that have it. */
export class FacetColumn {
  readonly dictionary = new Dictionary();
  /** Where the codes lie in the arena. */
  at = 0;
  codes: Uint32Array = new Uint32Array(0);
  #arena: Arena;
  /** By value's code. */
  #sets: Map<number, SlotSet> | null = new Map();

  constructor(arena: Arena) {
    this.#arena = arena;
    this.#place(arena);
  }

  /** Moves into a larger arena. */
  moveTo(arena: Arena): void {
    const codes = this.codes;
    this.#place(arena);
    this.codes.set(codes);
    this.#arena = arena;
    this.#makeSets();
  }

  set(slot: number, value: unknown): void {
    const { dictionary } = this;
    const before = this.codes[slot] ?? 0;
    const code = dictionary.codeOf(value);
    if (code === before) return;
    dictionary.hold(code);
    dictionary.release(before);
    this.codes[slot] = code;
    if (!this.#sets) return;
    for (const member of dictionary.membersOf(before)) this.#clear(member, slot);
    for (const member of dictionary.membersOf(code)) this.#add(member, slot);
  }

  /** Whether every value has its set. */
  get hasSets(): boolean {
    return this.#sets !== null;
  }

  setOf(code: number): SlotSet | undefined {
    return this.#sets?.get(code);
  }

  get isWorthSweeping(): boolean {
    const { unused, size } = this.dictionary;
    return unused >= WORTH_SWEEPING && unused > size / 10;
  }

  /** Lets go of values that nobody has any more. */
  sweep(): void {
    for (const code of this.dictionary.sweep()) {
      const set = this.#sets?.get(code);
      if (set) this.#arena.giveBack(set);
      this.#sets?.delete(code);
    }
    if (!this.#sets && this.dictionary.valueCodes.length < MOST_SETS / 2) this.#makeSets();
  }

  #place(arena: Arena): void {
    this.at = arena.take(arena.capacity * 4);
    this.codes = arena.words(this.at, arena.capacity);
  }

  #makeSets(): void {
    const { dictionary, codes } = this;
    this.#sets = dictionary.valueCodes.length <= MOST_SETS ? new Map() : null;
    for (let slot = 0; slot < codes.length && this.#sets; slot++) {
      const code = codes[slot] ?? 0;
      if (code !== 0) for (const member of dictionary.membersOf(code)) this.#add(member, slot);
    }
  }

  #add(code: number, slot: number): void {
    if (!this.#sets) return;
    let set = this.#sets.get(code);
    if (!set) {
      if (this.#sets.size === MOST_SETS) {
        this.#giveUpSets();
        return;
      }
      set = this.#arena.takeSet();
      this.#sets.set(code, set);
    }
    setBit(set.bits, slot);
  }

  #clear(code: number, slot: number): void {
    const set = this.#sets?.get(code);
    if (set) clearBit(set.bits, slot);
  }

  #giveUpSets(): void {
    for (const set of this.#sets?.values() ?? []) this.#arena.giveBack(set);
    this.#sets = null;
  }
}
