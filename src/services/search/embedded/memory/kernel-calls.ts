/** Typed views of one memory, created again when it has grown. */
export interface Views {
  words: Uint32Array;
  halves: Uint16Array;
  bytes: Uint8Array;
  floats: Float32Array;
  doubles: Float64Array;
}

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
  /** Writes the intersection to `out`. Returns 1 if it has any slot, otherwise 0. */
  intersect(a: number, b: number, out: number, bytes: number): number;
  unite(a: number, b: number, out: number, bytes: number): void;
  /** Writes the slots of `a` that are not in `b` to `out`. Returns 1 if there are any, otherwise 0. */
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
   * Adds the slots from `first` up to, but not including, `end` to sets. `lists` has 32 bits for each code: the place
   * of a list of its sets' places, which ends with a 0, or 0 for none.
   */
  addSlots(codes: number, mask: number, first: number, end: number, lists: number): void;
  /**
   * Writes a set's slots in ascending order, 32 bits each, and arbitrary data into the 16 bytes after them. Returns
   * their number.
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
