import { expect, test } from "vitest";
import { differByNumber, naturally } from "./natural-order.ts";

test("figures within texts are ordered by their value", () => {
  expect(["Mod 10", "Mod 2", "mod 1", "Alpha"].sort(naturally)).toEqual(["Alpha", "mod 1", "Mod 2", "Mod 10"]);
});

test.each([
  [["Mod 10", "Mod 2"], true],
  [["2.0 L", "2.5 L"], true],
  [["4", "10"], true],
  [["Mod 10"], false],
  [["Mod 10", "Mad 2"], false],
  [["CX-5", "CX-30 Touring"], false],
  [["Sedan", "SUV"], false],
])("texts that differ in one number only: %j is %s", (texts, expected) => {
  expect(differByNumber(texts)).toBe(expected);
});
