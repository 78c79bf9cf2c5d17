import type { Kernels, Views } from "./kernel-calls.ts";
import { KERNELS_BASE64 } from "./kernels.generated.ts";
import { plainKernels } from "./kernels-plain.ts";

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
/** Memory that was never written costs nothing, but growing takes some microseconds, so it grows by an eighth. */
const GROWTH = 9 / 8;

let compiled: WebAssembly.Module | null | undefined;

/**
 * WebAssembly if the machine supports its 128-bit instructions, otherwise plain JavaScript, which is many times slower.
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

/** The views have a fixed length, because views that follow their buffer's growth are several times slower. */
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
