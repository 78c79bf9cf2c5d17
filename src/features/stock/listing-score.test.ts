import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { DEFAULT_WEIGHTS, listingScore, type SCORED, scoreParts } from "./listing-score.ts";

const PLAIN = { photos_count: 6, price: 20_000, created_at: "2026-10-01T00:00:00.000Z", status: "in_stock" } as const;
type Changes = Parameters<typeof testCar>[1];
const partOf = (name: (typeof SCORED)[number], changes: Changes) =>
  scoreParts(testCar(1, { ...PLAIN, ...changes })).find(({ part }) => part === name)?.value;

test.each([
  ["photos", { photos_count: 0 }, { photos_count: 5 }, { photos_count: 12 }],
  [
    "price",
    { autograb_data: { average_market_price: 15_000 } },
    { autograb_data: null },
    { autograb_data: { average_market_price: 22_000 } },
  ],
  ["price", { price: null }, { price: 20_000 }, { price: 24_000, autograb_data: { average_market_price: 30_000 } }],
  ["freshness", { created_at: "2025-10-01T00:00:00.000Z" }, {}, { created_at: "2026-11-01T00:00:00.000Z" }],
  ["availability", { status: "sold", sold: true }, { reserved: true }, { status: "coming_soon" }],
  ["availability", { reserved: true }, { status: "coming_soon" }, {}],
  ["completeness", { year: null, simple_body: null, body: null }, { year: null }, {}],
] as [(typeof SCORED)[number], Changes, Changes, Changes][])("%s: less, more, most", (part, less, more, most) => {
  const values = [less, more, most].map((changes) => partOf(part, changes) ?? 0);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(new Set(values).size).toBe(3);
});

test("the price that counts is the shown one", () => {
  const market = { autograb_data: { average_market_price: 20_000 } };
  expect(partOf("price", { ...market, price: 25_000, offer_price: 18_000 })).toBeCloseTo(0.75);
});

test("a score is the sum of its parts by their weights, and waiting changes no order", () => {
  const car = testCar(1, PLAIN);
  const sum = scoreParts(car).reduce((all, { value, weight }) => all + value * weight, 0);
  expect(listingScore(car)).toBeCloseTo(sum, 2);
  expect(listingScore(car, { ...DEFAULT_WEIGHTS, photos: 0 })).toBeCloseTo(sum - 15, 2);
  const none = { photos: 0, price: 0, freshness: 0, availability: 0, completeness: 0 };
  expect(listingScore(car, none)).toBe(0);
});
