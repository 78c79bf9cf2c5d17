import { describe, expect, test } from "vitest";
import {
  bandOf,
  COUNT_MS,
  confidenceWord,
  countAt,
  distanceWords,
  FILL_MS,
  shownComparison,
  verdictOf,
} from "./gauge.ts";
import type { PriceComparison } from "./schema.ts";

const FOUND: PriceComparison & { readonly listing_price: number } = {
  fill: 0.5,
  listing_price: 30_000,
  market_range_min: 28_000,
  market_range_max: 32_000,
  confidence: 0.8,
  description: null,
};
const shown = (changes: Partial<PriceComparison>) => shownComparison({ ...FOUND, ...changes }) !== null;

describe("whether the comparison is shown", () => {
  test.each(["fill", "listing_price", "market_range_min", "market_range_max", "confidence"] as const)(
    "VDP-036 not without %s",
    (field) => {
      expect(shownComparison(FOUND)).toEqual(FOUND);
      expect(shown({ [field]: null })).toBe(false);
    },
  );

  test("VDP-036 a figure of 0 is not missing", () => {
    expect(shown({ fill: 0, market_range_min: 0 })).toBe(true);
  });

  test("VDP-037 only above a confidence of 0.2", () => {
    expect([0, 0.19, 0.2, 0.21, 1].map((confidence) => shown({ confidence }))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test("VDP-038 not where the range ends below the price", () => {
    expect([29_999, 30_000, 30_001].map((market_range_max) => shown({ market_range_max }))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

test("VDP-041 VDP-042 VDP-043 the colour's bands: below 0.3, to 0.6 inclusive, above", () => {
  expect([0, 0.29, 0.2999].map(bandOf)).toEqual(["low", "low", "low"]);
  expect([0.3, 0.45, 0.6].map(bandOf)).toEqual(["middle", "middle", "middle"]);
  expect([0.6001, 0.61, 1].map(bandOf)).toEqual(["high", "high", "high"]);
});

test("VDP-044 a good deal below 0.65, a great one from there on", () => {
  expect([0, 0.64, 0.6499].map(verdictOf)).toEqual(["Good Deal", "Good Deal", "Good Deal"]);
  expect([0.65, 1].map(verdictOf)).toEqual(["Great Deal", "Great Deal"]);
});

test("VDP-039 VDP-040 the gauge fills in 2.5 seconds and its number is exact after 2", () => {
  expect(FILL_MS).toBe(2_500);
  expect(COUNT_MS).toBe(2_000);
  expect([-1, 0].map((at) => countAt(30_000, at))).toEqual([0, 0]);
  expect([2_000, 2_001, 9_000].map((at) => countAt(30_000, at))).toEqual([30_000, 30_000, 30_000]);
  expect(countAt(30_000, 1_000)).toBe(26_250);
  expect(countAt(30_000, 1_800)).toBeLessThan(30_000);
});

test("how far from the middle of the range the price lies", () => {
  const at = (listing_price: number) => distanceWords({ ...FOUND, listing_price } as never);
  expect([28_500, 30_000, 31_000].map(at)).toEqual([
    "$1,500 under its middle",
    "right in its middle",
    "$1,000 over its middle",
  ]);
  const alike = (listing_price: number) =>
    distanceWords({ ...FOUND, listing_price, market_range_min: 30_000, market_range_max: 30_000 } as never);
  expect([29_000, 30_000].map(alike)).toEqual(["$1,000 under that", "just that"]);
});

test("VDP-034 confidence in a word", () => {
  expect([0.21, 0.39, 0.4, 0.59, 0.6, 1].map(confidenceWord)).toEqual(["Low", "Low", "Fair", "Fair", "High", "High"]);
});
