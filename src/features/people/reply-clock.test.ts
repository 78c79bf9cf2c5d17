import { describe, expect, test } from "vitest";
import { type OpeningTimes, openMs, opensAt, replyClock } from "./reply-clock.ts";

const SYDNEY = "Australia/Sydney";
const MINUTE = 60_000;

const day = (weekday: number, open: string | null, close: string | null) => ({
  weekday,
  status: open === null ? ("Closed" as const) : ("Open" as const),
  open,
  close,
  formated_hours: null,
});
/** Open on weekdays from 8:30 to 17:30, on Saturdays from 9:00 to 16:00, closed on Sundays. */
const HOURS: OpeningTimes = {
  contact_detail: {
    opening_hours: [1, 2, 3, 4, 5]
      .map((weekday) => day(weekday, "08:30", "17:30"))
      .concat(day(6, "09:00", "16:00"), day(0, null, null)),
  },
  special_hours: [
    { date: "2026-11-24", status: "Closed", start_hour: null, end_hour: null, formated_hours: null },
    { date: "2026-11-25", status: "Open", start_hour: "10:00", end_hour: "12:00", formated_hours: null },
  ],
};
/** A local time in Sydney, in summer time. */
const at = (local: string) => Date.parse(`${local}:00+11:00`);
const minutes = (from: string, to: string, hours: OpeningTimes | null = HOURS) =>
  openMs(hours, at(from), at(to), SYDNEY) / MINUTE;

describe("minutes of opening time", () => {
  test.each([
    ["within a day", "2026-11-23T09:00", "2026-11-23T10:15", 75],
    ["before it opens and after it closes", "2026-11-23T06:00", "2026-11-23T23:00", 540],
    ["over night", "2026-11-26T17:00", "2026-11-27T09:00", 60],
    ["over a weekend", "2026-11-20T17:00", "2026-11-23T09:00", 30 + 420 + 30],
    ["on a closed day", "2026-11-22T09:00", "2026-11-22T18:00", 0],
    ["over a special day that is closed, and one of two hours", "2026-11-23T17:00", "2026-11-26T08:31", 30 + 120 + 1],
    ["backwards", "2026-11-23T10:00", "2026-11-23T09:00", 0],
  ])("%s", (_, from, to, expected) => expect(minutes(from, to)).toBe(expected));

  test("without known hours every minute counts", () => {
    expect(minutes("2026-11-22T01:00", "2026-11-22T03:00", null)).toBe(120);
    const none = { contact_detail: { opening_hours: [] }, special_hours: [] };
    expect(minutes("2026-11-22T01:00", "2026-11-22T03:00", none)).toBe(120);
  });

  test("a day on which clocks change has the minutes that its wall clock shows", () => {
    // On Sunday 4 October 2026 clocks in Sydney go from 2:00 to 3:00.
    const always: OpeningTimes = {
      contact_detail: { opening_hours: [0, 1, 2, 3, 4, 5, 6].map((one) => day(one, "00:00", "24:00")) },
      special_hours: [],
    };
    const [from, to] = [Date.parse("2026-10-03T14:00:00Z"), Date.parse("2026-10-04T13:00:00Z")];
    expect(openMs(always, from, to, SYDNEY) / MINUTE).toBe(23 * 60);
  });

  test("a lead of years ago costs no time to count", () => {
    const years = openMs(HOURS, at("2016-11-23T09:00"), at("2026-11-23T09:00"), SYDNEY);
    expect(years).toBe(at("2026-11-23T09:00") - at("2016-11-23T09:00"));
  });
});

test.each([
  ["2026-11-23T07:00", "2026-11-23T08:30"],
  ["2026-11-23T17:30", "2026-11-25T10:00"],
  ["2026-11-21T16:00", "2026-11-23T08:30"],
  ["2026-11-23T08:30", null],
  ["2026-11-23T12:00", null],
])("at %s it opens next at %s", (now, next) => {
  expect(opensAt(HOURS, at(now), SYDNEY)).toBe(next === null ? null : at(next));
});

describe("the reply clock beside a promise of 60 minutes", () => {
  const clock = (since: string, now: string) =>
    replyClock({ since: at(since), now: at(now), promise: 60, hours: HOURS, zone: SYDNEY });
  test.each([
    ["2026-11-23T09:00", "2026-11-23T09:00", "running", 0],
    ["2026-11-23T09:00", "2026-11-23T09:35", "running", 35],
    ["2026-11-23T09:00", "2026-11-23T09:36", "soon", 36],
    ["2026-11-23T09:00", "2026-11-23T10:00", "soon", 60],
    ["2026-11-23T09:00", "2026-11-23T10:01", "late", 61],
    ["2026-11-20T17:20", "2026-11-21T09:10", "running", 20],
  ])("since %s, at %s: %s, %i minutes", (since, now, standing, waited) => {
    expect(clock(since, now)).toMatchObject({ standing, minutes: waited, startsAt: null });
  });

  test("somebody who came while closed waits from the opening on", () => {
    expect(clock("2026-11-22T20:00", "2026-11-22T21:00")).toEqual({
      standing: "shut",
      minutes: 0,
      share: 0,
      startsAt: at("2026-11-23T08:30"),
    });
    expect(clock("2026-11-22T20:00", "2026-11-23T08:45")).toMatchObject({ standing: "running", minutes: 15 });
  });
});
