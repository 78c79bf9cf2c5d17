import { describe, expect, test } from "vitest";
import type { SearchDocument, SearchRequest } from "../port.ts";
import { embeddedEngine } from "./engine.ts";

const EVERYTHING: SearchRequest = {
  query: "",
  filter: "",
  refinements: { facets: {}, ranges: {} },
  facets: [],
  stats: [],
  sort: [],
  offset: 0,
  limit: 100,
};

async function engineOf(...documents: SearchDocument[]) {
  const engine = embeddedEngine({
    facets: ["make", "body", "features"],
    numbers: ["price"],
    text: ["make"],
    sortable: ["price"],
  });
  await engine.put(documents);
  const ask = async (request: Partial<SearchRequest>) => {
    const answer = await engine.search({ ...EVERYTHING, ...request });
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value;
  };
  const problem = async (request: Partial<SearchRequest>) => {
    const answer = await engine.search({ ...EVERYTHING, ...request });
    return answer.ok ? null : answer.error;
  };
  return { engine, ask, problem };
}

const CARS: SearchDocument[] = [
  { id: 1, make: "Toyota", body: "Ute", price: 40_000, features: ["Tow bar", "Bluetooth"] },
  { id: 2, make: "Toyota", body: "SUV", price: null },
  { id: 3, make: "Mazda", body: "SUV", price: 20_000, features: ["Bluetooth", "Bluetooth"] },
  { id: 4, make: "Mazda", body: "Hatch", price: 20_000 },
];

describe("facets", () => {
  test("a field's own choice narrows the other facets and not its own", async () => {
    const { ask } = await engineOf(...CARS);
    const answer = await ask({ refinements: { facets: { make: ["Mazda"] }, ranges: {} }, facets: ["make", "body"] });
    expect(answer.total).toBe(2);
    expect(answer.facets).toEqual({ make: { Toyota: 2, Mazda: 2 }, body: { SUV: 1, Hatch: 1 } });
  });

  test("a range does not narrow its own ends", async () => {
    const { ask } = await engineOf(...CARS);
    const refinements = { facets: { body: ["SUV", "Ute"] }, ranges: { price: { min: 30_000 } } };
    const answer = await ask({ refinements, facets: ["make"], stats: ["price"] });
    expect(answer.total).toBe(1);
    expect(answer.facets.make).toEqual({ Toyota: 1 });
    expect(answer.stats.price).toEqual({ min: 20_000, max: 40_000 });
  });

  test("a list counts once for each of its values", async () => {
    const { ask } = await engineOf(...CARS);
    expect((await ask({ facets: ["features"] })).facets.features).toEqual({ "Tow bar": 1, Bluetooth: 2 });
  });

  test("a choice is compared without case and accents", async () => {
    const { ask } = await engineOf({ id: 1, make: "Citroën" });
    expect((await ask({ refinements: { facets: { make: ["CITROEN"] }, ranges: {} } })).total).toBe(1);
  });
});

describe("parts of a value", () => {
  test("are compared without case and accents; numbers have none", async () => {
    const { ask } = await engineOf({ id: 1, make: "Citroën", price: 100 }, { id: 2, make: "Land Rover" });
    const ids = async (filter: string) => (await ask({ filter })).hits.map(({ id }) => id);
    expect(await ids("make CONTAINS TROE")).toEqual([1]);
    expect(await ids("make STARTS WITH 'land r'")).toEqual([2]);
    expect(await ids("make STARTS WITH rover")).toEqual([]);
    expect(await ids("make NOT CONTAINS o")).toEqual([]);
    expect(await ids("price CONTAINS 1")).toEqual([]);
  });
});

describe("order", () => {
  test("ties go by id, and what has no value comes last both ways", async () => {
    const { ask } = await engineOf(...[...CARS].reverse());
    const ids = async (sort: string[]) => (await ask({ sort })).hits.map(({ id }) => id);
    expect(await ids(["price:asc"])).toEqual([3, 4, 1, 2]);
    expect(await ids(["price:desc"])).toEqual([1, 3, 4, 2]);
    expect(await ids([])).toEqual([1, 2, 3, 4]);
  });
});

