import fc from "fast-check";
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

test.each([
  ["Australia/Lord_Howe", "2026-10-03T14:00:00Z", "2026-10-04T13:00:00Z"],
  ["Australia/Lord_Howe", "2026-04-04T13:30:00Z", "2026-04-05T13:30:00Z"],
  ["Australia/Adelaide", "2026-10-03T14:40:00Z", "2026-10-04T13:30:00Z"],
  ["Australia/Adelaide", "2026-04-04T13:40:00Z", "2026-04-05T14:30:00Z"],
])(
  "in %s, whose clocks or their changes are of half hours, a day that is changed ends at its midnight",
  (zone, now, midnight) => {
    expect(nextDayAt(at(now), zone)).toBe(at(midnight));
  },
);

test("clocks that were moved within the hour, and zones that stand between full hours, are read right", () => {
  const before = at("2026-10-03T15:59:59.999Z");
  expect(wallClock(before, "Australia/Sydney")).toMatchObject({ day: "2026-10-04", secondOfDay: 7199 });
  expect(wallClock(before + 1, "Australia/Sydney").secondOfDay).toBe(3 * 3600);
  expect(wallClock(before, "Australia/Sydney").secondOfDay).toBe(7199);
  expect(wallClock(at("2026-11-20T00:00:00Z"), "Australia/Eucla").secondOfDay).toBe(8.75 * 3600);
  expect(wallClock(at("2026-11-20T00:00:00Z"), "Australia/Adelaide").secondOfDay).toBe(10.5 * 3600);
});

test("the clock of any instant is what the calendar of the place formats", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date("2000-01-01"), max: new Date("2060-01-01"), noInvalidDate: true }), (date) => {
      const shown = new Intl.DateTimeFormat("sv-SE", {
        timeZone: "Australia/Lord_Howe",
        dateStyle: "short",
        timeStyle: "medium",
      });
      const { day, secondOfDay } = wallClock(date.getTime(), "Australia/Lord_Howe");
      expect(`${day} ${new Date(secondOfDay * 1000).toISOString().slice(11, 19)}`).toBe(shown.format(date));
    }),
    { seed: 20261121 },
  );
});
