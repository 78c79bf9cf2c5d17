import { CodeLanes } from "../columns/code-lanes.ts";
import type { Bits } from "./bits.ts";
import type { KernelMemory } from "./kernels.ts";

/**
 * How much larger than required the new scratch memory is. Outgrown scratch memory is lost until the store moves to a
 * larger arena.
 */
const SCRATCH_GROWTH = 2;

/** A set of slots in an arena: its place, and its bits to read and write one by one. */
export interface SlotSet {
  readonly at: number;
  readonly bits: Bits;
}

const LINE = 64;
/** The most slots that the kernels process at a time. */
const STRIDE = 256;

/**
 * The memory that the kernels work on, for a fixed number of slots. A store that outgrows it moves into a larger one,
 * so nothing within an arena ever moves. The memory of sets, which come and go, is reused.
 */
export class Arena {
  readonly capacity: number;
  readonly kernels: KernelMemory["kernels"];
  readonly costs: KernelMemory["costs"];
  readonly lanes: CodeLanes;
  readonly #memory: KernelMemory;
  readonly #returned: SlotSet[] = [];
  #noNumbers: { readonly at: number; readonly values: Float64Array } | null = null;
  #scratch: { readonly at: number; readonly words: Uint32Array } = { at: 0, words: new Uint32Array(0) };
  #end = LINE;

  constructor(capacity: number, memory: KernelMemory) {
    this.capacity = capacity;
    this.#memory = memory;
    this.kernels = memory.kernels;
    this.costs = memory.costs;
    this.lanes = new CodeLanes(this);
  }

  /** Bytes in use. */
  get size(): number {
    return this.#end;
  }

  /** The bytes of a set that cover the first `slots`. */
  bytesFor(slots: number): number {
    return Math.ceil(slots / STRIDE) * (STRIDE / 8);
  }

  /** An empty set. */
  takeSet(): SlotSet {
    const set = this.#returned.pop();
    if (!set) return this.#newSet();
    this.kernels.clear(set.at, this.capacity / 8);
    return set;
  }

  /** Takes back a set that is no longer used. */
  giveBack(set: SlotSet): void {
    this.#returned.push(set);
  }

  /** Reserves this many zeroed bytes for as long as the arena lives. */
  take(bytes: number): number {
    const at = this.#end;
    this.#end += Math.ceil(bytes / LINE) * LINE;
    this.#memory.reach(this.#end);
    return at;
  }

  /** At least `count` 32-bit words of arbitrary content, valid until the next call. */
  scratch(count: number): { readonly at: number; readonly words: Uint32Array } {
    if (count > this.#scratch.words.length) {
      const larger = Math.ceil(count * SCRATCH_GROWTH);
      const at = this.take(larger * 4);
      this.#scratch = { at, words: this.words(at, larger) };
    }
    return this.#scratch;
  }

  /** Doubles that are all NaN, shared by all columns in which no document has a number yet. */
  noNumbers(): { readonly at: number; readonly values: Float64Array } {
    this.#noNumbers ??= this.takeNumbers();
    return this.#noNumbers;
  }

  /** A double for each slot, NaN at first. */
  takeNumbers(): { readonly at: number; readonly values: Float64Array } {
    const at = this.take(this.capacity * 8);
    return { at, values: this.doubles(at, this.capacity).fill(Number.NaN) };
  }

  words(at: number, count: number): Uint32Array {
    return new Uint32Array(this.#memory.buffer(), at, count);
  }

  halves(at: number, count: number): Uint16Array {
    return new Uint16Array(this.#memory.buffer(), at, count);
  }

  doubles(at: number, count: number): Float64Array {
    return new Float64Array(this.#memory.buffer(), at, count);
  }

  floats(at: number, count: number): Float32Array {
    return new Float32Array(this.#memory.buffer(), at, count);
  }

  bytes(at: number, count: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer(), at, count);
  }

  #newSet(): SlotSet {
    const at = this.take(this.capacity / 8);
    return { at, bits: this.words(at, this.capacity / 32) };
  }
}
