import { expect, test } from "vitest";
import { isSchedule, nextTime } from "./schedule.ts";

/** The next so many times, as they are told in UTC. */
function times(words: string, zone: string, after: string, count: number): string[] {
  const found: string[] = [];
  for (let at = Date.parse(after); found.length < count; found.push(new Date(at).toISOString()))
    at = nextTime(words, zone, at);
  return found;
}

const SYDNEY = "Australia/Sydney";

test("a time of day in the hour that the clocks leave out comes at the first that there is", () => {
  const spring = times("30 2 * * *", SYDNEY, "2026-10-02T00:00:00Z", 3);
  expect(spring).toEqual(["2026-10-02T16:30:00.000Z", "2026-10-03T16:00:00.000Z", "2026-10-04T15:30:00.000Z"]);
});

test("a time of day in the hour that comes twice comes once", () => {
  const autumn = times("30 2 * * *", SYDNEY, "2027-04-02T00:00:00Z", 3);
  expect(autumn).toEqual(["2027-04-02T15:30:00.000Z", "2027-04-03T15:30:00.000Z", "2027-04-04T16:30:00.000Z"]);
});

test.each(["2026-10-03T15:00:00Z", "2027-04-03T14:00:00Z"])(
  "a quarter of an hour stays one when clocks change (%s)",
  (from) => {
    const all = times("*/15 * * * *", SYDNEY, from, 12).map((at) => Date.parse(at));
    expect(all.map((at, index) => (at - Date.parse(from)) / 900_000 - index)).toEqual(all.map(() => 1));
  },
);

test("the next time comes after the given one, also where that fits itself", () => {
  expect(times("0 5 * * *", "UTC", "2026-11-22T05:00:00Z", 1)).toEqual(["2026-11-23T05:00:00.000Z"]);
});

test.each(["", "* * * *", "* * * * * *", "61 * * * *", "0 5 31 2 *", "every day"])("%j is no schedule", (words) => {
  expect(isSchedule(words)).toBe(false);
});
