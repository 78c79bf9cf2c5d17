import fc from "fast-check";
import { expect, test } from "vitest";
import { embeddedEngine } from "../embedded/engine.ts";
import { carOf, FIELDS } from "../embedded/testing.ts";
import type { SearchDocument, SearchRequest } from "../port.ts";
import { openPercolator } from "./percolator.ts";
import type { StoredSearch } from "./port.ts";

const fields = {
  ...FIELDS,
  text: ["name", "make"],
  features: ["features"],
  prose: ["told"],
  marks: ["plates"],
  synonyms: [
    ["ute", "utility", "pick up"],
    ["cactus", "land cruiser"],
  ],
};
const QUERIES = [
  "",
  "mazda",
  "maz",
  "mazda3",
  "mazda 3 ne",
  "madza",
  "landcruser",
  "land cruiser",
  "cx5",
  "cx 5 akera",
  "citroen",
  '"land cruiser"',
  "-mazda",
  "cruiser -200",
  "ute",
  "cactus",
  "sunrof",
  "toyta sun",
  "apple car",
  "3",
  "zzz",
  "mazdaneo",
  "landcruiser200",
  "leather",
  "towed mazda",
  "one owner",
  "984 uw1",
  "984uw",
];
const FILTERS = [
  "",
  "price > 10000",
  'make = "mazda" OR seats = 5',
  "NOT certified = true",
  "km 0 TO 2000",
  "_geoRadius(-33.8, 151.2, 20000)",
];
const DOLLARS = fc.integer({ min: 0, max: 45_000 });
const end = fc.option(DOLLARS, { nil: undefined });
const TOLD = [["leather", "towed"], Object.freeze(["Leather seats", "One owner"]), null];

/** Cars with prices to the dollar, and with words that stand in no text. */
const car = (id: fc.Arbitrary<number>) =>
  fc
    .tuple(carOf(id), fc.constantFrom(...TOLD), fc.constantFrom(["984 UW-1"], "ABC123", undefined), fc.nat(4_999))
    .map(([made, told, plates, dollars]) => {
      const price = typeof made.price === "number" ? made.price + dollars : made.price;
      return { ...made, price, told, plates } as SearchDocument;
    });
const search = fc.record({
  query: fc.constantFrom(...QUERIES),
  filter: fc.constantFrom(...FILTERS),
  refinements: fc.record({
    facets: fc.record(
      {
        make: fc.subarray(["toyota", "Mazda", "MG", "citroen", "__proto__"]),
        features: fc.subarray(["Tow bar", "sunroof"]),
        seats: fc.subarray(["2", "5"]),
      },
      { requiredKeys: [] },
    ),
    ranges: fc.record({ price: fc.record({ min: end, max: end }), km: fc.record({ min: end }) }, { requiredKeys: [] }),
  }),
});
type Asked = Omit<StoredSearch, "id">;

const asRequest = ({ query, filter, refinements }: Asked): SearchRequest =>
  ({ query, filter, refinements, facets: [], stats: [], sort: [], offset: 0, limit: 100 }) as SearchRequest;

async function foundBy(engine: ReturnType<typeof embeddedEngine>, question: Asked): Promise<number[]> {
  const answer = await engine.search(asRequest(question));
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.hits.map(({ id }) => id);
}

test("a document is found by exactly the stored searches that find it when it is the only one", async () => {
  const cars = fc.array(car(fc.constant(1)), { minLength: 1, maxLength: 4 });
  const property = fc.asyncProperty(
    fc.array(search, { maxLength: 20 }),
    cars,
    fc.array(fc.nat(19)),
    async (searches, documents, removed) => {
      const percolator = openPercolator(fields, (_, value) => value.length / 100);
      for (const [id, one] of searches.entries()) percolator.set({ id, ...(one as Asked) });
      for (const id of removed) percolator.delete(id);
      expect(percolator.size).toBe([...searches.keys()].filter((id) => !removed.includes(id)).length);
      for (const document of documents) {
        const engine = embeddedEngine(fields);
        await engine.put([document]);
        const expected: number[] = [];
        for (const [id, one] of searches.entries()) {
          if (!removed.includes(id) && (await foundBy(engine, one as Asked)).length > 0) expected.push(id);
        }
        expect((await percolator.matches(document)).sort((a, b) => a - b)).toEqual(expected);
      }
    },
  );
  await fc.assert(property, { numRuns: 60 });
});

