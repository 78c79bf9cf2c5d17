import { expect, test } from "vitest";
import type { SearchDocument } from "../port.ts";
import type { Asking } from "./stock.ts";

const CAR: SearchDocument = { id: 1, name: "2020 Mazda CX", make: "Mazda", price: 30_000, rank: 0 };

/** Tests of putting, replacing and removing documents, on an engine that begins without any. */
export function testChanges(on: Asking): void {
  test("a document is found as it was put last, and no more when it is removed", async () => {
    await on.engine.put([CAR, { ...CAR, id: 2, make: "Kia", name: "2021 Kia Rio" }]);
    expect(await on.found("mazda")).toEqual([1]);
    await on.engine.put([{ ...CAR, make: "Subaru", name: "2020 Subaru XV", price: 10_000 }]);
    const answer = await on.answer({ facets: ["make"], stats: ["price"], sort: ["price:asc"] });
    expect(answer).toMatchObject({
      total: 2,
      facets: { make: { Subaru: 1, Kia: 1 } },
      stats: { price: { min: 10_000, max: 30_000 } },
    });
    expect([await on.found("mazda"), await on.found("subaru")]).toEqual([[], [1]]);
    await on.engine.remove([1, 99]);
    expect(await on.ids({})).toEqual([2]);
    await on.engine.put([]);
    await on.engine.remove([]);
    expect((await on.answer({ limit: 0 })).total).toBe(1);
    await on.engine.remove([2]);
    expect((await on.answer({ facets: ["make"] })).total).toBe(0);
  });

  test("whole words come before beginnings, and those before corrected ones; the index's order rules within each", async () => {
    const named = ["Special Lander", "Special Lando", "Special Lande", "Special Landx"];
    const others = named.map((name, index) => ({ id: 10 + index, name, make: "Other", rank: index }));
    await on.engine.put([...others, { id: 20, name: "Special Land", make: "Other", rank: -1 }]);
    expect(await on.ids({ query: "special land" })).toEqual([20, 13, 12, 11, 10]);
    expect(await on.ids({ query: "special lan" })).toEqual([13, 12, 11, 10, 20]);
    await on.engine.remove([10, 11, 12, 13, 20]);
  });

  test("a word of nine letters is corrected by two edits", async () => {
    await on.engine.put([{ ...CAR, id: 30, name: "Landcruiser" }]);
    expect(await on.found("lendcruisor")).toEqual([30]);
    expect(await on.found("lendcreisor")).toEqual([]);
    await on.engine.remove([30]);
  });

  test("many at once, and totals and counts beyond what a page or a list of values shows", async () => {
    const many = Array.from({ length: 1_500 }, (_, index) => ({
      id: 1_000 + index,
      name: `Car ${index}`,
      make: `Make ${index % 250}`,
      price: index,
      rank: 0,
    }));
    await on.engine.put(many);
    const { total, facets, hits } = await on.answer({
      facets: ["make"],
      sort: ["price:desc"],
      offset: 1_400,
      limit: 50,
    });
    expect([total, Object.keys(facets.make ?? {}).length, hits[0]?.price]).toEqual([1_500, 250, 99]);
    await on.engine.remove(many.map(({ id }) => id));
    expect((await on.answer({ limit: 0 })).total).toBe(0);
  });
}
