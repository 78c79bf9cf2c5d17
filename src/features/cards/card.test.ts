import { expect, test } from "vitest";
import { priceView, spokenPrice } from "./card.ts";

const CAR = {
  price: 30_000,
  before_price: null,
  offer_price: null,
  subscription_price: null,
  preorder: false,
  status: "in_stock",
  sold: false,
} as const;
const spoken = (car: object, subscriptionEnabled = false) =>
  spokenPrice(priceView({ ...CAR, price_type: null, ...car }, { subscriptionEnabled, noPriceText: "Price on asking" }));

test("CAR-121 a price in a sentence keeps the words without which it would be another amount", () => {
  expect(spoken({ subscription_price: 189 }, true)).toBe("$189 per week");
  expect(spoken({ price_type: "Plus GST" })).toBe("$30,000 plus GST");
  expect(spoken({ price_type: "From, drive away" })).toBe("from $30,000");
  expect(spoken({ price_type: "Drive away" })).toBe("$30,000");
  expect(spoken({ price: null })).toBe("Price on asking");
});
