import { expect, test } from "vitest";
import type { Refinements } from "../port.ts";
import type { Asking } from "./stock.ts";

/** Tests of totals, facet counts and range ends, on CARS. */
export function testCounts(on: Asking): void {
  test("every value is counted, a list's once each; numbers and flags are told as text", async () => {
    const { total, facets } = await on.answer({ facets: ["make", "features", "certified", "seats"], limit: 0 });
    expect(total).toBe(8);
    expect(facets).toEqual({
      make: { Toyota: 2, Suzuki: 1, Nissan: 1, Citroën: 2, GWM: 1, "Great Wall": 1 },
      features: { "Tow bar": 4, "Sat Nav": 5, '4" screen': 1 },
      certified: { true: 3, false: 5 },
      seats: { 2: 1, 5: 5, 7: 1 },
    });
  });

  const spellings = on.differs("one-count-for-spellings") ? "as one" : "each by itself";
  test(`spellings of a value that differ in case are counted ${spellings}`, async () => {
    const { facets } = await on.answer({ filter: "make = Citroën", facets: ["body"] });
    const counts = Object.values(facets.body ?? {});
    expect(counts).toEqual(on.differs("one-count-for-spellings") ? [2] : [1, 1]);
  });

  test("a field's own choice narrows the other counts and not its own", async () => {
    const refinements = { facets: { make: ["Toyota", "Suzuki"], body: ["ute"] }, ranges: {} };
    const { total, facets } = await on.answer({ refinements, facets: ["make", "body", "features"] });
    expect(total).toBe(2);
    expect(facets).toEqual({
      make: { Toyota: 1, Suzuki: 1, GWM: 1, "Great Wall": 1 },
      body: { Ute: 2, Sedan: 1 },
      features: {},
    });
  });

  test("a range has both its ends, and does not narrow what it reports of its own field", async () => {
    const refinements = { facets: {}, ranges: { price: { min: 12_000, max: 40_000 } } };
    const { total, stats, facets } = await on.answer({ refinements, stats: ["price", "km"], facets: ["make"] });
    expect(total).toBe(4);
    expect(stats).toEqual({ price: { min: 9_000, max: 80_000 }, km: { min: 10, max: 150_000 } });
    expect(facets.make).toEqual({ Toyota: 1, Suzuki: 1, GWM: 1, "Great Wall": 1 });
  });

  test("a range may have one end or none, and both of one field narrow together with a choice", async () => {
    const of = (ranges: Refinements["ranges"], facets = {}) => on.found("", { refinements: { facets, ranges } });
    expect(await of({ price: { min: 40_000 } })).toEqual([1, 4]);
    expect(await of({ price: { max: 9_000 } })).toEqual([5, 6]);
    expect(await of({ price: {} }, { make: [] })).toHaveLength(8);
    expect(await of({ price: { min: 40_000 }, km: { max: 50_000 } }, { certified: ["false"] })).toEqual([4]);
  });

  test("of nothing there are no counts and no ends", async () => {
    const answer = await on.answer({ filter: "make = Nobody", facets: ["make"], stats: ["price"] });
    expect(answer).toMatchObject({ hits: [], total: 0, facets: { make: {} }, stats: {} });
  });

  test("five hundred choices of one field are as good as two", async () => {
    const many = Array.from({ length: 500 }, (_, index) => `Make ${index}`);
    expect(await on.found("", { refinements: { facets: { make: [...many, "GWM"] }, ranges: {} } })).toEqual([7]);
  });
}