test("each query and each filter alone finds a car here as it does in the engine, one car after the other", async () => {
  const alone = { facets: {}, ranges: {} };
  const all: Asked[] = [
    ...QUERIES.map((query) => ({ query, filter: "", refinements: alone })),
    ...FILTERS.map((filter) => ({ query: "", filter, refinements: alone })),
  ];
  const property = fc.asyncProperty(
    fc.array(car(fc.constant(1)), { minLength: 2, maxLength: 3 }),
    async (documents) => {
      const percolator = openPercolator(fields, () => 0.1);
      for (const [id, one] of all.entries()) percolator.set({ id, ...one });
      for (const document of documents) {
        const engine = embeddedEngine(fields);
        await engine.put([document]);
        const expected: number[] = [];
        for (const [id, one] of all.entries()) if ((await foundBy(engine, one)).length > 0) expected.push(id);
        expect((await percolator.matches(document)).sort((a, b) => a - b)).toEqual(expected);
      }
    },
  );
  await fc.assert(property, { numRuns: 40 });
});

test("what a search finds in a whole stock, the percolator finds car by car", async () => {
  const stock = fc.uniqueArray(car(fc.nat(500)), { minLength: 1, maxLength: 15, selector: ({ id }) => id });
  const property = fc.asyncProperty(search, stock, async (one, documents) => {
    const engine = embeddedEngine(fields);
    await engine.put(documents);
    const percolator = openPercolator(fields, () => 0.1);
    percolator.set({ id: 7, ...(one as Asked) });
    for (const id of await foundBy(engine, one as Asked)) {
      const document = documents.find((each) => each.id === id);
      expect(document && (await percolator.matches(document))).toEqual([7]);
    }
  });
  await fc.assert(property, { numRuns: 60 });
});

test("of hundreds of searches that differ by their prices to the dollar, those are found whose prices have the car", async () => {
  const price = fc.record({ min: end, max: end });
  const ranges = fc.array(fc.record({ price, km: fc.record({ min: end }) }, { requiredKeys: ["price"] }), {
    minLength: 200,
    maxLength: 400,
  });
  const steps = fc.array(fc.tuple(fc.nat(399), price, fc.boolean()), { maxLength: 10 });
  const property = fc.asyncProperty(
    ranges,
    steps,
    fc.array(DOLLARS, { minLength: 5 }),
    async (all, changes, prices) => {
      const percolator = openPercolator(fields, () => 0.1);
      const held = new Map<number, Asked["refinements"]["ranges"]>();
      const set = (id: number, its: Asked["refinements"]["ranges"]) => {
        held.set(id, its);
        percolator.set({ id, query: "", filter: "", refinements: { facets: { make: ["mazda"] }, ranges: its } });
      };
      for (const [id, its] of all.entries()) set(id, its);
      const check = async (document: SearchDocument) => {
        const isIn = ([field, { min = -Infinity, max = Infinity }]: [string, { min?: number; max?: number }]) =>
          Number(document[field]) >= min && Number(document[field]) <= max;
        const expected = [...held].filter(([, its]) => Object.entries(its).filter(isLimited).every(isIn));
        const found = await percolator.matches(document);
        expect(found.sort((a, b) => a - b)).toEqual(expected.map(([id]) => id).sort((a, b) => a - b));
      };
      const isLimited = ([, { min, max }]: [string, { min?: number; max?: number }]) => (min ?? max) !== undefined;
      for (const value of prices) await check({ id: 1, make: "Mazda", price: value, km: 20_000 });
      for (const [id, its, isGone] of changes) {
        if (isGone) percolator.delete(id);
        if (isGone) held.delete(id);
        else set(id, { price: its });
        await check({ id: 1, make: "Mazda", price: prices[0] ?? 0, km: 20_000 });
        await check({ id: 1, make: "Mazda", price: its.max ?? its.min ?? 0, km: 5_000 });
      }
      expect(await percolator.matches({ id: 1, make: "Toyota", price: prices[0] ?? 0 })).toEqual([]);
    },
  );
  await fc.assert(property, { numRuns: 40 });
});

test("a search that is replaced, or that matches everything, is found once", async () => {
  const percolator = openPercolator(fields, () => 0.1);
  const everything = { query: "", filter: "", refinements: { facets: {}, ranges: {} } };
  percolator.set({ id: 1, ...everything });
  percolator.set({ id: 2, ...everything, query: "nothing has this" });
  percolator.set({ id: 2, ...everything });
  expect((await percolator.matches({ id: 9, name: "Mazda 3" })).sort()).toEqual([1, 2]);
});
