import type { Arena, SlotSet } from "./arena.ts";
import { Dictionary, NO_VALUE } from "./dictionary.ts";
import { ValueSets } from "./value-sets.ts";

/** So many values of a field have sets at most: a kilobyte for 8,192 documents each. Of lists, whose codes are slow to count, more. */
export const MOST_SETS = 64;
export const MOST_SETS_OF_LISTS = 256;

/** Codes nobody uses are let go of when there are so many, and a tenth of all. */
const WORTH_SWEEPING = 64;

/**
 * A field counted by value: one code a slot. While its values are few there is also, for each of them, the set of slots
 * that have it, which makes choosing and counting a value a matter of bits.
 */
export class FacetColumn {
  readonly dictionary = new Dictionary();
  /** Where the codes lie in the arena. */
  at = 0;
  codes: Uint32Array = new Uint32Array(0);
  #arena: Arena;
  #sets: ValueSets | null;

  constructor(arena: Arena) {
    this.#arena = arena;
    this.#sets = new ValueSets(arena);
    this.#place(arena);
  }

  /** Moves into a larger arena. */
  moveTo(arena: Arena): void {
    const codes = this.codes;
    this.#arena = arena;
    this.#place(arena);
    this.codes.set(codes);
    this.#sets = this.#sets?.movedTo(arena) ?? null;
  }

  set(slot: number, value: unknown): void {
    const { dictionary } = this;
    const before = this.codes[slot] ?? NO_VALUE;
    const code = dictionary.codeOf(value);
    if (code === before) return;
    dictionary.hold(code);
    dictionary.release(before);
    this.codes[slot] = code;
    if (!this.#sets) return;
    if (dictionary.lists.size === 0) this.#sets.remove(before, slot);
    else for (const member of dictionary.membersOf(before)) this.#sets.remove(member, slot);
    this.#addToSets(this.#sets, slot, code);
  }

  /** Whether every value has its set. */
  get hasSets(): boolean {
    return this.#sets !== null;
  }

  setOf(code: number): SlotSet | undefined {
    return this.#sets?.of(code);
  }

  get isWorthSweeping(): boolean {
    const { unused, size } = this.dictionary;
    return unused >= WORTH_SWEEPING && unused > size / 10;
  }

  /** Lets go of values that nobody has any more. */
  sweep(): void {
    for (const code of this.dictionary.sweep()) this.#sets?.drop(code);
    if (!this.#sets && this.dictionary.valueCodes.length < this.#mostSets / 2) this.#makeSets();
  }

  get #mostSets(): number {
    return this.dictionary.lists.size > 0 ? MOST_SETS_OF_LISTS : MOST_SETS;
  }

  #place(arena: Arena): void {
    this.at = arena.take(arena.capacity * 4);
    this.codes = arena.words(this.at, arena.capacity);
  }

  #makeSets(): void {
    this.#sets = this.dictionary.valueCodes.length > this.#mostSets ? null : new ValueSets(this.#arena);
    for (let slot = 0; slot < this.codes.length && this.#sets; slot++) {
      this.#addToSets(this.#sets, slot, this.codes[slot] ?? NO_VALUE);
    }
  }

  #addToSets(sets: ValueSets, slot: number, code: number): void {
    const { lists } = this.dictionary;
    if (code === NO_VALUE) return;
    if (lists.size === 0) sets.add(code, slot);
    else for (const member of this.dictionary.membersOf(code)) sets.add(member, slot);
    if (sets.size <= this.#mostSets) return;
    sets.dropAll();
    this.#sets = null;
  }
}
