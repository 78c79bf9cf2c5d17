import fc from "fast-check";
import { expect, test } from "vitest";
import { embeddedEngine } from "./engine.ts";
import { plainMemory } from "./memory/kernels.ts";
import { anyFilter, asking, carOf, FIELDS, follow, putting, question, removing, seed } from "./testing.ts";

const ids = fc.integer({ min: 1, max: 60 });
const history = fc.tuple(
  fc.array(carOf(ids), { maxLength: 60 }),
  fc.array(
    fc.oneof(
      { weight: 2, arbitrary: putting(carOf(ids), 4) },
      { weight: 1, arbitrary: removing(ids, 5) },
      { weight: 5, arbitrary: asking(anyFilter, question) },
    ),
    { minLength: 1, maxLength: 12 },
  ),
);

/** At least so many searches are compared, over stocks that change between them. */
const CASES = 10_000;

test(`the engine answers as plain loops do, whatever the stock, the updates and the questions (seed ${seed})`, async () => {
  let searches = 0;
  const run = fc.asyncProperty(history, async ([cars, steps]) => {
    await follow(embeddedEngine(FIELDS), cars, steps);
    searches += steps.filter(({ kind }) => kind === "ask").length;
  });
  await fc.assert(run, { numRuns: 3_300, seed });
  expect(searches).toBeGreaterThan(CASES);
}, 120_000);

test(`and so it does on a machine without WebAssembly (seed ${seed})`, async () => {
  const run = fc.asyncProperty(history, ([cars, steps]) => follow(embeddedEngine(FIELDS, plainMemory), cars, steps));
  await fc.assert(run, { numRuns: 200, seed: seed + 1 });
}, 120_000);
