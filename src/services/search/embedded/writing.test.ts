import { afterEach, describe, expect, test, vi } from "vitest";
import type { SearchDocument, SearchRequest } from "../port.ts";
import { embeddedEngine } from "./engine.ts";

const FIELDS = { facets: ["make"], numbers: ["price"], text: ["make", "stocknum"], sortable: ["price"] };
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
  Array.from({ length: count }, (_, index) => ({ id: index + 1, make, price: index, stocknum: `N${index} U` }));

async function counted(engine: ReturnType<typeof embeddedEngine>) {
  const answer = await engine.search(EVERYTHING);
  return answer.ok ? { total: answer.value.total, ...answer.value.facets.make } : answer.error;
}

/** How often other work gets its turn before the result arrives, and how many documents the search found. */
async function foundAfter(engine: ReturnType<typeof embeddedEngine>, query: string) {
  let [turns, found] = [0, -1];
  void engine.search({ ...EVERYTHING, query }).then((answer) => {
    found = answer.ok ? answer.value.total : -2;
  });
  for (let step = 0; step < 10; step++) await null;
  for (; found === -1; turns++) await new Promise(setImmediate);
  return { turns, found };
}

/** An engine that was filled in batches, and was told beforehand how many documents to expect. */
async function filled(count: number, expected: number) {
  const engine = embeddedEngine(FIELDS);
  engine.expect?.(expected);
  const all = cars(count, "Kia");
  for (let from = 0; from < count; from += 500) await engine.put(all.slice(from, from + 500));
  return engine;
}

const idle = async () => {
  for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
};

afterEach(() => {
  vi.useRealTimers();
});

describe("a stock that is filled", () => {
  test("is searched without words at once; one with words waits for the texts, and others have turns", async () => {
    const engine = await filled(40_000, 40_000);
    expect(await foundAfter(engine, "")).toEqual({ turns: 0, found: 40_000 });
    const { turns, found } = await foundAfter(engine, "kia");
    expect(found).toBe(40_000);
    expect(turns).toBeGreaterThan(0);
    expect(await foundAfter(engine, "kia")).toEqual({ turns: 0, found: 40_000 });
  });

  test("has all its texts soon after, whether or not anybody asks", async () => {
    const engine = await filled(40_000, 40_000);
    await idle();
    expect(await foundAfter(engine, "kia")).toEqual({ turns: 0, found: 40_000 });
  });

  test("does not wait for ever for documents that went before they came", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const [engine, other] = [await filled(40_000, 40_010), await filled(40_000, 40_010)];
    const passing = async (milliseconds: number) => {
      await idle();
      vi.advanceTimersByTime(milliseconds);
      await idle();
    };
    await passing(900);
    for (const each of [engine, other]) await each.remove([40_000]);
    await passing(900);
    expect((await foundAfter(other, "kia")).turns).toBeGreaterThan(0);
    await passing(100);
    expect(await foundAfter(engine, "kia")).toEqual({ turns: 0, found: 39_999 });
  });

  test("answers by words, while it is filled, of what is in", async () => {
    const engine = await filled(3000, 6000);
    expect((await foundAfter(engine, "kia")).found).toBe(3000);
    await engine.put(cars(3001, "Mazda").slice(2990));
    expect((await foundAfter(engine, "kia")).found).toBe(2990);
    expect((await foundAfter(engine, "mazda")).found).toBe(11);
  });
});

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
