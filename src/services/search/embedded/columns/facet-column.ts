import type { Arena, SlotSet } from "../memory/arena.ts";
import { type CodeLane, NARROW_CODES } from "./code-lanes.ts";
import { Dictionary, NO_VALUE } from "./dictionary.ts";
import { ValueSets } from "./value-sets.ts";

/**
 * The most values of a field that get sets, each a kilobyte per 8,192 documents. Lists get more, because their codes
 * are slow to count.
 */
export const MOST_SETS = 64;
export const MOST_SETS_OF_LISTS = 256;

/** Unused codes are removed once there are this many and they are a tenth of all codes. */
const WORTH_SWEEPING = 64;

/**
 * A field counted by value, with one code per slot. While it has few values, each also has the set of slots that have
 * it, so that filtering and counting by value become operations on bits.
 */
export class FacetColumn {
  readonly dictionary = new Dictionary();
  /** The slots' codes, in the arena. */
  lane: CodeLane;
  #arena: Arena;
  /** The number of slots that have a value. */
  #valued = 0;
  #sets: ValueSets | null;

  constructor(arena: Arena) {
    this.#arena = arena;
    this.#sets = new ValueSets(arena);
    this.lane = arena.lanes.take(false);
  }

  /** Moves into a larger arena. */
  moveTo(arena: Arena): void {
    const slots = this.#arena.capacity;
    this.#arena = arena;
    this.#moveCodes(slots);
    this.#sets = this.#sets?.movedTo(arena) ?? null;
  }

  set(slot: number, value: unknown): void {
    const { dictionary } = this;
    const before = this.lane.get(slot);
    const code = dictionary.codeOf(value);
    if (code === before) return;
    dictionary.hold(code);
    dictionary.release(before);
    if (code > this.lane.mask) this.#moveCodes(this.#arena.capacity);
    this.lane.set(slot, code);
    if (before === NO_VALUE) this.#valued++;
    if (code === NO_VALUE) this.#valued--;
    if (!this.#sets) return;
    if (dictionary.lists.size === 0) this.#sets.remove(before, slot);
    else for (const member of dictionary.membersOf(before)) this.#sets.remove(member, slot);
    this.#addToSets(this.#sets, slot, code);
  }

  /** Whether every document, of this many, has exactly one value. */
  isOneEach(documents: number): boolean {
    return this.#valued === documents && this.dictionary.lists.size === 0;
  }

  /** Whether every value has a set. */
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

  /** Removes values that no document has any more. */
  sweep(): void {
    for (const code of this.dictionary.sweep()) this.#sets?.drop(code);
    if (!this.#sets && this.dictionary.valueCodes.length < this.#mostSets / 2) this.#makeSets();
  }

  get #mostSets(): number {
    return this.dictionary.lists.size > 0 ? MOST_SETS_OF_LISTS : MOST_SETS;
  }

  /** Moves the codes of the first slots to a new lane that is wide enough for all codes. */
  #moveCodes(slots: number): void {
    const before = this.lane;
    this.lane = this.#arena.lanes.take(this.dictionary.size > NARROW_CODES);
    this.lane.takeOver(before, slots);
  }

  #makeSets(): void {
    this.#sets = this.dictionary.valueCodes.length > this.#mostSets ? null : new ValueSets(this.#arena);
    for (let slot = 0; slot < this.#arena.capacity && this.#sets; slot++) {
      this.#addToSets(this.#sets, slot, this.lane.get(slot));
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
