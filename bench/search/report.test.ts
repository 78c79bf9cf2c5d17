import { expect, test } from "vitest";
import { bytesToRead, PACKED, type Stocked } from "./bandwidth.ts";
import type { Answer } from "./peers/peer.ts";
import { FACETS } from "./questions/stock.ts";
import type { Query } from "./questions/workload.ts";
import { digits, table, timeRatio } from "./report.ts";

test("an engine that ran fewer queries is compared over the queries that it ran", () => {
  expect(timeRatio({ each: [10, 20] }, { each: [1, 2, 1000] })).toBe(10);
  expect(timeRatio({ each: [1, 1, 1] }, { each: [1, 1, 1] })).toBe(1);
});

test("figures have three digits and no exponent", () => {
  expect([0, 0.01234, 0.5, 1.234, 12.34, 123.4, 12345, 0.00001].map(digits)).toEqual([
    "0",
    "0.012",
    "0.500",
    "1.23",
    "12.3",
    "123",
    "12,345",
    "0.000",
  ]);
  expect(digits(Number.NaN)).toBe("–");
});

test("a table's columns are aligned", () => {
  expect(
    table([
      ["", "ms"],
      ["ours", "1"],
    ]),
  ).toBe("|      |  ms |\n|------|----:|\n| ours |   1 |");
});

test("the bytes of a search are those of its sets, the columns of its choices, its counts and its page", () => {
  const of = (count: number) => Object.fromEntries(FACETS.map((field) => [field, count]));
  const values = { ...of(4), model: 200 } as Stocked["values"];
  const counts = Object.fromEntries(FACETS.map((field) => [field, { some: 80 }])) as unknown as Answer["facets"];
  const answer: Answer = { total: 80, ids: [], facets: { ...counts, make: { Toyota: 80, Mazda: 30 } } };
  const query: Query = { words: [], facets: { make: ["Toyota", "Kia"] }, ranges: {}, sort: "cheapest", page: 0 };
  const read = (changes: Partial<Query>) =>
    bytesToRead({ ...query, ...changes }, answer, { cars: 800, withWords: 50, values });
  // A set is 100 bytes. Counts: 14 fields with 80 codes, make with 110, model with 80. Page: 21 of 80 in 800 cars take
  // 210 steps.
  const whole = 14 * 320 + 400 + 320 + 640;
  expect(read({})).toBe(100 + 200 + whole);
  expect(read({ ranges: { price: [0, 9] } })).toBe(100 + 200 + 50 * 8 + whole);
  expect(read({ words: ["mazda"] })).toBe(300 + 200 + whole);
  // A field of many values has no sets, so its column is read. Its own choice changes no count but the total.
  expect(read({ facets: { model: ["3"] } })).toBe(100 + 4 * 800 + 15 * 320 + 320 + 640);
  expect(read({ facets: {} })).toBe(0);
  // In columns half as wide, the codes that were less than sets take half as many bytes, and so do the numbers.
  const narrow = bytesToRead(
    { ...query, ranges: { price: [0, 9] } },
    answer,
    { cars: 800, withWords: 50, values },
    PACKED,
  );
  expect(narrow).toBe(100 + 200 + 50 * 4 + 14 * 160 + 220 + 160 + 640);
});
