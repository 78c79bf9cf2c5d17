import { KERNELS_BASE64 } from "./kernels.generated.ts";
import { plainKernels, type Views } from "./kernels-plain.ts";

/**
 * The loops in which a search spends its time. They work on an arena's memory, where each parameter named after a
 * thing is that thing's place in bytes. Sets are one bit per slot, `bytes` long (a multiple of 32); values are
 * doubles; codes lie 8 bytes apart, and `mask` selects those bits of the 32 at each place that are the code.
 */
export interface Kernels {
  clear(set: number, bytes: number): void;
  /** How many slots are in both sets. */
  countCommon(a: number, b: number, bytes: number): number;
  /**
   * For `count` sets whose places are listed (32 bits each, 0 for none), replaces each place by the number of slots
   * that the set shares with `set`.
   */
  countEach(set: number, places: number, count: number, bytes: number): void;
  /** Writes the intersection to `out`. 1 where it has any slot, else 0. */
  intersect(a: number, b: number, out: number, bytes: number): number;
  unite(a: number, b: number, out: number, bytes: number): void;
  /** Writes the slots of `a` that are not in `b` to `out`. 1 where there are any, else 0. */
  subtract(a: number, b: number, out: number, bytes: number): number;
  /** Adds the slots of `base` that are not in `passes` to `once`, and those that were in `once` already to `twice`. */
  fail(base: number, passes: number, once: number, twice: number, bytes: number): void;
  /** Adds to `out` the slots of `within` that have the code. */
  addEqual(codes: number, mask: number, code: number, within: number, out: number, bytes: number): void;
  /** Adds to `out` the slots of `within` whose code is marked by a 1 in `marks`, a byte each code. */
  addMarked(codes: number, mask: number, marks: number, within: number, out: number, bytes: number): void;
  /** Adds to `out` the slots of `within` whose value is within both ends; NaN never is. */
  addInRange(values: number, min: number, max: number, within: number, out: number, bytes: number): void;
  /** As `addInRange`, for 32-bit floats. */
  addInFloatRange(floats: number, min: number, max: number, within: number, out: number, bytes: number): void;
  /**
   * Writes a set's slots, rising, 32 bits each, and arbitrary data into the 16 bytes after them; returns their
   * number.
   */
  list(set: number, out: number, bytes: number): number;
  /** Adds one to the count of each listed slot's code. */
  tally(slots: number, count: number, codes: number, mask: number, counts: number): void;
  /** As `tally`, for two columns, each with counts of its own. */
  tallyTwo(
    slots: number,
    count: number,
    codes: number,
    mask: number,
    counts: number,
    otherCodes: number,
    otherMask: number,
    otherCounts: number,
  ): void;
  /**
   * As `tally`, for all four columns whose codes lie side by side, 16 bits each, from `codes`. For each column `mask`
   * selects the bits that are its code; a column that is not wanted has mask 0 and counts every slot in its first
   * counter. The buffer has `TALLY_BUFFER` bytes.
   */
  tallyFour(
    slots: number,
    count: number,
    codes: number,
    buffer: number,
    ...masksAndCounts: readonly [number, number, number, number, number, number, number, number]
  ): void;
  /** Writes the least and the greatest value of the listed slots; Infinity and -Infinity where none has a value. */
  extent(slots: number, count: number, values: number, out: number): void;
}

export const TALLY_BUFFER = 2048;

/**
 * A memory and the kernels that work on it. After growth `buffer` is another object; views of the old one stay valid.
 */
export interface KernelMemory {
  readonly kernels: Kernels;
  /** Rough costs in nanoseconds, whose ratio decides which way of counting is cheaper. */
  readonly costs: {
    /** Cost of `countEach` for 64 slots of a set. */
    readonly word: number;
    /** Cost of `tally` for one slot. */
    readonly slot: number;
    /** Cost of adding a list's count to the counts of its values. */
    readonly list: number;
  };
  buffer(): SharedArrayBuffer;
  /** Makes the memory at least this long. */
  reach(bytes: number): void;
}

const PAGE = 65_536;
const MOST_PAGES = 65_536;
/** Memory that was never written costs nothing, but growing takes some microseconds; so it grows by an eighth. */
const GROWTH = 9 / 8;

let compiled: WebAssembly.Module | null | undefined;

/**
 * WebAssembly where the machine supports its 128-bit instructions, else plain JavaScript, which is many times slower.
 */
export function kernelMemory(): KernelMemory {
  compiled ??= compile();
  return compiled ? webAssemblyMemory(compiled) : plainMemory();
}

function compile(): WebAssembly.Module | null {
  if (typeof WebAssembly === "undefined") return null;
  const bytes = Uint8Array.from(atob(KERNELS_BASE64), (letter) => letter.charCodeAt(0));
  return WebAssembly.validate(bytes) ? new WebAssembly.Module(bytes) : null;
}

/** The memory is shared because views of a shared memory survive its growth; no other thread ever uses it. */
function webAssemblyMemory(module: WebAssembly.Module): KernelMemory {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: MOST_PAGES, shared: true });
  const instance = new WebAssembly.Instance(module, { memory: { memory } });
  return {
    kernels: instance.exports as unknown as Kernels,
    costs: { word: 0.28, slot: 0.8, list: 40 },
    buffer: () => memory.buffer as unknown as SharedArrayBuffer,
    reach: (bytes) => {
      const had = memory.buffer.byteLength;
      if (bytes > had) memory.grow(pagesFor(bytes, had) - had / PAGE);
    },
  };
}

/** Its views have a fixed length: views that follow their buffer's growth are several times slower. */
export function plainMemory(): KernelMemory {
  const buffer = new SharedArrayBuffer(PAGE, { maxByteLength: PAGE * MOST_PAGES });
  const views = viewsOf(buffer);
  return {
    kernels: plainKernels(views),
    costs: { word: 3.2, slot: 1.3, list: 40 },
    buffer: () => buffer,
    reach: (bytes) => {
      const had = buffer.byteLength;
      if (bytes <= had) return;
      buffer.grow(pagesFor(bytes, had) * PAGE);
      Object.assign(views, viewsOf(buffer));
    },
  };
}

/** At least what is needed and in proportion to the old size, so that the memory does not grow page by page. */
function pagesFor(bytes: number, had: number): number {
  const needed = Math.ceil(bytes / PAGE);
  return Math.max(needed, Math.min(MOST_PAGES, Math.ceil((had * GROWTH) / PAGE)));
}

function viewsOf(buffer: SharedArrayBuffer): Views {
  const length = buffer.byteLength;
  return {
    words: new Uint32Array(buffer, 0, length / 4),
    halves: new Uint16Array(buffer, 0, length / 2),
    bytes: new Uint8Array(buffer, 0, length),
    floats: new Float32Array(buffer, 0, length / 4),
    doubles: new Float64Array(buffer, 0, length / 8),
  };
}
