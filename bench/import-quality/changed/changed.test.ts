import { expect, test } from "vitest";
import { cellsOf, resultsOf, share, sumOf } from "./changed.ts";
import { mixed, SUITES } from "./trials.ts";

/** Shares of cells in per cent that were reached: of those that are right, and of those that are filled wrongly. */
const [LEAST_RIGHT, MOST_WRONG] = [99.7, 0.15];

test("CAR-001 stock keeps its meaning when headings, values, order and format are changed at once", async () => {
  const sum = sumOf(await resultsOf(mixed(60)));
  const cells = cellsOf(sum);
  expect(share(cells.right, cells)).toBeGreaterThanOrEqual(LEAST_RIGHT);
  expect(share(cells.wrong, cells)).toBeLessThanOrEqual(MOST_WRONG);
  expect(sum.refused).toBe(0);
});

test("CAR-001 however year, make, model and badge are divided among columns", async () => {
  const trials = SUITES.names?.().filter(({ change }) => change !== "slug") ?? [];
  expect(trials.length).toBeGreaterThan(10);
  for (const { trial, misses, refused, strangers } of await resultsOf(trials))
    expect([trial.change, misses, refused, strangers]).toEqual([trial.change, [], 0, 0]);
});
