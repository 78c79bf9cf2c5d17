import { describe, expect, test } from "vitest";
import type { SearchDocument, SearchRequest } from "../port.ts";
import { embeddedEngine } from "./engine.ts";

const FIELDS = { facets: ["make"], numbers: ["price"], text: ["make"], sortable: ["price"] };
const EVERYTHING: SearchRequest = {
  query: "",
  filter: "",
  refinements: { facets: {}, ranges: {} },
  facets: ["make"],
  stats: [],
  sort: [],
  offset: 0,
  limit: 0,
};
const cars = (count: number, make: string): SearchDocument[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, make, price: index }));

async function counted(engine: ReturnType<typeof embeddedEngine>) {
  const answer = await engine.search(EVERYTHING);
  return answer.ok ? { total: answer.value.total, ...answer.value.facets.make } : answer.error;
}

describe("writing", () => {
  test("many documents come in by turns: others have theirs between, and find what is in so far", async () => {
    const engine = embeddedEngine(FIELDS);
    const putting = engine.put(cars(60_000, "Kia"));
    const seen: number[] = [];
    let isDone = false;
    void putting.then(() => {
      isDone = true;
    });
    while (!isDone) {
      await new Promise(setImmediate);
      const size = engine.size();
      expect(await counted(engine)).toEqual({ total: size, Kia: size });
      seen.push(size);
    }
    expect(new Set(seen).size).toBeGreaterThan(3);
    expect(await counted(engine)).toEqual({ total: 60_000, Kia: 60_000 });
  });

  test("what is asked for later happens later, awaited or not", async () => {
    const engine = embeddedEngine(FIELDS);
    const all = [
      engine.put(cars(30_000, "Kia")),
      engine.remove([1, 2, 29_999]),
      engine.put(cars(20_000, "Mazda")),
      engine.remove([3]),
      engine.put([{ id: 3, make: "MG", price: 1 }]),
    ];
    await Promise.all(all);
    expect(await counted(engine)).toEqual({ total: 29_999, Mazda: 19_999, MG: 1, Kia: 9_999 });
  });

  test("few documents are in at once", () => {
    const engine = embeddedEngine(FIELDS);
    void engine.put(cars(5, "Kia"));
    expect(engine.size()).toBe(5);
  });
});
