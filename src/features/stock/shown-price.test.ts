import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { outrightPrice, shownPrice } from "./shown-price.ts";

type Changes = Parameters<typeof testCar>[1];
const shown = (changes: Changes, subscriptionEnabled = false) =>
  shownPrice(testCar(1, { price: 30_000, price_type: null, ...changes }), { subscriptionEnabled });

test("CAR-121..127 the shown price is the offer, a week's subscription where the site has them, or nothing", () => {
  const car = (amount: number, includes: string | null = null) => ({ amount, per: "car", includes });
  expect(shown({})).toEqual(car(30_000));
  expect(shown({ offer_price: 28_500, before_price: 33_000 })).toEqual(car(28_500));
  expect(shown({ offer_price: 31_000 })).toEqual(car(30_000));
  expect(shown({ offer_price: 5 })).toEqual(car(30_000));
  expect(shown({ before_price: 33_000, price_type: " Drive away " })).toEqual(car(30_000, "Drive away"));
  expect(shown({ price_type: "Excl. gov. charges" })).toEqual(car(30_000, "Excl. gov. charges"));
  for (const price of [null, 0, 10]) expect(shown({ price, offer_price: 9_000 })).toBeNull();
  expect(shown({ price: null, preorder: true })).toBeNull();
  expect(shown({ subscription_price: 199 })).toEqual(car(30_000));
  expect(shown({ subscription_price: 199, price_type: "Drive away" }, true)).toEqual({
    amount: 199,
    per: "week",
    includes: null,
  });
  expect(shown({ subscription_price: 0 }, true)).toEqual(car(30_000));
});

test("VDP-031 the listing price is what the car is advertised for: its offer where it has one, never a week's rent", () => {
  const price = (changes: Changes) => outrightPrice(testCar(1, changes));
  expect(price({ subscription_price: 199 })).toBe(30_000);
  expect(price({ offer_price: 28_500 })).toBe(28_500);
  expect(price({ offer_price: 31_000, before_price: 33_000 })).toBe(30_000);
  expect(price({ price: null })).toBeNull();
});
