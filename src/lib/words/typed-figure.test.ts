import { expect, test } from "vitest";
import { figureFor, typedFigure } from "./typed-figure.ts";

test.each([
  ["25000", 25_000],
  ["$25,000.50", 25_000.5],
  [" $ 25 000 ", 25_000],
  ["1,250,000", 1_250_000],
  ["7.49% p.a.", 7.49],
  ["30k", 30_000],
  ["$29.5K", 29_500],
  ["85 km", 85],
  ["85km", 85],
  ["3.5 years", 3.5],
  [".5", 0.5],
  ["5.", 5],
  ["-500", -500],
  ["-$500", -500],
  ["0", 0],
])("a shopper's %j is %d", (text, figure) => {
  expect(typedFigure(text)).toBe(figure);
});

test.each(["", " ", "$", "-", "NaN", "Infinity", "1e9", "1.2.3", "5 or 6", "9".repeat(400), null, undefined])(
  "%j is no number",
  (text) => {
    expect(typedFigure(text)).toBeNull();
  },
);

test("a share is no amount, and an amount of a field of shares is one", () => {
  expect(figureFor("10%", "$5,000")).toBeNull();
  expect(figureFor("10", "$5,000")).toBe(10);
  expect(figureFor("7.5%", "7.49%")).toBe(7.5);
  expect(figureFor("7.5", "7.49%")).toBe(7.5);
});
