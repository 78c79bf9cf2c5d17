import { expect, test } from "vitest";
import { exchanged, swappedColumns } from "./swapped.ts";
import { traitsOf } from "./traits.ts";

const PRICES = ["28,990", "31,500", "45990", "19888", "22,000"];
const DISTANCES = ["41,312", "118203", "64,118", "9,377", "87,431"];
const VINS = ["JM0KF4W7A00123456", "KMHJ3812MJU654321", "MPBUMFF60HX123987"];
const STOCK = ["HC2011", "HC2012", "HC2013"];
const NEW = ["12", "8", "25", "41", "9"];

const found = (fields: readonly [string, string], one: readonly string[], other: readonly string[]) =>
  swappedColumns([{ traits: traitsOf(one) }, { traits: traitsOf(other) }], fields)?.columns ?? null;

test.each([
  ["price and kilometres by how prices end", ["price", "km"], DISTANCES, PRICES],
  ["price and kilometres of new cars", ["price", "km"], NEW, PRICES],
  ["price and kilometres that say their unit", ["price", "km"], ["9,000 km", "12,500km"], ["21,000", "8,000"]],
  ["dollars among the kilometres", ["price", "km"], ["9000", "12500"], ["$21,990", "$8,990"]],
  ["stock number and VIN", ["stocknum", "vin"], VINS, STOCK],
  ["make and model", ["make", "model"], ["CX-5", "Rio", "i30"], ["Mazda", "Kia", "Hyundai"]],
] as const)("columns that look swapped are named: %s", (_, fields, one, other) => {
  expect(found(fields, one, other)).toEqual([0, 1]);
  expect(found(fields, other, one)).toBeNull();
});

test.each([
  ["too few rows to say how prices end", DISTANCES.slice(0, 2), PRICES.slice(0, 2)],
  ["round kilometres beside prices", PRICES, ["20,000", "35,000", "80,000", "10,000"]],
  ["kilometres that say so, however they end", PRICES, ["20,990 km", "35,990 km", "80,000 km", "9,990 km"]],
  ["empty columns", ["", ""], ["", ""]],
])("nothing is said of %s", (_, price, km) => expect(found(["price", "km"], price, km)).toBeNull());

test("two choices are exchanged, and nothing else is", () => {
  expect(exchanged(["price", null, "km"], "0 2")).toEqual(["km", null, "price"]);
  for (const odd of ["", "0", "0 9", "a b", "-1 0", "0 1 2"])
    expect(exchanged(["price", "km"], odd)).toEqual(["price", "km"]);
});
