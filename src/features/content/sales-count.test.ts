import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followSalesCount, salesCount } from "./sales-count.ts";

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

describe("the counter of an open page", () => {
  beforeEach(() => void vi.useFakeTimers({ now: brisbane("2026-11-01T00:05:00") }));
  afterEach(() => void vi.useRealTimers());

  test("HOME-039 it is brought up to date every 150 s, and no more once the page is left", () => {
    const counts: number[] = [];
    const leave = followSalesCount((count) => counts.push(count));
    vi.advanceTimersByTime(149_999);
    expect(counts).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(counts).toEqual([1]);
    vi.advanceTimersByTime(450_000);
    expect(counts).toEqual([1, 1, 1, 2]);
    leave();
    vi.advanceTimersByTime(450_000);
    expect(counts).toHaveLength(4);
  });
});
