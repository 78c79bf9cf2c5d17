/** A seeded random generator: the same seed gives the same numbers on every machine. */
export interface Chance {
  /** A number from 0 up to but not including 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** Returns true with this probability. */
  happens(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks by weight: a weight of 2 is twice as likely as one of 1. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T;
  /** A normally distributed number with mean 0 and deviation 1, limited to -3 and 3. */
  bell(): number;
  /** Picks some of the list and keeps their order. */
  some<T>(list: readonly T[], count: number): T[];
}

/**
 * Uses Mulberry32; `stream` makes independent sequences from one seed, so that a car does not depend on earlier ones.
 */
export function chance(seed: number, stream: number): Chance {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => at(list, Math.floor(next() * list.length));
  return {
    next,
    pick,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    happens: (probability) => next() < probability,
    weighted: (list, weight) => {
      let left = next() * list.reduce((sum, item) => sum + weight(item), 0);
      for (const item of list) {
        left -= weight(item);
        if (left < 0) {
          return item;
        }
      }
      return at(list, list.length - 1);
    },
    bell: () => Math.max(-3, Math.min(3, (next() + next() + next() + next() - 2) * Math.sqrt(3))),
    some: (list, count) => {
      const open = list.map((item, index) => ({ item, index }));
      const taken = Array.from({ length: Math.min(count, open.length) }, () =>
        at(open.splice(Math.floor(next() * open.length), 1), 0),
      );
      return taken.sort((a, b) => a.index - b.index).map(({ item }) => item);
    },
  };
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) {
    throw new Error("Nothing to pick from.");
  }
  return item;
}
