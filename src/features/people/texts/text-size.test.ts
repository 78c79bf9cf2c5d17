import { expect, test } from "vitest";
import { textSize } from "./text-size.ts";

test.each([
  ["nothing", "", 0, 160, null],
  ["one part of the small alphabet", "a".repeat(160), 1, 0, null],
  ["one sign more takes headers", "a".repeat(161), 2, 145, null],
  ["the last sign of two parts", "a".repeat(306), 2, 0, null],
  ["a euro takes two places", "€".repeat(80), 1, 0, null],
  ["a sign of two places is not cut in two", `${"a".repeat(152)}€${"a".repeat(10)}`, 2, 141, null],
  ["one curly mark makes the whole text a wide one", `${"a".repeat(69)}’`, 1, 0, "’"],
  ["a wide text of two parts", `${"a".repeat(70)}’`, 2, 63, "’"],
  ["an emoji is two places, and whole", "🚗".repeat(36), 2, 61, "🚗"],
] as const)("a text is counted as networks do: %s", (_, text, parts, left, odd) => {
  expect(textSize(text)).toEqual({ parts, left, odd });
});
