import { expect, test } from "vitest";
import { type CarNumbers, marketStanding, orderedBy } from "./numbers.ts";

const range = { market_range_min: 20_000, market_range_max: 30_000 };

test.each([
  [{ listing_price: 31_940, ...range }, 1_940, "$1,940 over"],
  [{ listing_price: 19_180, ...range }, -820, "$820 under"],
  [{ listing_price: 25_000, ...range }, 0, "at market"],
])("a price stands over, under or at its market: %j", (compared, off, text) => {
  const standing = marketStanding(compared);
  expect(standing).toMatchObject({ off, text });
  const { at, from, to } = standing?.line ?? { at: -1, from: -1, to: -1 };
  expect([at, from, to].every((part) => part >= 0 && part <= 100)).toBe(true);
  expect([at > to, at < from]).toEqual([off > 0, off < 0]);
});

test("where too little is known of similar cars, nothing is said", () => {
  expect(marketStanding({ listing_price: 1, market_range_min: null, market_range_max: null })).toBeNull();
});

test("cars are ordered by a number, and those without it come last either way", () => {
  const numbers = new Map<number, CarNumbers>(
    [1, 2, 3].map((id) => [
      id,
      {
        views: id * 10,
        watchers: 0,
        leads: 0,
        market: id === 1 ? null : marketStanding({ listing_price: id * 20_000, ...range }),
      },
    ]),
  );
  const by = (name: "views" | "market", down: boolean) => orderedBy([1, 2, 3], numbers, { by: name, down });
  expect([by("views", true), by("views", false)]).toEqual([
    [3, 2, 1],
    [1, 2, 3],
  ]);
  expect([by("market", true), by("market", false)]).toEqual([
    [3, 2, 1],
    [2, 3, 1],
  ]);
});
