import { expect, test } from "vitest";
import { looksLike } from "./paint.ts";

const paint = (colour: string, hex: string) => ({ colour, hex, name: colour, weight: 1 });

test("a film in one paint may represent similar paints with the same colour name", () => {
  expect(looksLike(paint("Grey", "4b4f54"), "4b4f54")).toBe(true);
  expect(looksLike(paint("White", "e6e7e8"), "d6d8da")).toBe(true);
  expect(looksLike(paint("Green", "4c5740"), "4b4f54"), "near, but called green").toBe(false);
  expect(looksLike(paint("Blue", "5f86a8"), "132d5c"), "blue, but far lighter").toBe(false);
});
