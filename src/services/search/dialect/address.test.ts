import { expect, test } from "vitest";
import { bodyOfAddress, ordersIn } from "./address.ts";

test("a GET's filter may be a list in JSON; what is no JSON stays a filter's text", () => {
  const filter = ["price < 9", ["make = Kia", "make = Ford"]];
  expect(bodyOfAddress(new URLSearchParams({ filter: JSON.stringify(filter) }))).toEqual({ filter });
  expect(bodyOfAddress(new URLSearchParams({ filter: "[oops" }))).toEqual({ filter: "[oops" });
  expect(bodyOfAddress(new URLSearchParams({ filter: 'make = "[x]"' }))).toEqual({ filter: 'make = "[x]"' });
});

test.each([
  ["price:asc", ["price:asc"]],
  ["price:asc,odometer:desc", ["price:asc", "odometer:desc"]],
  ["_geoPoint(-33.8,151.2):asc,price:asc", ["_geoPoint(-33.8,151.2):asc", "price:asc"]],
  ["price:asc,_geoPoint(1,2):desc", ["price:asc", "_geoPoint(1,2):desc"]],
  [",", ["", ""]],
  ["", [""]],
])("orders are parted at commas, but not within a place: %j", (text, orders) => {
  expect(ordersIn(text)).toEqual(orders);
  expect(bodyOfAddress(new URLSearchParams({ sort: text }))).toEqual({ sort: orders });
});
