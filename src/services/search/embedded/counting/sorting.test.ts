import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SortedOrder } from "../columns/sorted-order.ts";
import { emptyBits, setBit } from "../memory/bits.ts";
import { seed } from "../testing.ts";
import { compareSlots, firstSlots, type SortKey, sortSlots } from "./sorting.ts";

/** Any double, and often one of a few, so that later keys decide too. */
const value = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, 0, -0, 1, -1, 2.5, 1e300, -1e300, 5e-324));
const keysOf = (slots: number): fc.Arbitrary<SortKey[]> => {
  const column = fc
    .array(value, { minLength: slots, maxLength: slots })
    .map((values) => ({ values: Float64Array.from(values) }));
  const ids = {
    column: { values: Float64Array.from({ length: slots }, (_, slot) => slots - slot) },
    descending: false,
  };
  return fc
    .array(fc.record({ column, descending: fc.boolean() }), { maxLength: 2 })
    .map((keys): SortKey[] => [...keys, ids]);
};
const someSlots = fc.nat(120).chain((count) => fc.tuple(fc.constant(count), keysOf(count)));
const everySlot = (count: number) => Uint32Array.from({ length: count }, (_, slot) => slot);
const compared = (slots: Uint32Array, keys: readonly SortKey[]) => [...slots].sort((a, b) => compareSlots(a, b, keys));

describe("sorting", () => {
  test(`by digits gives what comparing gives (seed ${seed})`, () => {
    const run = fc.property(someSlots, ([count, keys]) => {
      const slots = everySlot(count);
      expect([...sortSlots(slots, keys)]).toEqual(compared(slots, keys));
    });
    fc.assert(run, { numRuns: 500, seed });
  });

  test(`the first of many are the first of all in order (seed ${seed})`, () => {
    const run = fc.property(someSlots, fc.nat(130), ([count, keys], wanted) => {
      const slots = everySlot(count);
      expect(firstSlots(slots, wanted, keys)).toEqual(compared(slots, keys).slice(0, wanted));
    });
    fc.assert(run, { numRuns: 500, seed });
  });

  test("looks at every bit of a number", () => {
    const values = Float64Array.from({ length: 104 }, (_, slot) =>
      slot === 0 ? 1 : slot < 53 ? 1 + 2 ** -slot : -1 - 2 ** -(slot - 52),
    );
    const ids = { column: { values: Float64Array.from({ length: 104 }, (_, slot) => slot) }, descending: false };
    for (const descending of [false, true]) {
      const keys = [{ column: { values }, descending }, ids];
      for (const other of everySlot(104).subarray(1)) {
        expect([...sortSlots(Uint32Array.of(0, other), keys)]).toEqual(compared(Uint32Array.of(0, other), keys));
        expect([...sortSlots(Uint32Array.of(other, 0), keys)]).toEqual(compared(Uint32Array.of(other, 0), keys));
      }
    }
  });

  test("no number comes last both ways, and the two zeros are one", () => {
    const column = { values: Float64Array.of(Number.NaN, 0, -0, 1) };
    const ids = { column: { values: Float64Array.of(4, 3, 2, 1) }, descending: false };
    expect([...sortSlots(everySlot(4), [{ column, descending: false }, ids])]).toEqual([2, 1, 3, 0]);
    expect([...sortSlots(everySlot(4), [{ column, descending: true }, ids])]).toEqual([3, 2, 1, 0]);
  });
});

describe("a kept order", () => {
  const SLOTS = 3_000;
  const values = Float64Array.from({ length: SLOTS }, (_, slot) => (slot * 7919) % 100);
  const ids = Float64Array.from({ length: SLOTS }, (_, slot) => slot);
  const keys = [
    { column: { values }, descending: false },
    { column: { values: ids }, descending: false },
  ];
  const order = (slots: Uint32Array) => new SortedOrder(new Set(["price"]), keys, slots);
  const bitsOf = (slots: Iterable<number>) => {
    const bits = emptyBits(SLOTS);
    for (const slot of slots) setBit(bits, slot);
    return bits;
  };
  const all = (sorted: SortedOrder) => sorted.first(SLOTS, bitsOf(everySlot(SLOTS)), SLOTS, () => false);

  test(`stays in order while slots come and go (seed ${seed})`, () => {
    const run = fc.property(fc.array(fc.nat(SLOTS - 1), { minLength: 1_000, maxLength: 3_000 }), (changes) => {
      const remaining = new Set(changes.slice(0, 10));
      const sorted = order(Uint32Array.from(remaining));
      for (const slot of changes) {
        if (remaining.delete(slot)) sorted.remove(slot);
        else {
          remaining.add(slot);
          sorted.insert(slot);
        }
      }
      expect(all(sorted)).toEqual(compared(Uint32Array.from(remaining), keys));
    });
    fc.assert(run, { numRuns: 20, seed });
  });

  test("can be emptied and filled again", () => {
    const sorted = order(everySlot(SLOTS));
    for (const slot of everySlot(SLOTS)) sorted.remove(slot);
    expect(all(sorted)).toEqual([]);
    sorted.insert(5);
    sorted.insert(3);
    expect(all(sorted)).toEqual(compared(Uint32Array.of(3, 5), keys));
  });

  test("is read from where a range begins, and not for longer than patience lasts", () => {
    const sorted = order(everySlot(SLOTS));
    const dear = everySlot(SLOTS).filter((slot) => (values[slot] ?? 0) >= 90);
    const first = compared(dear, keys).slice(0, 5);
    expect(sorted.first(5, bitsOf(dear), SLOTS, () => false)).toEqual(first);
    expect(sorted.first(5, bitsOf(dear), 500, () => false)).toBeNull();
    expect(sorted.first(5, bitsOf(dear), 500, (slot) => (values[slot] ?? 0) < 90)).toEqual(first);
  });
});
