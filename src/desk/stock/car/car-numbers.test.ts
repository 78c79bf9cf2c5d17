import { expect, test } from "vitest";
import { againstMarket } from "./car-numbers.ts";

const range = { market_range_min: 20_000, market_range_max: 22_000 };

test.each([
  [24_500, { value: "$2,500", words: "over similar cars, $20,000 to $22,000", isLoud: true }],
  [22_000, { value: "Priced", words: "as similar cars, $20,000 to $22,000" }],
  [20_000, { value: "Priced", words: "as similar cars, $20,000 to $22,000" }],
  [19_400, { value: "$600", words: "under similar cars, $20,000 to $22,000" }],
])("a price of %d beside its market is told", (listing_price, text) => {
  expect(againstMarket({ listing_price, ...range })).toEqual([text]);
});

test("nothing is told of a market of which too little is known", () => {
  expect(againstMarket({ listing_price: 20_000, market_range_min: null, market_range_max: null })).toEqual([]);
});
