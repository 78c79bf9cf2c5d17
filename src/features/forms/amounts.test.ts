import { expect, test } from "vitest";
import { separated, typedAmount } from "./amounts.ts";

test.each([
  ["$25,000", 25_000],
  [" 25 000 ", 25_000],
  ["85,000 kms", 85_000],
  ["85000km.", 85_000],
  ["0", 0],
  ["99999999", 99_999_999],
  ["100000000", null],
  ["25k", null],
  ["", null],
])("%j is typed for %s", (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

test.each([
  ["25000", "25,000"],
  ["1234567", "1,234,567"],
  ["999", "999"],
  ["123456", "123,456"],
  ["$12,5a0", "1,250"],
  ["007", "7"],
  ["0", "0"],
  ["000", "0"],
  ["", ""],
])("LEAD-069 %j is shown as %j while it is typed", (text, shown) => {
  expect(separated(text)).toBe(shown);
});
