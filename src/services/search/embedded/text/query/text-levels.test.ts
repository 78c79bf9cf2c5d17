import { describe, expect, test } from "vitest";
import { embeddedEngine } from "../../engine.ts";

const CARS = [
  { id: 1, name: "Kia Seltos Sport", yard: "Mazda Parramatta" },
  { id: 2, name: "Mazda 3 Hybrid Touring Sport", yard: "Liverpool" },
  { id: 3, name: "Mazda 6 Sport Hybrid", yard: "Parramatta" },
  { id: 4, name: "Kia Sportage", yard: "Sport Hybrid Centre" },
  { id: 5, name: "Mazda Sportivo", yard: "Mazda Parramatta" },
];

async function found(query: string, sort: readonly string[] = [], asked: { readonly words?: "last" } = {}) {
  const fields = { facets: [], numbers: [], text: ["yard", "name"], lightText: ["yard"], sortable: ["id"] };
  const engine = embeddedEngine(fields);
  await engine.put(CARS);
  const all = { filter: "", refinements: { facets: {}, ranges: {} }, facets: [], stats: [], offset: 0, limit: 9 };
  const answer = await engine.search({ ...all, ...asked, query, sort });
  return answer.ok ? answer.value.hits.map(({ id }) => id) : answer.error;
}

describe("documents with the same words", () => {
  test.each([
    ["a word elsewhere before one in a light text alone", "mazda ", [2, 3, 5, 1]],
    ["the same of a beginning", "mazd", [2, 3, 5, 1]],
    ["whole words before beginnings, and each by its text", "sport", [1, 2, 3, 4, 5]],
    ["words side by side before words apart", "sport hybrid ", [3, 2, 4]],
    ["the order of the words counts", "hybrid sport ", [2, 3, 4]],
    ["one light word before two", "parramatta mazda ", [3, 5, 1]],
    ["one light word before two that stand side by side", "mazda parramatta ", [3, 5, 1]],
    ["words side by side of which the last has begun", "sport hyb", [3, 2, 4]],
    ["corrected words come last, in the usual order", "mazdo", [1, 2, 3, 5]],
    ["a query of five words knows no levels", "mazda 3 hybrid touring sport", [2]],
  ])("are ordered: %s", async (_, query, ids) => {
    expect(await found(query)).toEqual(ids);
  });

  test("an order that was asked for counts alone", async () => {
    expect(await found("mazda ", ["id:desc"])).toEqual([5, 3, 2, 1]);
  });

  test("a word that leaves a text of more weight is light from then on, and the other way round", async () => {
    const fields = { facets: [], numbers: [], text: ["yard", "name"], lightText: ["yard"], sortable: [] };
    const engine = embeddedEngine(fields);
    const asked = { filter: "", refinements: { facets: {}, ranges: {} }, facets: [], stats: [], sort: [] };
    const first = async () => {
      const answer = await engine.search({ ...asked, query: "mazda ", offset: 0, limit: 1 });
      return answer.ok && answer.value.hits[0]?.id;
    };
    await engine.put([
      { id: 1, name: "Mazda", yard: "Mazda" },
      { id: 2, name: "Mazda", yard: "Ryde" },
    ]);
    expect(await first()).toBe(1);
    await engine.put([{ id: 1, name: "Kia", yard: "Mazda" }]);
    expect(await first()).toBe(2);
    await engine.put([{ id: 1, name: "Mazda 2", yard: "Mazda" }]);
    expect(await first()).toBe(1);
  });
});
