import { expect, test } from "vitest";
import { testCar } from "../../../../test/fixtures/cars.ts";
import type { Car } from "../../../features/stock/schema.ts";
import { rowPrices } from "./row-prices.ts";

test.each<[string, Partial<Car>, ReturnType<typeof rowPrices>]>([
  ["a price alone", {}, { price: "$30,000", was: null }],
  ["a reduced price", { before_price: 32_000 }, { price: "$30,000", was: "$32,000" }],
  ["an offer", { offer_price: 28_000 }, { price: "$28,000", was: "$30,000" }],
  ["an offer with an older price", { offer_price: 28_000, before_price: 32_000 }, { price: "$28,000", was: "$32,000" }],
  // A former price lower than the car's own was never a reduction, so shoppers do not see it.
  ["an offer with a lower one", { offer_price: 28_000, before_price: 29_000 }, { price: "$28,000", was: "$30,000" }],
  ["a lower one alone", { before_price: 29_000 }, { price: "$30,000", was: null }],
  ["a subscription", { subscription_price: 300 }, { price: "$30,000", was: null }],
  ["no price", { price: null, before_price: 29_000 }, { price: "No price", was: null }],
  ["a pre-order", { price: null, preorder: true }, { price: "No price", was: null }],
])("the table shows %s as shoppers see it", (_, changes, prices) => {
  expect(rowPrices(testCar(1, { price: 30_000, ...changes }))).toEqual(prices);
});
