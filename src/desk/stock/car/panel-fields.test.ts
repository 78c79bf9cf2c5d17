import { expect, test } from "vitest";
import { readWords } from "../../../features/stock/edits/fields.ts";
import { inLabels, plainValue, shownValue, valueWords, withoutOption } from "./panel-fields.ts";

test.each([
  ["dollars", "43950", "$43,950"],
  ["dollars", "43950.5", "$43,950.50"],
  ["dollars", "$43 950", "$43,950"],
  ["number", "22440", "22,440"],
  ["number", "22,440 km", "22,440"],
  ["number", "22,440 kms", "22,440"],
  ["dollars", "31,990 ono", "$31,990"],
  ["dollars", "a lot", "a lot"],
  ["dollars", "", ""],
  ["line", "12345", "12345"],
] as const)("a field of %s shows %j as %j, and means the same by both", (kind, written, shown) => {
  expect(shownValue(kind, written)).toBe(shown);
  expect(plainValue(kind, shown)).toBe(plainValue(kind, written));
  expect(shownValue(kind, shown)).toBe(shown);
});

test.each([
  ["price", "43950", "$43,950"],
  ["status", "in_stock", "In stock"],
  ["show_on_dealer_website", "no", "No"],
  ["tag", "", "nothing"],
  ["made_up", "x", "x"],
])("a recorded %s of %j is told as %j", (name, written, words) => {
  expect(valueWords(name, written)).toBe(words);
});

test("a refusal names the field as its label does, and groups the digits of its bounds, save those of a year", () => {
  const refused = readWords({ price: "60,000,000", before_price: "abc", km: "-1", year: "1700" }, 0);
  expect(refused.ok ? [] : refused.error.map(inLabels)).toEqual([
    "Price must be a number from 0 to 50,000,000.",
    "Shown as was must be written in digits alone, such as 31,990.",
    "Kilometres must be a number from 0 to 5,000,000.",
    "year must be a number from 1880 to 2200.",
  ]);
});

test.each([
  ["fewer than 1 picture (search.minPhotos)", "fewer than 1 picture"],
  ["hidden (show_on_dealer_website)", "hidden"],
  ["sold (search.includeSoldCarsDays is 0)", "sold"],
  ["sold longer ago than sold cars are shown", "sold longer ago than sold cars are shown"],
])("a dealer reads why a car is hidden without an option's name: %s", (says, words) => {
  expect(withoutOption(says)).toBe(words);
});
