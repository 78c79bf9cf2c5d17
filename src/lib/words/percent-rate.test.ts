import { expect, test } from "vitest";
import { percentRate } from "./percent-rate.ts";

test.each([
  [0, 0],
  [0.0749, 7.49],
  [0.48, 48],
  [0.49, 0.49],
  [7.49, 7.49],
  [48, 48],
  [48.01, null],
  [-0.01, null],
  [Number.NaN, null],
])("a yearly rate written as %d is %s per cent", (given, rate) => {
  expect(percentRate(given)).toBe(rate);
});
