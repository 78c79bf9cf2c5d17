import { KERNELS_BASE64 } from "./kernels.generated.ts";
import { plainKernels, type Views } from "./kernels-plain.ts";

/**
 * The loops that a search spends its time in. They work on an arena's memory: what is named after a thing is its place
 * there, in bytes. Sets are bits, a slot each, `bytes` long (a multiple of 32); values are doubles; of codes there is
 * one each 8 bytes, those of the 32 bits there that `mask` has.
 */
export interface Kernels {
  clear(set: number, bytes: number): void;
  /** How many slots are in both sets. */
  countCommon(a: number, b: number, bytes: number): number;
  /**
   * Of so many sets, whose places are listed (32 bits each, 0 for none), replaces each place by how many slots the set
   * has in common with `set`.
   */
  countEach(set: number, places: number, count: number, bytes: number): void;
  /** 1 where anything is in both, else 0. */
  intersect(a: number, b: number, out: number, bytes: number): number;
  unite(a: number, b: number, out: number, bytes: number): void;
  /** What is in `a` and not in `b`; 1 where that is anything, else 0. */
  subtract(a: number, b: number, out: number, bytes: number): number;
  /** Adds who is in `base` and does not pass to `once`, or to `twice` too where it is there already. */
  fail(base: number, passes: number, once: number, twice: number, bytes: number): void;
  /** Adds to `out` the slots of `within` that have the code. */
  addEqual(codes: number, mask: number, code: number, within: number, out: number, bytes: number): void;
  /** Adds to `out` the slots of `within` whose code is marked by a 1 in `marks`, a byte each code. */
  addMarked(codes: number, mask: number, marks: number, within: number, out: number, bytes: number): void;
  /** Adds to `out` the slots of `within` whose value is within both ends; NaN never is. */
  addInRange(values: number, min: number, max: number, within: number, out: number, bytes: number): void;
  /** The same of values of 32 bits. */
  addInFloatRange(floats: number, min: number, max: number, within: number, out: number, bytes: number): void;
  /** Writes a set's slots, rising, 32 bits each, and anything into the 16 bytes behind them; returns how many. */
  list(set: number, out: number, bytes: number): number;
  /** Adds one to the count of each listed slot's code. */
  tally(slots: number, count: number, codes: number, mask: number, counts: number): void;
  /** The same of two columns, whose counts lie apart. */
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
   * The same of all four columns whose codes lie side by side, 16 bits each, from `codes`. Of a slot's bits from a
   * column's place `mask` are its code; a column that is not meant has none, and counts each slot in its first place.
   * The buffer is one of `TALLY_BUFFER` bytes.
   */
  tallyFour(
    slots: number,
    count: number,
    codes: number,
    buffer: number,
    ...masksAndCounts: readonly [number, number, number, number, number, number, number, number]
  ): void;
  /** Writes the least and the greatest value of the listed slots; Infinity and -Infinity where none has one. */
  extent(slots: number, count: number, values: number, out: number): void;
}

export const TALLY_BUFFER = 2048;

/**
 * A memory and the kernels that work on it. The buffer is another one after each growth; views of the old stay right.
 */
export interface KernelMemory {
  readonly kernels: Kernels;
  /** Nanoseconds, about, by whose ratio the cheaper way is chosen. */
  readonly costs: {
    /** `countEach` for 64 slots of a set. */
    readonly word: number;
    /** `tally` for one slot. */
    readonly slot: number;
    /** Adding a list's count to its values'. */
    readonly list: number;
  };
  buffer(): SharedArrayBuffer;
  /** Makes the memory at least this long. */
  reach(bytes: number): void;
}

const PAGE = 65_536;
const MOST_PAGES = 65_536;
/** Untouched memory costs nothing, growing takes some microseconds. */
const GROWTH = 9 / 8;

let compiled: WebAssembly.Module | null | undefined;

/** WebAssembly where the machine has its 128-bit instructions, else the same in plain JavaScript, many times slower. */
export function kernelMemory(): KernelMemory {
  compiled ??= compile();
  return compiled ? webAssemblyMemory(compiled) : plainMemory();
}

function compile(): WebAssembly.Module | null {
  if (typeof WebAssembly === "undefined") return null;
  const bytes = Uint8Array.from(atob(KERNELS_BASE64), (letter) => letter.charCodeAt(0));
  return WebAssembly.validate(bytes) ? new WebAssembly.Module(bytes) : null;
}

/** Shared, for views of a shared memory outlive its growth; no other thread ever sees it. */
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

/** Views of a fixed length: those that follow their buffer's growth are several times slower. */
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

/** At least what is needed, and then more than what was had, lest it grow by single pages. */
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
