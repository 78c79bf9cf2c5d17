import { expect, test } from "vitest";
import { bytesToRead } from "./bandwidth.ts";
import type { Answer } from "./peers/peer.ts";
import { digits, table, timeRatio } from "./report.ts";
import { FACETS } from "./stock.ts";

test("an engine that ran fewer queries is compared over those that it ran", () => {
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

test("a table's columns are lined up", () => {
  expect(
    table([
      ["", "ms"],
      ["ours", "1"],
    ]),
  ).toBe("|      |  ms |\n|------|----:|\n| ours |   1 |");
});

test("the bytes of a search: words, the columns of its choices, the codes it counts, and its page", () => {
  const facets = Object.fromEntries(FACETS.map((field) => [field, { some: 50 }])) as unknown as Answer["facets"];
  const answer: Answer = { total: 50, ids: [], facets: { ...facets, make: { Toyota: 50, Mazda: 30 } } };
  const query = {
    words: [],
    facets: { make: ["Toyota"] },
    ranges: { price: [0, 9] as const },
    sort: "cheapest" as const,
    page: 0,
  };
  const read = (changes: object) => bytesToRead({ ...query, ...changes }, answer, { cars: 1000, withWords: 100 });
  const counts = (15 * 50 + 80) * 2;
  // 21 of 50 matches in 1,000 cars: 420 places of the order, or 50 matches of 8 bytes.
  expect(read({})).toBe(1000 * (2 + 8) + counts + 400);
  expect(read({ words: ["mazda"] })).toBe(100 * 4 + 100 * (2 + 8) + counts + 400);
  expect(read({ facets: {}, ranges: {} })).toBe(0);
});
