import { expect, test } from "vitest";
import { duplicatesIn } from "./duplicates.ts";

/** Lines of twelve words each, none like another. */
const lines = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `  const value${from + at} = of(car, ${from + at}, tax);`).join("\n");

test("a run of words that stands in two files is told with both places and its lines", () => {
  const found = duplicatesIn([
    ["a.ts", `${lines(2, 100)}\n${lines(10)}\n`],
    ["b.ts", `${lines(10)}\n${lines(3, 200)}\n`],
  ]);
  expect(found).toEqual([{ first: "a.ts:3", second: "b.ts:1", lines: 10 }]);
});

test("comments, empty lines and other indents between the words change nothing", () => {
  const commented = lines(10).replaceAll("\n", "\n\n      // Another thought.\n  /**\n   * About it.\n   */\n");
  expect(duplicatesIn([["a.ts", lines(10)]])).toEqual([]);
  expect(
    duplicatesIn([
      ["a.ts", lines(10)],
      ["b.ts", commented],
    ]),
  ).toHaveLength(1);
});

test("what stands twice in one file is found, and a run that goes on within itself ends where its copy begins", () => {
  expect(duplicatesIn([["a.ts", `${lines(10)}\n${lines(1, 50)}\n${lines(10)}`]])).toEqual([
    { first: "a.ts:1", second: "a.ts:12", lines: 10 },
  ]);
  const same = Array.from({ length: 30 }, () => "  at(car, 1, tax);").join("\n");
  expect(duplicatesIn([["a.ts", same]])).toEqual([
    { first: "a.ts:1", second: "a.ts:9", lines: 8 },
    { first: "a.ts:1", second: "a.ts:17", lines: 14 },
  ]);
});

test("fewer words or fewer lines are no duplicate, nor are runs in which one word differs", () => {
  const twice = (text: string, other = text) =>
    duplicatesIn([
      ["a.ts", text],
      ["b.ts", other],
    ]);
  expect(twice(lines(8))).toHaveLength(1);
  expect(twice(lines(7))).toEqual([]);
  expect(twice(lines(8).replaceAll(", tax);", ""))).toEqual([]);
  expect(twice(lines(13), lines(13).replace("value6", "price"))).toEqual([]);
});
