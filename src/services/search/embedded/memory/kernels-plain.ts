import { onesIn } from "./bits.ts";
import type { Kernels, Views } from "./kernel-calls.ts";

/** The kernels in plain JavaScript, for machines without WebAssembly's 128-bit instructions. */
export function plainKernels(views: Views): Kernels {
  return { ...setKernels(views), ...slotKernels(views), ...columnKernels(views) };
}

type SetKernels = Pick<Kernels, "clear" | "countCommon" | "countEach" | "intersect" | "unite" | "subtract" | "fail">;

function setKernels(views: Views): SetKernels {
  const countCommon: Kernels["countCommon"] = (a, b, bytes) => {
    const { words } = views;
    let count = 0;
    for (let at = 0; at < bytes; at += 4) count += onesIn((words[(a + at) >>> 2] ?? 0) & (words[(b + at) >>> 2] ?? 0));
    return count;
  };

  return {
    countCommon,
    countEach: (set, places, count, bytes) => {
      const { words } = views;
      for (let index = places >>> 2; index < (places >>> 2) + count; index++) {
        const other = words[index] ?? 0;
        if (other > 0) words[index] = countCommon(set, other, bytes);
      }
    },
    clear: (set, bytes) => {
      views.words.fill(0, set >>> 2, (set + bytes) >>> 2);
    },
    intersect: (a, b, out, bytes) => {
      const { words } = views;
      let some = 0;
      for (let at = 0; at < bytes; at += 4) {
        const left = (words[(a + at) >>> 2] ?? 0) & (words[(b + at) >>> 2] ?? 0);
        words[(out + at) >>> 2] = left;
        some |= left;
      }
      return some === 0 ? 0 : 1;
    },
    unite: (a, b, out, bytes) => {
      const { words } = views;
      for (let at = 0; at < bytes; at += 4) {
        words[(out + at) >>> 2] = (words[(a + at) >>> 2] ?? 0) | (words[(b + at) >>> 2] ?? 0);
      }
    },
    subtract: (a, b, out, bytes) => {
      const { words } = views;
      let some = 0;
      for (let at = 0; at < bytes; at += 4) {
        const left = (words[(a + at) >>> 2] ?? 0) & ~(words[(b + at) >>> 2] ?? 0);
        words[(out + at) >>> 2] = left;
        some |= left;
      }
      return some === 0 ? 0 : 1;
    },
    fail: (base, passes, once, twice, bytes) => {
      const { words } = views;
      for (let at = 0; at < bytes; at += 4) {
        const fails = (words[(base + at) >>> 2] ?? 0) & ~(words[(passes + at) >>> 2] ?? 0);
        const before = words[(once + at) >>> 2] ?? 0;
        words[(twice + at) >>> 2] = (words[(twice + at) >>> 2] ?? 0) | (before & fails);
        words[(once + at) >>> 2] = before | fails;
      }
    },
  };
}

/** The 32 bits at a slot's code, as one number. */
function codeAt(halves: Uint16Array, codes: number, slot: number, mask: number): number {
  const place = (codes >>> 1) + slot * 4;
  return (((halves[place] ?? 0) | ((halves[place + 1] ?? 0) << 16)) & mask) >>> 0;
}

type SlotKernels = Pick<Kernels, "addSlots" | "list">;

function slotKernels(views: Views): SlotKernels {
  return {
    addSlots: (codes, mask, first, end, lists) => {
      const { words, halves } = views;
      for (let slot = first; slot < end; slot++) {
        const list = words[(lists >>> 2) + codeAt(halves, codes, slot, mask)] ?? 0;
        for (let at = list >>> 2; at > 0 && words[at] !== 0; at++) {
          const place = ((words[at] ?? 0) >>> 2) + (slot >>> 5);
          words[place] = (words[place] ?? 0) | (1 << (slot & 31));
        }
      }
    },
    list: (set, out, bytes) => {
      const { words } = views;
      let count = 0;
      for (let at = 0; at < bytes; at += 4) {
        for (let rest = words[(set + at) >>> 2] ?? 0; rest !== 0; rest &= rest - 1) {
          words[(out >>> 2) + count++] = at * 8 + 31 - Math.clz32(rest & -rest);
        }
      }
      return count;
    },
  };
}

function columnKernels(views: Views): Omit<Kernels, keyof SetKernels | keyof SlotKernels> {
  /** Adds to `out` the slots of `within` that pass. */
  function add(within: number, out: number, bytes: number, passes: (slot: number) => boolean): void {
    const { words } = views;
    for (let at = 0; at < bytes; at += 4) {
      let found = words[(out + at) >>> 2] ?? 0;
      for (let remaining = words[(within + at) >>> 2] ?? 0; remaining !== 0; remaining &= remaining - 1) {
        const bit = 31 - Math.clz32(remaining & -remaining);
        if (passes(at * 8 + bit)) found |= 1 << bit;
      }
      words[(out + at) >>> 2] = found;
    }
  }

  const tally: Kernels["tally"] = (slots, count, codes, mask, counts) => {
    const { words, halves } = views;
    for (let index = 0; index < count; index++) {
      const place = (counts >>> 2) + codeAt(halves, codes, words[(slots >>> 2) + index] ?? 0, mask);
      words[place] = (words[place] ?? 0) + 1;
    }
  };

  return {
    addEqual: (codes, mask, code, within, out, bytes) => {
      const { halves } = views;
      add(within, out, bytes, (slot) => codeAt(halves, codes, slot, mask) === code);
    },
    addMarked: (codes, mask, marks, within, out, bytes) => {
      const { halves, bytes: marked } = views;
      add(within, out, bytes, (slot) => marked[marks + codeAt(halves, codes, slot, mask)] === 1);
    },
    addInRange: (values, min, max, within, out, bytes) => {
      const { doubles } = views;
      add(within, out, bytes, (slot) => {
        const value = doubles[(values >>> 3) + slot] ?? Number.NaN;
        return value >= min && value <= max;
      });
    },
    addInFloatRange: (column, min, max, within, out, bytes) => {
      const { floats } = views;
      add(within, out, bytes, (slot) => {
        const value = floats[(column >>> 2) + slot] ?? Number.NaN;
        return value >= min && value <= max;
      });
    },
    tally,
    tallyTwo: (slots, count, codes, mask, counts, otherCodes, otherMask, otherCounts) => {
      tally(slots, count, codes, mask, counts);
      tally(slots, count, otherCodes, otherMask, otherCounts);
    },
    tallyFour: (slots, count, codes, _buffer, ...masksAndCounts) => {
      for (let lane = 0; lane < 4; lane++) {
        const [mask = 0, counts = 0] = masksAndCounts.slice(lane * 2);
        tally(slots, count, codes + lane * 2, mask, counts);
      }
    },
    extent: (slots, count, values, out) => {
      const { words, doubles } = views;
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
