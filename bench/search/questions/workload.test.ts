import { expect, test } from "vitest";
import { chance } from "../../../demo/stock/random.ts";
import { someCars } from "../testing.ts";
import { FACETS } from "./stock.ts";
import { misspell, misspelt, workload } from "./workload.ts";

const cars = someCars(6000);

test("the same seed makes the same queries for any size of the stock; another seed makes others", () => {
  const queries = workload(cars, 200, 7);
  expect(workload(cars, 200, 7)).toEqual(queries);
  expect(workload(cars.slice(0, 5000), 200, 7)).toEqual(queries);
  expect(workload(cars, 50, 7)).toEqual(queries.slice(0, 50));
  expect(workload(cars, 200, 8)).not.toEqual(queries);
});

test("queries are a mix of words, choices, ranges, orders and pages", () => {
  const queries = workload(cars, 200, 7);
  const kinds = (of: (query: (typeof queries)[number]) => number | string) => [...new Set(queries.map(of))].sort();
  expect(kinds(({ words }) => words.length)).toEqual([0, 1, 2, 3]);
  expect(kinds(({ facets }) => Object.keys(facets).length)).toEqual([0, 1, 2, 3, 4]);
  expect(kinds(({ ranges }) => Object.keys(ranges).length)).toEqual([0, 1, 2]);
  expect(kinds(({ sort }) => sort)).toEqual(["cheapest", "leastDriven", "newest", "recommended"]);
  expect(kinds(({ page }) => page)).toEqual([0, 1, 2, 3, 4]);
});

test("the stock has every value that a query chooses", () => {
  for (const { facets, words } of workload(cars, 200, 7)) {
    for (const field of FACETS)
      for (const value of facets[field] ?? []) expect(cars.some((car) => car[field] === value)).toBe(true);
    for (const word of words) expect(cars.some(({ text }) => ` ${text}`.includes(` ${word}`))).toBe(true);
  }
});

test("no half-typed word is also the beginning of two neighbours written as one", () => {
  const model = (text: string) => ({ ...someCars(1)[0], text }) as (typeof cars)[number];
  const typed = (...texts: string[]) => new Set(workload(texts.map(model), 300, 7).map(({ words }) => words[0]));
  expect(typed("2020 isuzu")).toContain("is");
  const beside = typed("2020 isuzu", "2020 i suv");
  expect(beside).toContain("isuzu");
  expect(beside).not.toContain("is");
});

test("a word is misspelt by one letter, never the first, and only from five letters on", () => {
  for (let stream = 0; stream < 200; stream++) {
    const wrong = misspell("commodore", chance(1, stream));
    expect(wrong.charAt(0)).toBe("c");
    expect(edits("commodore", wrong)).toBeLessThanOrEqual(1);
  }
  expect(misspell("mazd", chance(1, 1))).toBe("mazd");
});

test("misspelt queries differ in their words alone", () => {
  const right = workload(cars, 200, 7, "whole");
  const wrong = misspelt(right, 0.5, 1);
  expect(wrong.map(({ words: _, ...rest }) => rest)).toEqual(right.map(({ words: _, ...rest }) => rest));
  expect(wrong.filter(({ words }, index) => words.join() !== right[index]?.words.join()).length).toBeGreaterThan(20);
  expect(misspelt(right, 0, 1)).toEqual(right);
});

/**
 * The number of letters to leave out, add, change or swap to turn one word into the other; 2 for more than one.
 */
function edits(a: string, b: string): number {
  if (a === b) return 0;
  let start = 0;
  while (a[start] === b[start] && start < a.length) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = `${restA.charAt(1)}${restA.charAt(0)}${restA.slice(2)}`;
  const isOne = restA.slice(1) === restB || restB.slice(1) === restA || restA.slice(1) === restB.slice(1);
  return isOne || swapped === restB ? 1 : 2;
}
