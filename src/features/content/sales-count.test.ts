import { expect, test } from "vitest";
import { SALES_COUNT_REFRESH_MS, salesCount } from "./sales-count.ts";

const brisbane = (time: string) => Date.parse(`${time}+10:00`);

test.each([
  ["day 1 at midnight", "2026-11-01T00:00:00", 0],
  ["day 3 at noon", "2026-11-03T12:00:00", 480],
  ["a second before the first 450 are over", "2026-11-01T00:07:29", 0],
  ["after the first 450 seconds", "2026-11-01T00:07:30", 1],
  ["the last second of a day", "2026-11-01T23:59:59", 191],
])("HOME-036 HOME-037 HOME-038 on %s", (_, time, count) => {
  expect(salesCount(brisbane(time))).toBe(count);
});

test("HOME-039 the counter is brought up to date every 150 s", () => {
  expect(SALES_COUNT_REFRESH_MS).toBe(150_000);
});
