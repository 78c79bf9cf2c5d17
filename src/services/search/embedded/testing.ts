import fc from "fast-check";
import { expect } from "vitest";
import { type IndexFields, quoted, type SearchDocument, type SearchEngine, type SearchRequest } from "../port.ts";
import { folded } from "./columns/columns.ts";
import { bruteForce } from "./oracle.ts";

/** Random stocks, changes and searches, and the comparison of an engine with plain loops. */

export const FIELDS: IndexFields = {
  facets: ["make", "seats", "features", "certified", "serial"],
  numbers: ["price", "km"],
  text: ["name", "make", "features"],
  lightText: ["make"],
  sortable: ["price", "km", "rank"],
  order: ["rank:desc", "price:asc"],
  places: true,
};

const MAKES = ["Toyota", "Mazda", "Land Rover", "Citroën", "citroen", "MG", "__proto__", 'O"Dd\\'];
const NAMES = ["Mazda3 Neo", "CX-5 Akera", "Land Cruiser 200", "Mazda 300", "C4 Cactus", "i30", "3 Series", ""];
const FEATURES = ["Tow bar", "Sunroof", "Sat Nav", "Apple CarPlay"];
const PLACES = [
  { lat: -33.87, lng: 151.21 },
  { lat: -37.81, lng: "144.96" },
  { lat: -41.29, lng: 174.78 },
  { lat: 91, lng: 0 },
];
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: fc.constantFrom(null, undefined) });

/** A random car. Its serial is one of `serials`, so that a field may have few values or very many. */
export const carOf = (id: fc.Arbitrary<number>, serials = 5): fc.Arbitrary<SearchDocument> =>
  fc.record({
    id,
    name: fc.constantFrom(...NAMES),
    make: maybe(fc.constantFrom(...MAKES)),
    seats: maybe(fc.integer({ min: 2, max: 7 })),
    features: maybe(fc.subarray(FEATURES)),
    certified: maybe(fc.boolean()),
    serial: maybe(fc.nat(serials - 1).map(serialOf)),
    price: maybe(fc.integer({ min: 0, max: 8 }).map((step) => step * 5000)),
    km: maybe(fc.integer({ min: -2, max: 4 }).map((step) => step * 1000.5)),
    rank: fc.integer({ min: 0, max: 2 }),
    _geo: maybe(fc.constantFrom(...PLACES)),
  });

/** A third of the serials are lists, which share their values with the others. */
const serialOf = (number: number): string | string[] =>
  number % 3 === 0 ? [`s${number}`, `S${number + 1}`] : `s${number}`;

