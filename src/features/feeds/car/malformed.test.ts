import { expect, test } from "vitest";
import { emptyCarInput, fieldPairs } from "../../stock/empty-car.ts";
import type { CarInput } from "../../stock/schema.ts";
import { wholeCar } from "../spelled/whole-car.testing.ts";
import { malformed } from "./malformed.ts";

const car = (fields: object): CarInput => ({ ...emptyCarInput(), stocknum: "U1", ...fields });

test("CAR-001 a car that fills every field is well formed", () => {
  expect(malformed(fieldPairs(wholeCar()))).toBeNull();
});

test.each([
  ["a price that is no number", { price: Number.NaN }, "price", "NaN"],
  ["a text for a number", { year: "2019" }, "year", "2019"],
  ["a number for a text", { badge: 5 }, "badge", "5"],
  ["a word for a flag", { sold: "yes" }, "sold", "yes"],
  ["a kind of vehicle that there is not", { item_type: "boat" }, "item_type", "boat"],
  ["a picture without an address", { images: [{ image: { url: null } }] }, "images.0.image.url", "null"],
  ["an option that is no text", { standardEquipment: ["Tow bar", 7] }, "standardEquipment.1", "7"],
  ["an extra that is no text", { extras: { Warranty: 5 } }, "extras.Warranty", "5"],
  ["a lender that is no record", { finance_lenders: { bank: 5 } }, "finance_lenders.bank", "5"],
])("CAR-001 %s is a problem of its column", (_, fields, column, value) => {
  expect(malformed(fieldPairs(car(fields)))).toMatchObject({ column, value });
});
