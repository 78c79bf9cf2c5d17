import { expect, test } from "vitest";
import { nextDayAt, wallClock } from "./time-zones.ts";

const at = (iso: string) => Date.parse(iso);

test("the calendar is the place's own", () => {
  const now = at("2026-11-20T13:30:00Z");
  expect(wallClock(now, "Australia/Sydney")).toEqual({ day: "2026-11-21", weekday: 6, secondOfDay: 1800 });
  expect(wallClock(now, "Australia/Brisbane")).toEqual({ day: "2026-11-20", weekday: 5, secondOfDay: 84_600 });
});

test.each([
  ["an ordinary day", "2026-11-20T01:02:03.456Z", "2026-11-20T13:00:00Z"],
  ["the last second of a day", "2026-11-20T12:59:59.999Z", "2026-11-20T13:00:00Z"],
  ["the day that summer time begins", "2026-10-03T15:00:00Z", "2026-10-04T13:00:00Z"],
  ["the day that summer time ends", "2027-04-03T14:00:00Z", "2027-04-04T14:00:00Z"],
])("the next day begins at midnight on %s", (_, now, midnight) => {
  expect(nextDayAt(at(now), "Australia/Sydney")).toBe(at(midnight));
});
