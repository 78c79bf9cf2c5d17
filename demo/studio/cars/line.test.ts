import { expect, test } from "vitest";
import { outline } from "./drawing.ts";
import { line } from "./line.ts";

test("a line is read as its points, whatever the spaces", () => {
  expect(line("0 0.9,  0.2 0.985,-1 2")).toEqual([
    [0, 0.9],
    [0.2, 0.985],
    [-1, 2],
  ]);
});

test("an error names the text that is not a point", () => {
  expect(() => line("0 0.9, 0.2")).toThrow('" 0.2" is not a point');
});

test("a rounded outline keeps half of a short side straight at most", () => {
  expect(outline(line("0 0, 1 0, 1 1"))).toBe("M0.0000 0.0000L1.0000 0.0000L1.0000 1.0000Z");
  expect(outline(line("0 0, 1 0, 1 1, 0 1"), 9)).toContain("Q1.0000 0.0000");
});
