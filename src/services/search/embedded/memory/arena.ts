import { CodeLanes } from "../columns/code-lanes.ts";
import type { Bits } from "./bits.ts";
import type { KernelMemory } from "./kernels.ts";

/** A set of slots in an arena: where it lies, and its bits to be read and set one by one. */
export interface SlotSet {
  readonly at: number;
  readonly bits: Bits;
}

const LINE = 64;
/** Slots that the kernels take at a time at the most. */
const STRIDE = 256;

/**
 * The memory that the kernels work on, for a fixed number of slots: a store that outgrows it moves into a larger one,
 * so nothing in it ever has to be moved about. Sets, which come and go, are handed out again.
 */
export class Arena {
  readonly capacity: number;
  readonly kernels: KernelMemory["kernels"];
  readonly costs: KernelMemory["costs"];
  readonly lanes: CodeLanes;
  readonly #memory: KernelMemory;
  readonly #given: SlotSet[] = [];
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

  /** How long a set's beginning is that holds all of the first `slots`. */
  bytesFor(slots: number): number {
    return Math.ceil(slots / STRIDE) * (STRIDE / 8);
  }

  /** An empty set. */
  takeSet(): SlotSet {
    const set = this.#given.pop();
    if (!set) return this.#newSet();
    this.kernels.clear(set.at, this.capacity / 8);
    return set;
  }

  /** Takes back a set that nobody holds any more. */
  giveBack(set: SlotSet): void {
    this.#given.push(set);
  }

  /** Zeroes, this many bytes, for as long as the arena lives. */
  take(bytes: number): number {
    const at = this.#end;
    this.#end += Math.ceil(bytes / LINE) * LINE;
    this.#memory.reach(this.#end);
    return at;
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
