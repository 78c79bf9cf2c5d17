import { onesIn } from "./bits.ts";
import type { Kernels } from "./kernels.ts";

/** The kernels in plain JavaScript, for machines without WebAssembly's 128-bit instructions. The views grow with the buffer. */
export function plainKernels(buffer: SharedArrayBuffer): Kernels {
  return { ...setKernels(new Uint32Array(buffer)), ...columnKernels(buffer) };
}

type SetKernels = Pick<Kernels, "clear" | "countCommon" | "intersect" | "unite" | "subtract" | "fail">;

function setKernels(words: Uint32Array): SetKernels {
  const combined =
    (combine: (a: number, b: number) => number) => (a: number, b: number, out: number, bytes: number) => {
      for (let at = 0; at < bytes; at += 4) {
        words[(out + at) >>> 2] = combine(words[(a + at) >>> 2] ?? 0, words[(b + at) >>> 2] ?? 0);
      }
    };
  return {
    clear: (set, bytes) => {
      words.fill(0, set >>> 2, (set + bytes) >>> 2);
    },
    countCommon: (a, b, bytes) => {
      let count = 0;
      for (let at = 0; at < bytes; at += 4)
        count += onesIn((words[(a + at) >>> 2] ?? 0) & (words[(b + at) >>> 2] ?? 0));
      return count;
    },
    intersect: combined((a, b) => a & b),
    unite: combined((a, b) => a | b),
    subtract: combined((a, b) => a & ~b),
    fail: (base, passes, once, twice, bytes) => {
      for (let at = 0; at < bytes; at += 4) {
        const fails = (words[(base + at) >>> 2] ?? 0) & ~(words[(passes + at) >>> 2] ?? 0);
        const before = words[(once + at) >>> 2] ?? 0;
        words[(twice + at) >>> 2] = (words[(twice + at) >>> 2] ?? 0) | (before & fails);
        words[(once + at) >>> 2] = before | fails;
      }
    },
  };
}

function columnKernels(buffer: SharedArrayBuffer): Omit<Kernels, keyof SetKernels> {
  const words = new Uint32Array(buffer);
  const bytesOf = new Uint8Array(buffer);
  const doubles = new Float64Array(buffer);

  /** Adds to `out` the slots of `within` that pass. */
  function add(within: number, out: number, bytes: number, passes: (slot: number) => boolean): void {
    for (let at = 0; at < bytes; at += 4) {
      let found = words[(out + at) >>> 2] ?? 0;
      for (let asked = words[(within + at) >>> 2] ?? 0; asked !== 0; asked &= asked - 1) {
        const bit = 31 - Math.clz32(asked & -asked);
        if (passes(at * 8 + bit)) found |= 1 << bit;
      }
      words[(out + at) >>> 2] = found;
    }
  }

  return {
    addEqual: (codes, code, within, out, bytes) =>
      add(within, out, bytes, (slot) => words[(codes >>> 2) + slot] === code),
    addMarked: (codes, marks, within, out, bytes) =>
      add(within, out, bytes, (slot) => bytesOf[marks + (words[(codes >>> 2) + slot] ?? 0)] === 1),
    addInRange: (values, min, max, within, out, bytes) =>
      add(within, out, bytes, (slot) => {
        const value = doubles[(values >>> 3) + slot] ?? Number.NaN;
        return value >= min && value <= max;
      }),
    list: (set, out, bytes) => {
      let count = 0;
      for (let at = 0; at < bytes; at += 4) {
        for (let rest = words[(set + at) >>> 2] ?? 0; rest !== 0; rest &= rest - 1) {
          words[(out >>> 2) + count++] = at * 8 + 31 - Math.clz32(rest & -rest);
        }
      }
      return count;
    },
    tally: (slots, count, codes, counts) => {
      for (let index = 0; index < count; index++) {
        const place = (counts >>> 2) + (words[(codes >>> 2) + (words[(slots >>> 2) + index] ?? 0)] ?? 0);
        words[place] = (words[place] ?? 0) + 1;
      }
    },
    extent: (slots, count, values, out) => {
      let min = Number.POSITIVE_INFINITY;
      let max = Number.NEGATIVE_INFINITY;
      for (let index = 0; index < count; index++) {
        const value = doubles[(values >>> 3) + (words[(slots >>> 2) + index] ?? 0)] ?? Number.NaN;
        if (value < min) min = value;
        if (value > max) max = value;
      }
      doubles[out >>> 3] = min;
      doubles[(out >>> 3) + 1] = max;
    },
  };
}
