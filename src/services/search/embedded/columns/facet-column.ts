import type { Arena, SlotSet } from "../memory/arena.ts";
import { type CodeLane, NARROW_CODES } from "./code-lanes.ts";
import { Dictionary, NO_VALUE } from "./dictionary.ts";
import type { FieldRows } from "./field-rows.ts";
import { ValueSets } from "./value-sets.ts";

/**
 * The most values of a field that get sets, each a kilobyte per 8,192 documents. Lists get more, because their codes
 * are slow to count.
 */
export const MOST_SETS = 64;
export const MOST_SETS_OF_LISTS = 256;

/** Unused codes are removed once there are this many and they are a tenth of all codes. */
const WORTH_SWEEPING = 64;

/** Sets are brought up to date, between requests, when they lack more than one slot in this many. */
const MOST_BEHIND = 8;
/** Fewer slots than this are added to sets one by one, without listing all values first. */
const WORTH_LISTING = 256;

/** Buffer for the codes of documents that are written together, between two steps of writing. */
let codesRead = new Uint32Array(64);

/**
 * A field counted by value, with one code per slot. While it has few values, each also has the set of slots that have
 * it, so that filtering and counting by value become operations on bits.
 */
export class FacetColumn {
  readonly dictionary = new Dictionary();
  /** The slots' codes, in the arena. */
  lane: CodeLane;
  /** Whether the lane belongs to this field alone, as it does from the field's first value on. */
  #isOwn = false;
  #arena: Arena;
  /** The number of slots that have a value. */
  #valued = 0;
  #sets: ValueSets | null;
  /** One more than the highest slot that was ever set. */
  #slots = 0;
  /** The sets contain the slots before this one. Later slots are added together, which is faster than one by one. */
  #inSets = 0;

  constructor(arena: Arena) {
    this.#arena = arena;
    this.#sets = new ValueSets(arena);
    this.lane = arena.lanes.noCodes;
  }

  /** Moves into a larger arena. */
  moveTo(arena: Arena): void {
    const slots = this.#arena.capacity;
    this.#arena = arena;
    if (this.#isOwn) this.#moveCodes(slots);
    else this.lane = arena.lanes.noCodes;
    this.#sets = this.#sets?.movedTo(arena) ?? null;
  }

  /** Sets the values of these slots, which are consecutive in a row that begins at `first`. */
  setEach(slots: readonly number[], values: readonly unknown[], first: number): void {
    for (let index = 0; index < slots.length; index++) this.set(slots[index] ?? 0, values[first + index]);
  }

  /**
   * Sets values from rows for the slots from `slot` on, which must all be new, that is, higher than any that was ever
   * set. The field's row begins at `first`.
   */
  append(slot: number, rows: FieldRows, first: number): void {
    const { values, count } = rows;
    this.#slots = slot + count;
    if (rows.isEmpty(first)) return;
    if (codesRead.length < count) codesRead = new Uint32Array(count);
    const none = this.dictionary.holdEach(values, first, count, codesRead);
    if (none === count) return;
    if (!this.#isOwn) this.#takeLane();
    else if (this.dictionary.size - 1 > this.lane.mask) this.#moveCodes(this.#arena.capacity);
    this.lane.setEach(slot, count, codesRead);
    this.#valued += count - none;
  }

  set(slot: number, value: unknown): void {
    const { dictionary } = this;
    if (slot >= this.#slots) this.#slots = slot + 1;
    const code = dictionary.codeOf(value);
    const before = this.#isOwn ? this.lane.get(slot) : NO_VALUE;
    if (code === before) return;
    dictionary.hold(code);
    dictionary.release(before);
    if (!this.#isOwn) this.#takeLane();
    else if (code > this.lane.mask) this.#moveCodes(this.#arena.capacity);
    this.lane.set(slot, code);
    if (before === NO_VALUE) this.#valued++;
    if (code === NO_VALUE) this.#valued--;
    if (!this.#sets || slot >= this.#inSets) return;
    if (dictionary.lists.size === 0) this.#sets.remove(before, slot);
    else for (const member of dictionary.membersOf(before)) this.#sets.remove(member, slot);
    this.#addToSets(this.#sets, slot, code);
  }

  /** Whether no document ever had a value here. */
  get isEmpty(): boolean {
    return !this.#isOwn;
  }

  /** Whether every one of `documents` documents has exactly one value. */
  isOneEach(documents: number): boolean {
    return this.#valued === documents && this.dictionary.lists.size === 0;
  }

  /** Whether every value has a set. */
  get hasSets(): boolean {
    this.catchUp();
    return this.#sets !== null;
  }

  setOf(code: number): SlotSet | undefined {
    this.catchUp();
    return this.#sets?.of(code);
  }

  /** Whether the sets lack too many slots for a search to wait for them. */
  get isFarBehind(): boolean {
    return (this.#slots - this.#inSets) * MOST_BEHIND > this.#slots;
  }

  /** Adds the missing slots to the sets. */
  catchUp(): void {
    const [first, end] = [this.#inSets, this.#slots];
    this.#inSets = end;
    // A field without a lane of its own has no value to add.
    if (!this.#isOwn || !this.#sets || first === end) return;
    if (end - first < WORTH_LISTING) {
      for (let slot = first; slot < end && this.#sets; slot++) this.#addToSets(this.#sets, slot, this.lane.get(slot));
      return;
    }
    if (!this.#sets.addLane(this.lane, { first, end }, this.dictionary, this.#mostSets)) this.#dropSets(this.#sets);
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
    this.#takeLane();
    this.lane.takeOver(before, slots);
  }

  #takeLane(): void {
    this.lane = this.#arena.lanes.take(this.dictionary.size > NARROW_CODES);
    this.#isOwn = true;
  }

  #makeSets(): void {
    this.#sets = new ValueSets(this.#arena);
    this.#inSets = 0;
  }

  #addToSets(sets: ValueSets, slot: number, code: number): void {
    if (code === NO_VALUE) return;
    const { lists } = this.dictionary;
    const members = lists.size === 0 ? undefined : lists.get(code);
    if (members) sets.addEach(members, slot);
    else sets.add(code, slot);
    this.#dropIfMany(sets);
  }

  #dropIfMany(sets: ValueSets): void {
    if (sets.size > this.#mostSets) this.#dropSets(sets);
  }

  #dropSets(sets: ValueSets): void {
    sets.dropAll();
    this.#sets = null;
  }
}
