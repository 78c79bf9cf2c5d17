import fc from "fast-check";
import { expect, test } from "vitest";
import type { SearchDocument } from "../port.ts";
import { embeddedEngine } from "./engine.ts";
import {
  anyFilter,
  asking,
  carOf,
  EVERYTHING,
  FIELDS,
  follow,
  type Meaning,
  putting,
  question,
  removing,
  type Step,
  seed,
} from "./testing.ts";

const ids = fc.integer({ min: 1, max: 60 });

test(`what is kept of a few filters stays right through every change (seed ${seed})`, async () => {
  const history = fc.array(anyFilter, { minLength: 1, maxLength: 3 }).chain((filters) => {
    const bare = question.map((each) => ({ ...each, query: "", refinements: { facets: {}, ranges: {} } }));
    const steps = fc.oneof(
      { weight: 2, arbitrary: putting(carOf(ids, 500), 2) },
      { weight: 1, arbitrary: removing(ids, 2) },
      { weight: 4, arbitrary: asking(fc.constantFrom(...filters), fc.oneof(bare, question)) },
    );
    return fc.tuple(
      fc.uniqueArray(carOf(ids), { minLength: 30, maxLength: 60, selector: ({ id }) => id }),
      fc.array(steps, { minLength: 20, maxLength: 40 }),
    );
  });
  let searches = 0;
  const run = fc.asyncProperty(history, async ([cars, steps]) => {
    await follow(embeddedEngine(FIELDS), cars, steps);
    searches += steps.filter(({ kind }) => kind === "ask").length;
  });
  await fc.assert(run, { numRuns: 180, seed });
  expect(searches).toBeGreaterThan(2_500);
}, 120_000);

/**
 * Enough cars to outgrow the first capacity, to have more values of a field than get sets, and to leave the path for
 * small results.
 */
const MANY = 1_500;
const many = fc.integer({ min: 1, max: MANY });
const half: Meaning = { text: "NOT seats = 3", test: (d: SearchDocument) => d.seats !== 3 };

test(`nor does it matter how many cars, values and lists there are (seed ${seed})`, async () => {
  const cars = fc.sample(carOf(many, 900), { numRuns: 1_200, seed });
  const unrefined = question.map((each) => ({ ...each, query: "", refinements: { facets: {}, ranges: {} } }));
  const steps = fc.array(
    fc.oneof(
      putting(carOf(many, 900), 6),
      putting(carOf(many, 900), 120),
      removing(many, 60),
      fc.constant({ kind: "rest" as const }),
      asking(fc.constantFrom(EVERYTHING, half), unrefined),
      asking(fc.constantFrom(EVERYTHING, half), question),
    ),
    { minLength: 20, maxLength: 40 },
  );
  const run = fc.asyncProperty(steps, (each) => follow(embeddedEngine(FIELDS), cars, each));
  await fc.assert(run, { numRuns: 12, seed });
}, 120_000);

test(`texts that wait while a stock is filled are found as all others are (seed ${seed})`, async () => {
  const fields = { ...FIELDS, text: [...FIELDS.text, "serial"] };
  const [some, serials] = [fc.integer({ min: 1, max: 900 }), 60];
  const steps = fc.array(
    fc.oneof(
      putting(carOf(some, serials), 200),
      putting(carOf(some, serials), 3),
      removing(some, 60),
      fc.constant({ kind: "rest" as const }),
      asking(fc.constantFrom(EVERYTHING, half), question),
    ),
    { minLength: 10, maxLength: 30 },
  );
  const plain = { refinements: { facets: {}, ranges: {} }, facets: [], stats: [], sort: [], offset: 0, limit: 25 };
  const eachSerial = Array.from({ length: serials }, (_, number): Step => {
    return { kind: "ask", filter: EVERYTHING, question: { ...plain, query: `s${number} ` } };
  });
  const cars = fc.uniqueArray(carOf(some, serials), { maxLength: 300, selector: ({ id }) => id });
  const run = fc.asyncProperty(cars, fc.nat(1200), steps, async (first, expected, each) => {
    const engine = embeddedEngine(fields);
    engine.expect?.(expected);
    await follow(engine, first, [...each, ...eachSerial], fields);
  });
  await fc.assert(run, { numRuns: 60, seed });
}, 120_000);

test(`values that nobody has any more go, and their codes come to mean others (seed ${seed})`, async () => {
  const few = fc.integer({ min: 1, max: 300 });
  const steps = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: putting(carOf(few, 100_000), 150) },
      { weight: 1, arbitrary: putting(carOf(few, 100), 150) },
      { weight: 1, arbitrary: removing(few, 100) },
      { weight: 2, arbitrary: fc.constant({ kind: "rest" as const }) },
      { weight: 2, arbitrary: asking(fc.constantFrom(EVERYTHING, half), question) },
    ),
    { minLength: 30, maxLength: 40 },
  );
  const run = fc.asyncProperty(steps, (each) => follow(embeddedEngine(FIELDS), [], each));
  await fc.assert(run, { numRuns: 12, seed });
}, 120_000);
