import fc from "fast-check";
import { expect, test } from "vitest";
import { bruteForce } from "../embedded/oracle.ts";
import type { SearchDocument, SearchRequest } from "../port.ts";
import { type Asking, CONTRACT_FIELDS, EVERYTHING } from "./stock.ts";

const SEED = 20_261_121;
const DOCUMENTS = 150;
const REQUESTS = 60;

const MAKES = ["Toyota", "Mazda", "Land Rover", "Citroën", "MG", 'O"Dd'];
const FEATURES = ["Tow bar", "Sunroof", "Sat Nav"];
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) });

const aCar = fc.record({
  make: maybe(fc.constantFrom(...MAKES)),
  body: maybe(fc.constantFrom("SUV", "Ute", "Hatch")),
  seats: maybe(fc.integer({ min: 2, max: 7 })),
  features: maybe(fc.subarray(FEATURES)),
  certified: maybe(fc.boolean()),
  price: maybe(fc.integer({ min: 0, max: 8 }).map((step) => step * 5_000)),
  km: maybe(fc.integer({ min: 0, max: 4 }).map((step) => step * 1_000.5)),
  rank: fc.integer({ min: 0, max: 2 }),
});

const choices = fc.record(
  {
    make: fc.subarray([...MAKES, "Nobody"]),
    body: fc.subarray(["suv", "Ute"]),
    seats: fc.subarray(["2", "5", "7"]),
    features: fc.subarray(FEATURES),
    certified: fc.subarray(["true", "false"]),
  },
  { requiredKeys: [] },
);
const end = fc.option(
  fc.integer({ min: 0, max: 8 }).map((step) => step * 5_000),
  { nil: undefined },
);
const ranges = fc.record(
  { price: fc.record({ min: end, max: end }), km: fc.record({ min: end, max: end }) },
  { requiredKeys: [] },
);

const aRequest = fc.record({
  refinements: fc.record({ facets: choices, ranges }),
  facets: fc.subarray([...CONTRACT_FIELDS.facets]),
  stats: fc.subarray([...CONTRACT_FIELDS.numbers]),
  sort: fc.constantFrom<readonly string[]>([], ["price:asc"], ["km:desc", "price:asc"], ["rank:asc", "km:desc"]),
  offset: fc.integer({ min: 0, max: 30 }),
  limit: fc.integer({ min: 0, max: 25 }),
});

/**
 * Tests that random searches of random cars get the same results as plain loops over the cars, on an engine that begins
 * empty.
 */
export function testRandomQuestions(on: Asking): void {
  test(`${REQUESTS} random questions to ${DOCUMENTS} random cars are answered as plain loops would (seed ${SEED})`, async () => {
    const cars: SearchDocument[] = fc
      .sample(aCar, { seed: SEED, numRuns: DOCUMENTS })
      .map((car, index) => ({ ...car, id: index + 1, name: `Car ${index}` }));
    await on.engine.put(cars);
    for (const random of fc.sample(aRequest, { seed: SEED, numRuns: REQUESTS })) {
      const request = { ...EVERYTHING, ...random } as SearchRequest;
      const sort = request.sort.length > 0 ? request.sort : (CONTRACT_FIELDS.order ?? []);
      const expected = bruteForce(cars, CONTRACT_FIELDS, () => true, { ...request, sort });
      const { hits, total, facets, stats } = await on.answer(request);
      const ids = { found: hits.map(({ id }) => id), wanted: expected.hits.map(({ id }) => id) };
      expect({ ids: ids.found, total, facets, stats }, JSON.stringify(random)).toEqual({
        ids: ids.wanted,
        total: expected.total,
        facets: expected.facets,
        stats: expected.stats,
      });
    }
    await on.engine.remove(cars.map(({ id }) => id));
  });
}
