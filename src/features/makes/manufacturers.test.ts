import { expect, test } from "vitest";
import { manufacturerSlug } from "./manufacturers.ts";

test.each([
  ["Mercedes-Benz", "mercedes-benz"],
  ["Citroën", "citroen"],
  ["Alfa Romeo", "alfa-romeo"],
  ["Škoda", "skoda"],
  ["  RAM ", "ram"],
])("the make %s stands in addresses as %s", (make, slug) => {
  expect(manufacturerSlug(make)).toBe(slug);
});
