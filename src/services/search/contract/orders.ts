import { expect, test } from "vitest";
import type { Asking } from "./stock.ts";

/** Tests of sort orders and pages, on CARS. */
export function testOrders(on: Asking): void {
  test("an order decides alone, ties go by id, and what has no value comes last both ways", async () => {
    expect(await on.ids({ sort: ["price:asc"] })).toEqual([5, 6, 8, 3, 7, 1, 4, 2]);
    expect(await on.ids({ sort: ["price:desc"] })).toEqual([4, 1, 7, 3, 8, 5, 6, 2]);
    expect(await on.ids({ sort: ["price:asc", "km:desc"] })).toEqual([6, 5, 8, 3, 7, 1, 4, 2]);
    expect(await on.ids({ query: "toyota", sort: ["km:asc"] })).toEqual([2, 1]);
  });

  test("without one the index's own rules, ties by id", async () => {
    expect(await on.ids({})).toEqual([6, 4, 1, 2, 3, 5, 7, 8]);
    expect(await on.ids({ query: "citroen" })).toEqual([6, 5]);
  });

  test("by distance from a point, what has no place last", async () => {
    const near = await on.ids({ sort: ["_geoPoint(-33.9,151.2):asc"] });
    expect([near.slice(0, 5).sort(), near.slice(5)]).toEqual([
      [3, 5, 6, 7, 8],
      [1, 4, 2],
    ]);
    const far = await on.ids({ sort: ["_geoPoint(-33.9, 151.2):desc"] });
    expect([far.slice(0, 2), far.at(-1)]).toEqual([[4, 1], 2]);
  });

  test("pages of any size and place have the whole total", async () => {
    const page = async (offset: number, limit: number) => {
      const { hits, total } = await on.answer({ sort: ["price:asc"], offset, limit, facets: ["body"] });
      return [hits.map(({ id }) => id), total];
    };
    expect(await page(0, 3)).toEqual([[5, 6, 8], 8]);
    expect(await page(3, 3)).toEqual([[3, 7, 1], 8]);
    expect(await page(6, 3)).toEqual([[4, 2], 8]);
    expect(await page(2, 3)).toEqual([[8, 3, 7], 8]);
    expect(await page(7, 100)).toEqual([[2], 8]);
    expect(await page(8, 4)).toEqual([[], 8]);
    expect(await page(1_000_000, 7)).toEqual([[], 8]);
    expect(await page(0, 0)).toEqual([[], 8]);
  });

  test("a hit is the whole document", async () => {
    const { hits } = await on.answer({ filter: "id = 7" });
    expect(hits[0]).toMatchObject({ id: 7, name: "2023 GWM Cannon", features: ['4" screen', "Sat Nav"], km: 10 });
  });
}
