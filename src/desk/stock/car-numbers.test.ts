import { expect, test } from "vitest";
import { againstMarket } from "./car-numbers.ts";

const range = { market_range_min: 20_000, market_range_max: 22_000 };

test.each([
  [24_500, "$2,500 over similar cars"],
  [22_000, "Priced as similar cars, $20,000 to $22,000"],
  [20_000, "Priced as similar cars, $20,000 to $22,000"],
  [19_400, "$600 under similar cars"],
])("a price of %d beside its market is told: %s", (listing_price, words) => {
  expect(againstMarket({ listing_price, ...range })).toEqual([words]);
});

test("nothing is told of a market of which too little is known", () => {
  expect(againstMarket({ listing_price: 20_000, market_range_min: null, market_range_max: null })).toEqual([]);
});
