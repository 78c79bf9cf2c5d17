import fc from "fast-check";
import { expect, test } from "vitest";
import { type IndexFields, quoted, type SearchDocument, type SearchRequest } from "../port.ts";
import { folded } from "./columns.ts";
import { embeddedEngine } from "./engine.ts";
import { bruteForce } from "./oracle.ts";

const FIELDS: IndexFields = {
  facets: ["make", "seats", "features", "certified"],
  numbers: ["price", "km"],
  text: ["name", "make", "features"],
  sortable: ["price", "km", "rank"],
};

const MAKES = ["Toyota", "Mazda", "Land Rover", "Citroën", "MG", "__proto__", 'O"Dd\\'];
const NAMES = ["Mazda3 Neo", "CX-5 Akera", "Land Cruiser 200", "C4 Cactus", "i30", "3 Series", ""];
const FEATURES = ["Tow bar", "Sunroof", "Sat Nav", "Apple CarPlay"];
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: fc.constantFrom(null, undefined) });

const carOf = (id: fc.Arbitrary<number>): fc.Arbitrary<SearchDocument> =>
  fc.record({
    id,
    name: fc.constantFrom(...NAMES),
    make: maybe(fc.constantFrom(...MAKES)),
    seats: maybe(fc.integer({ min: 2, max: 7 })),
    features: maybe(fc.subarray(FEATURES)),
    certified: maybe(fc.boolean()),
    price: maybe(fc.integer({ min: 0, max: 8 }).map((step) => step * 5000)),
    km: maybe(fc.integer({ min: 0, max: 4 }).map((step) => step * 1000.5)),
    rank: fc.integer({ min: 0, max: 2 }),
  });
const aCar = carOf(fc.integer({ min: 1, max: 60 }));

/** A filter, written, and beside it what it means. */
interface Meaning {
  readonly text: string;
  readonly test: (document: SearchDocument) => boolean;
}

const number = (document: SearchDocument, field: string) => {
  const value = document[field];
  return typeof value === "number" ? value : Number.NaN;
};
const values = (document: SearchDocument, field: string) =>
  [document[field] ?? []].flat().map((value) => folded(String(value)));

const condition: fc.Arbitrary<Meaning> = fc.oneof(
  fc.constantFrom(...MAKES).map((make) => ({
    text: `make = ${quoted(make.toUpperCase())}`,
    test: (d: SearchDocument) => values(d, "make").includes(folded(make)),
  })),
  fc.subarray(FEATURES).map((features) => ({
    text: `features NOT IN [${features.map(quoted).join(",")}]`,
    test: (d: SearchDocument) => !features.some((feature) => values(d, "features").includes(folded(feature))),
  })),
  fc.integer({ min: 1, max: 60 }).map((id) => ({ text: `id != ${id}`, test: (d: SearchDocument) => d.id !== id })),
  fc
    .integer({ min: 2, max: 7 })
    .map((n) => ({ text: `seats>=${n}`, test: (d: SearchDocument) => number(d, "seats") >= n })),
  fc.tuple(fc.constantFrom("price", "km"), fc.integer({ min: 0, max: 40000 })).map(([field, n]) => ({
    text: `${field} ${n} TO ${n + 9000}`,
    test: (d: SearchDocument) => number(d, field) >= n && number(d, field) <= n + 9000,
  })),
  fc
    .integer({ min: 0, max: 40000 })
    .map((n) => ({ text: `price<${n}`, test: (d: SearchDocument) => number(d, "price") < n })),
  fc.constant({ text: "certified:true", test: (d: SearchDocument) => d.certified === true }),
  fc.constant({ text: "km EXISTS", test: (d: SearchDocument) => d.km !== undefined }),
  fc.constant({ text: "make IS NULL", test: (d: SearchDocument) => d.make === null }),
  fc.constant({
    text: "features IS NOT EMPTY",
    test: (d: SearchDocument) => values(d, "features").length > 0 || d.features == null,
  }),
);

const { filter } = fc.letrec<{ filter: Meaning }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    condition,
    tie("filter").map(({ text, test: part }) => ({ text: `NOT (${text})`, test: (d: SearchDocument) => !part(d) })),
    fc.tuple(tie("filter"), tie("filter"), fc.boolean()).map(([a, b, both]) => ({
      text: `(${a.text}) ${both ? "AND" : "OR"} (${b.text})`,
      test: (d: SearchDocument) => (both ? a.test(d) && b.test(d) : a.test(d) || b.test(d)),
    })),
  ),
}));
const anyFilter = fc.oneof(filter, fc.constant({ text: "", test: () => true }));

