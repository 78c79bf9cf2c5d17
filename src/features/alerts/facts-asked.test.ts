import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { STOCK_INDEX } from "../search/index/documents/document.ts";
import { documentAt } from "../search/index/documents/document-at.ts";
import type { Car } from "../stock/schema.ts";
import { factsBefore } from "../stock/storing/facts-before.ts";

const NOW = Date.UTC(2026, 10, 20);
const { facets, numbers, text, features = [], prose = [] } = STOCK_INDEX;
const SEARCHED = [...facets, ...numbers, ...text, ...features, ...prose, "_geo"];

/** A weekly figure that follows what lenders say, as every site's does. */
const WEEKLY = {
  stateAt: () => new Map(),
  of: ({ finance_lenders, youxQuote }: Pick<Car, "finance_lenders" | "youxQuote">) => [
    JSON.stringify([finance_lenders, youxQuote]).length,
  ],
};

/**
 * Fields that alerts follow in another way: of prices and availability they record what they saw, and nobody waits for
 * a stock number.
 */
const KNOWN_OTHERWISE = [
  "price",
  "subscription_price",
  "offer_price",
  "before_price",
  "price_type",
  "photos_count",
  "reserved",
  "sold",
  "sold_date_timestamp",
  "show_on_dealer_website",
  "stocknum",
];

const car = testCar(1);
const OWN: readonly (keyof Car)[] = ["id", "slug", "path", "views", "created_at", "updated_at"];
const FIELDS = (Object.keys(car) as (keyof Car)[]).filter(
  (field) => !OWN.includes(field) && !field.startsWith("dealership_") && !KNOWN_OTHERWISE.includes(field),
);
const OTHERS: readonly unknown[] = [7, 7_000, true, "tow bar sunroof", ["Tow bar"], { angle: { paymentWeek: 77 } }];

test.each(FIELDS)("the change log says what a car's %s was, if a search asks about it", (field) => {
  const searched = (one: Car): unknown[] => {
    const document: Readonly<Record<string, unknown>> = { ...documentAt(one, WEEKLY, NOW) };
    return SEARCHED.map((name) => JSON.stringify(document[name]));
  };
  const isAsked = OTHERS.some((value) => {
    try {
      return searched({ ...car, [field]: value }).join() !== searched(car).join();
    } catch {
      // The field never has a value of this kind.
      return false;
    }
  });
  if (isAsked) expect(factsBefore({ [field]: "a" }, { [field]: "b" })).not.toBeNull();
});
