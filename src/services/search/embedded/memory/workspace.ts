import type { Arena, SlotSet } from "./arena.ts";
import { TALLY_BUFFER } from "./kernels.ts";

/** The slots of a set one after another, and the place of that list. */
export interface SlotList {
  readonly at: number;
  readonly count: number;
  readonly slots: Uint32Array;
}

/** Bytes after a list that the kernel may overwrite. */
const BEHIND_LIST = 16;

/**
 * Scratch memory for one search. Nothing in it outlives the search: each search runs without interruption, and the next
 * one starts afresh.
 */
export class Workspace {
  readonly arena: Arena;
  /** Bytes of the part of a set that covers the slots in use. */
  bytes = 0;
  readonly #sets: SlotSet[] = [];
  #used = 0;
  readonly #list: { readonly at: number; readonly slots: Uint32Array };
  #listed: { readonly set: SlotSet; readonly count: number } | null = null;
  #counters = { at: 0, capacity: 0 };
  /** Buffer for `tallyFour`. */
  readonly buffer: number;
  readonly #pair: { readonly at: number; readonly values: Float64Array };

  constructor(arena: Arena) {
    this.arena = arena;
    const at = arena.take(arena.capacity * 4 + BEHIND_LIST);
    this.#list = { at, slots: arena.words(at, arena.capacity) };
    this.buffer = arena.take(TALLY_BUFFER);
    const pairAt = arena.take(16);
    this.#pair = { at: pairAt, values: arena.doubles(pairAt, 2) };
  }

  /** Frees everything, for a new search among this many slots. */
  begin(slots: number): void {
    this.bytes = this.arena.bytesFor(slots);
    this.#used = 0;
    this.#listed = null;
  }

  /** A set to write on. Its content is whatever its last user left. */
  anySet(): SlotSet {
    const set = this.#sets[this.#used] ?? this.arena.takeSet();
    this.#sets[this.#used++] = set;
    return set;
  }

  emptySet(): SlotSet {
    const set = this.anySet();
    this.arena.kernels.clear(set.at, this.bytes);
    return set;
  }

  /** A set filled by `write`, which returns whether it wrote any slot; null if it did not. */
  setIf(write: (set: SlotSet) => boolean): SlotSet | null {
    const before = this.#used;
    const set = this.anySet();
    if (write(set)) return set;
    this.#used = before;
    return null;
  }

  /** The slots in both sets, or null if there are none. */
  common(a: SlotSet, b: SlotSet): SlotSet | null {
    return this.setIf((out) => this.arena.kernels.intersect(a.at, b.at, out.at, this.bytes) === 1);
  }

  /** The slots in either set. */
  either(a: SlotSet, b: SlotSet): SlotSet {
    const out = this.anySet();
    this.arena.kernels.unite(a.at, b.at, out.at, this.bytes);
    return out;
  }

  /** Runs a part of the work and then frees the sets it requested. */
  part(work: () => void): void {
    const before = this.#used;
    work();
    this.#used = before;
  }

  sizeOf({ at }: SlotSet): number {
    return this.arena.kernels.countCommon(at, at, this.bytes);
  }

  /** A set's slots in ascending order, valid until the slots of another set are requested. */
  slotsOf(set: SlotSet): SlotList {
    if (this.#listed?.set !== set) {
      this.#listed = { set, count: this.arena.kernels.list(set.at, this.#list.at, this.bytes) };
    }
    const { count } = this.#listed;
    return { at: this.#list.at, count, slots: this.#list.slots.subarray(0, count) };
  }

  /** `count` 32-bit counters, zeroed, valid until the next call. */
  counters(count: number): { readonly at: number; readonly counts: Uint32Array } {
    if (count > this.#counters.capacity) {
      const capacity = count * 2;
      this.#counters = { at: this.arena.take(capacity * 4), capacity };
    }
    const { at } = this.#counters;
    this.arena.kernels.clear(at, count * 4);
    return { at, counts: this.arena.words(at, count) };
  }

  /** The least and greatest value of a column's slots; null if none has one. */
  extentOf(values: number, { at, count }: SlotList): { min: number; max: number } | null {
    this.arena.kernels.extent(at, count, values, this.#pair.at);
    const [min = 0, max = 0] = this.#pair.values;
    return min <= max ? { min, max } : null;
  }
}
