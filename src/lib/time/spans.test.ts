import { expect, test } from "vitest";
import { countsWithin, HOUR_MS, havePassed } from "./spans.ts";

test("it is time again after so long, and at once where the clock was ahead when it was done last", () => {
  expect([HOUR_MS, HOUR_MS - 1, 0, -1].map((ago) => havePassed(HOUR_MS, 5 * HOUR_MS - ago, 5 * HOUR_MS))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(havePassed(HOUR_MS, Number.NEGATIVE_INFINITY, 0)).toBe(true);
});

test("a limit counts what was within its time, and nothing that is as far ahead", () => {
  const ages = [HOUR_MS, HOUR_MS - 1, 0, 1 - HOUR_MS, -HOUR_MS];
  expect(ages.map((ago) => countsWithin(HOUR_MS, -ago, 0))).toEqual([false, true, true, true, false]);
});