/** A filter's text, and a function that computes the same. */
export interface Meaning {
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
  fc.integer({ min: 1, max: 60 }).map((id) => ({ text: `id > ${id}`, test: (d: SearchDocument) => d.id > id })),
  fc
    .integer({ min: 2, max: 7 })
    .map((n) => ({ text: `seats>=${n}`, test: (d: SearchDocument) => number(d, "seats") >= n })),
  fc
    .nat(8)
    .map((n) => ({ text: `serial = S${n}`, test: (d: SearchDocument) => values(d, "serial").includes(`s${n}`) })),
  fc.uniqueArray(fc.nat(12), { maxLength: 9 }).map((list) => ({
    text: `price IN [${list.map((step) => step * 5000).join(",")}]`,
    test: (d: SearchDocument) => list.includes(number(d, "price") / 5000),
  })),
  fc.tuple(fc.constantFrom("price", "km"), fc.integer({ min: 0, max: 40000 })).map(([field, n]) => ({
    text: `${field} ${n} TO ${n + 9000}`,
    test: (d: SearchDocument) => number(d, field) >= n && number(d, field) <= n + 9000,
  })),
  fc
    .integer({ min: 0, max: 8 })
    .map((n) => ({ text: `price<${n * 5000}`, test: (d: SearchDocument) => number(d, "price") < n * 5000 })),
  fc
    .integer({ min: -2, max: 2 })
    .map((n) => ({ text: `km > ${n * 1000.5}`, test: (d: SearchDocument) => number(d, "km") > n * 1000.5 })),
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
export const EVERYTHING: Meaning = { text: "", test: () => true };
export const anyFilter = fc.oneof(filter, fc.constant(EVERYTHING));

const range = fc
  .tuple(fc.option(fc.integer({ min: -3000, max: 30000 })), fc.option(fc.integer({ min: 0, max: 30000 })))
  .map(([min, max]) => ({ ...(min !== null && { min }), ...(max !== null && { max }) }));

const QUERIES = ["maz", "mazda 3", "mazda3", "land cru", "CX5", "citroen c", "  ", "sat tow", "300 x", "ë", "mazad"];

const BY_PLACE = [["_geoPoint(-34,151):asc"], ["rank:asc", "_geoPoint(0,-179.5):desc", "price:asc"]];

export type Question = Omit<SearchRequest, "filter">;

export const question: fc.Arbitrary<Question> = fc.record({
  query: fc.oneof(fc.constant(""), fc.constantFrom(...QUERIES)),
  refinements: fc.record({
    facets: fc.dictionary(
      fc.constantFrom("make", "seats", "features", "certified", "serial"),
      fc.subarray([...MAKES, ...FEATURES, "5", "7", "true", "s1", "s3", "S4"]),
      { maxKeys: 3 },
    ),
    ranges: fc.dictionary(fc.constantFrom("price", "km"), range, { maxKeys: 2 }),
  }),
  facets: fc.subarray([...FIELDS.facets]),
  stats: fc.subarray([...FIELDS.numbers]),
  sort: fc.constantFrom([], ["price:asc"], ["price:desc"], ["km:desc"], ["rank:desc", "price:desc"], ...BY_PLACE),
  offset: fc.integer({ min: 0, max: 30 }),
  limit: fc.integer({ min: 0, max: 25 }),
});

export type Step =
  | { readonly kind: "put"; readonly cars: readonly SearchDocument[] }
  | { readonly kind: "remove"; readonly ids: readonly number[] }
  | { readonly kind: "ask"; readonly filter: Meaning; readonly question: Question }
  /** Lets other work run, including the engine's own idle work. */
  | { readonly kind: "rest" };

export const putting = (cars: fc.Arbitrary<SearchDocument>, most: number) =>
  fc.array(cars, { maxLength: most }).map((each) => ({ kind: "put", cars: each }) as const);
export const removing = (ids: fc.Arbitrary<number>, most: number) =>
  fc.array(ids, { maxLength: most }).map((each) => ({ kind: "remove", ids: each }) as const);
export const asking = (filters: fc.Arbitrary<Meaning>, questions: fc.Arbitrary<Question>) =>
  fc.record({ kind: fc.constant("ask" as const), filter: filters, question: questions });

/** Alternately puts, removes and searches, and compares every result with that of plain loops. */
export async function follow(
  engine: SearchEngine,
  cars: readonly SearchDocument[],
  steps: readonly Step[],
  fields: IndexFields = FIELDS,
): Promise<void> {
  const stock = new Map(cars.map((car) => [car.id, car]));
  await engine.put(cars);
  for (const each of steps) {
    if (each.kind === "rest") await new Promise(setImmediate);
    else if (each.kind === "put") {
      for (const car of each.cars) stock.set(car.id, car);
      await engine.put(each.cars);
    } else if (each.kind === "remove") {
      for (const id of each.ids) stock.delete(id);
      await engine.remove(each.ids);
    } else {
      const request = { ...each.question, filter: each.filter.text };
      const answer = await engine.search(request);
      const { milliseconds: _, ...given } = answer.ok ? answer.value : { milliseconds: 0, error: answer.error };
      expect(given).toEqual(bruteForce(stock.values(), fields, each.filter.test, request));
    }
    expect(engine.size()).toBe(stock.size);
  }
}

/** Seed of the random tests, printed in their titles; set `SEED=…` for another one. */
export const seed = Number(process.env.SEED ?? 20261121);