describe("a wrong request is an answer, not a throw", () => {
  test.each<[string, Partial<SearchRequest>, string]>([
    ["unknown field", { filter: "make = a AND colour = red" }, 'There is no field "colour" to filter by'],
    ["unknown facet", { facets: ["price"] }, 'There is no facet "price"'],
    ["unknown refinement", { refinements: { facets: { x: ["1"] }, ranges: {} } }, 'There is no facet "x"'],
    [
      "range of a text",
      { refinements: { facets: {}, ranges: { make: { min: 1 } } } },
      'There is no field of numbers "make"',
    ],
    [
      "sort by a text",
      { sort: ["make:asc"] },
      '"make:asc" is no order: write field:asc or field:desc of a sortable field',
    ],
    [
      "sort without a direction",
      { sort: ["price"] },
      '"price" is no order: write field:asc or field:desc of a sortable field',
    ],
    ["sort by no place", { sort: ["_geoPoint(91,0):asc"] }, "A latitude is a number from -90 to 90"],
    ["sort by distance", { sort: ["_geoPoint(0,0):asc"] }, "The documents of this index have no places to order by"],
    ["negative offset", { offset: -1 }, "offset and limit are whole numbers from 0"],
    ["limit that is no number", { limit: Number.NaN }, "offset and limit are whole numbers from 0"],
  ])("%s", async (_, request, message) => {
    const { problem } = await engineOf(...CARS);
    expect(await problem(request)).toMatchObject({ kind: "invalid", message });
  });

  test("a filter's problem says at which column", async () => {
    const { problem } = await engineOf(...CARS);
    expect(await problem({ filter: "make = a AND colour = red" })).toMatchObject({ column: 14 });
    expect(await problem({ filter: "make = (" })).toMatchObject({ kind: "invalid", column: 8 });
  });
});

test("holds more values than fit in 16 bits", async () => {
  const documents = Array.from({ length: 70_000 }, (_, index) => ({ id: index + 1, make: `M${index}`, price: index }));
  const { engine, ask } = await engineOf(...documents);
  expect((await ask({ filter: "make = M69999" })).hits).toEqual([{ id: 70_000, make: "M69999", price: 69_999 }]);
  expect((await ask({ filter: "make = M4463" })).total).toBe(1);
  await engine.remove([70_000]);
  expect((await ask({ filter: "make = M69999" })).total).toBe(0);
  expect((await ask({ sort: ["price:desc"], limit: 1 })).hits[0]?.id).toBe(69_999);
});

test("fields that no document has take no memory, and are counted and searched as empty", async () => {
  const few = { facets: ["make"], numbers: ["price"], text: ["make"], sortable: ["price"] };
  const empty = Array.from({ length: 40 }, (_, at) => `empty_${at}`);
  const many = { ...few, facets: ["make", ...empty], numbers: ["price", ...empty] };
  const cars = Array.from({ length: 3_000 }, (_, id) => ({ id, make: `Make ${id % 7}`, price: id }));
  const engines = [embeddedEngine(few), embeddedEngine(many)] as const;
  for (const engine of engines) await engine.put(cars);
  const [bytes, withEmpty] = engines.map((engine) => engine.memory());
  // What all empty fields share: a number of 8 bytes for each of 4,096 slots, once.
  expect(withEmpty).toBeLessThanOrEqual((bytes ?? 0) + 4_096 * 8);
  const filter = "empty_1 > 5 OR empty_2 EXISTS OR empty_3 = 7";
  const question = { ...EVERYTHING, facets: ["make", "empty_1"], stats: ["empty_2"], sort: [] };
  const answer = await engines[1].search({ ...question, filter });
  expect(answer.ok && answer.value.total).toBe(0);
  const [last] = cars.slice(-1);
  await engines[1].put([{ ...last, id: 9_000, empty_1: 6, empty_3: "7" } as SearchDocument]);
  const after = await engines[1].search({ ...question, filter });
  expect(after.ok && [after.value.hits.map(({ id }) => id), after.value.facets.empty_1]).toEqual([[9_000], { 6: 1 }]);
});
