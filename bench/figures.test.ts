import { expect, test, vi } from "vitest";
import { growingTable, median, percentile } from "./figures.ts";

test("the median of an even number of figures lies between the middle two", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 2, 4, 9])).toBe(3);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

test("a percentile is the first figure that is greater than so large a share of them", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.5)).toBe(51);
  expect(percentile(hundred, 0.95)).toBe(96);
  expect(percentile(hundred, 0.99)).toBe(100);
  expect(percentile(hundred, 0)).toBe(1);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([], 0.5)).toBeNaN();
});

test("the given list of figures is not reordered", () => {
  const figures = [3, 1, 2];
  median(figures);
  percentile(figures, 0.5);
  expect(figures).toEqual([3, 1, 2]);
});

test("a table that grows prints its heading and each row as it comes, in columns", () => {
  const said: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
  const told = growingTable(["the server", "MB"], "started without".length);
  expect(said).toEqual(["the server       MB"]);
  told(["started without", "9"]);
  expect(said[1]).toBe("started without   9");
  log.mockRestore();
});