const range = fc
  .tuple(fc.option(fc.integer({ min: 0, max: 30000 })), fc.option(fc.integer({ min: 0, max: 30000 })))
  .map(([min, max]) => ({ ...(min !== null && { min }), ...(max !== null && { max }) }));

const request: fc.Arbitrary<Omit<SearchRequest, "filter">> = fc.record({
  query: fc.constantFrom(
    "",
    "",
    "maz",
    "mazda 3",
    "mazda3",
    "land cru",
    "CX5",
    "citroen c",
    "  ",
    "sat tow",
    "300 x",
    "ë",
  ),
  refinements: fc.record({
    facets: fc.dictionary(
      fc.constantFrom("make", "seats", "features", "certified"),
      fc.subarray([...MAKES, ...FEATURES, "5", "7", "true"]),
      { maxKeys: 3 },
    ),
    ranges: fc.dictionary(fc.constantFrom("price", "km"), range, { maxKeys: 2 }),
  }),
  facets: fc.subarray([...FIELDS.facets]),
  stats: fc.subarray([...FIELDS.numbers]),
  sort: fc.constantFrom([], ["price:asc"], ["km:desc"], ["rank:desc", "price:desc"]),
  offset: fc.integer({ min: 0, max: 30 }),
  limit: fc.integer({ min: 0, max: 25 }),
});

type Step =
  | { readonly kind: "put"; readonly cars: readonly SearchDocument[] }
  | { readonly kind: "remove"; readonly ids: readonly number[] }
  | { readonly kind: "ask"; readonly filter: Meaning; readonly request: Omit<SearchRequest, "filter"> };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.array(aCar, { maxLength: 4 }).map((cars) => ({ kind: "put", cars }) as const) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 })
      .map((ids) => ({ kind: "remove", ids }) as const),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("ask" as const), filter: anyFilter, request }) },
);

const seed = Number(process.env.SEED ?? 20261121);

/** Puts, removes and asks by turns, and compares every answer with the plain loops'. */
async function follow(cars: readonly SearchDocument[], steps: readonly Step[]): Promise<void> {
  const engine = embeddedEngine(FIELDS);
  const stock = new Map(cars.map((car) => [car.id, car]));
  await engine.put(cars);
  for (const each of steps) {
    if (each.kind === "put") {
      for (const car of each.cars) stock.set(car.id, car);
      await engine.put(each.cars);
    } else if (each.kind === "remove") {
      for (const id of each.ids) stock.delete(id);
      await engine.remove(each.ids);
    } else {
      const asked = { ...each.request, filter: each.filter.text };
      const answer = await engine.search(asked);
      const { milliseconds: _, ...given } = answer.ok ? answer.value : { milliseconds: 0, error: answer.error };
      expect(given).toEqual(bruteForce(stock.values(), FIELDS, each.filter.test, asked));
    }
    expect(engine.size()).toBe(stock.size);
  }
}

test(`the engine answers as plain loops do, whatever the stock, the updates and the questions (seed ${seed})`, async () => {
  const history = fc.tuple(fc.array(aCar, { maxLength: 60 }), fc.array(step, { minLength: 1, maxLength: 12 }));
  const run = fc.asyncProperty(history, ([cars, steps]) => follow(cars, steps));
  await fc.assert(run, { numRuns: 3000, seed });
}, 120_000);

test(`orders stay right while single cars come, change and go among many (seed ${seed})`, async () => {
  const many = fc.sample(carOf(fc.integer({ min: 1, max: 4000 })), { numRuns: 2600, seed });
  const id = fc.integer({ min: 1, max: 4000 });
  const wide = fc.record({
    kind: fc.constant("ask" as const),
    filter: fc.constantFrom(
      { text: "", test: () => true },
      { text: "NOT seats = 3", test: (d: SearchDocument) => d.seats !== 3 },
    ),
    request: request.map((each) => ({
      ...each,
      query: "",
      refinements: { facets: {}, ranges: {} },
      stats: [],
      facets: [],
    })),
  });
  const someSteps = fc.array(
    fc.oneof(
      fc.array(carOf(id), { minLength: 1, maxLength: 6 }).map((cars) => ({ kind: "put", cars }) as const),
      fc.array(id, { maxLength: 40 }).map((ids) => ({ kind: "remove", ids }) as const),
      wide,
    ),
    { minLength: 20, maxLength: 40 },
  );
  const run = fc.asyncProperty(someSteps, (steps) => follow(many, steps));
  await fc.assert(run, { numRuns: 12, seed });
}, 120_000);
