import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../../lib/time/zoned.ts";
import type { BookingRules } from "./appointments.ts";
import { type BookingWish, bookingProblem } from "./judge-booking.ts";

/** Saturday 21 November 2026, 10:10 in Sydney. */
const NOW = Date.UTC(2026, 10, 20, 23, 10);
const hour = (weekday: number, open: string | null, close: string | null) => ({
  weekday,
  status: open ? ("Open" as const) : ("Closed" as const),
  open,
  close,
  formated_hours: "",
});
const WEEK = [1, 2, 3, 4, 5].map((weekday) => hour(weekday, "08:30", "17:30"));
const place = {
  contact_detail: {
    phone: null,
    landline_phone: null,
    opening_hours: [...WEEK, hour(6, "09:00", "12:00"), hour(0, null, null)],
  },
  special_hours: [],
};
const RULES: BookingRules = { place, zone: "Australia/Sydney", notice: 2, now: NOW, isFull: () => false };
const problemOf = (wish: BookingWish, more: Partial<BookingRules> = {}) => {
  const problem = bookingProblem(wish, { ...RULES, ...more });
  return problem && `${problem.field}: ${problem.message}`;
};

test.each([
  ["0000-01-01", "That day is long over. Please write the year in full."],
  ["0026-12-08", "That day is long over. Please write the year in full."],
  ["0099-05-05", "That day is long over. Please write the year in full."],
  ["9999-12-30", "Please choose a day within the next twelve months."],
  ["9999-12-31", "Please choose a day within the next twelve months."],
])("a year that no clock shows is refused in words: %s", (date, why) => {
  const sentence = `date: ${why} The next free time is Monday 23 November at 8.30am.`;
  expect([problemOf({ date, time: "10:00" }), problemOf({ date })]).toEqual([sentence, sentence]);
});

describe("API-006 LEAD-015 LEAD-018 SERV-010 a day and a time are judged, and the next good one is named", () => {
  test.each([
    [
      { date: "2020-01-01" },
      "date: Wednesday 1 January 2020 is over. The next free time is Monday 23 November at 8.30am.",
    ],
    [{ date: "2026-11-20" }, "date: Friday 20 November is over. The next free time is Monday 23 November at 8.30am."],
    [
      { date: "2026-11-22" },
      "date: We are closed on Sunday 22 November. The next free time is Monday 23 November at 8.30am.",
    ],
    [
      { date: "2031-01-01" },
      "date: Please choose a day within the next twelve months. The next free time is Monday 23 November at 8.30am.",
    ],
    [
      { date: "2026-11-24", time: "03:00" },
      "time: On Tuesday 24 November bookings begin from 8.30am to 5pm. The next free time is Tuesday 24 November at 8.30am.",
    ],
    [
      { date: "2026-11-24", time: "17:15" },
      "time: On Tuesday 24 November bookings begin from 8.30am to 5pm. The next free time is Wednesday 25 November at 8.30am.",
    ],
    [
      { date: "2026-11-21", time: "09:30" },
      "time: That time is over. The next free time is Monday 23 November at 8.30am.",
    ],
    [
      { date: "2026-11-21", time: "11:00" },
      "time: We need 2 hours' notice. The next free time is Monday 23 November at 8.30am.",
    ],
    [{ date: "2026-11-21" }, "date: It is too late for today. The next free time is Monday 23 November at 8.30am."],
    [
      { date: "1900-01-01" },
      "date: Monday 1 January 1900 is over. The next free time is Monday 23 November at 8.30am.",
    ],
    [
      { date: "2026-11-21", time: "10:10" },
      "time: That time is over. The next free time is Monday 23 November at 8.30am.",
    ],
    [{ time: "17:01" }, "time: We are not open at 5.01pm. The next free time is Monday 23 November at 8.30am."],
    [
      { date: "2027-11-22" },
      "date: Please choose a day within the next twelve months. The next free time is Monday 23 November at 8.30am.",
    ],
    [{ time: "03:00" }, "time: We are not open at 3am. The next free time is Monday 23 November at 8.30am."],
  ])("%j", (wish, sentence) => {
    expect(problemOf(wish)).toBe(sentence);
  });

  test.each([
    [{}],
    [{ time: "16:00" }],
    [{ time: "08:30" }],
    [{ time: "17:00" }],
    [{ date: "2027-11-20" }],
    [{ date: "2027-11-19", time: "10:00" }],
    [{ date: "2026-11-24" }],
    [{ date: "2026-11-24", time: "08:30" }],
    [{ date: "2026-11-24", time: "17:00" }],
    [{ date: "2026-11-28", time: "11:30" }],
  ])("%j can be had", (wish) => {
    expect(problemOf(wish)).toBeNull();
  });

  test("a time that leaves just the notice can be had, and an hour's notice is said so", () => {
    const early = { now: Date.UTC(2026, 10, 20, 23, 0) };
    expect(problemOf({ date: "2026-11-21", time: "11:00" }, { ...early, notice: 1 })).toBeNull();
    expect(problemOf({ date: "2026-11-21", time: "10:30" }, { ...early, notice: 1 })).toBe(
      "time: We need an hour's notice. The next free time is Saturday 21 November at 11am.",
    );
  });

  test("today can be named while there is a time left, and where its hours are told in words only", () => {
    const today = { date: "2026-11-21" };
    expect(problemOf(today, { notice: 1 })).toBeNull();
    for (const [start_hour, end_hour] of [
      [null, null],
      ["09:00", null],
      [null, "10:00"],
    ]) {
      const special = { ...today, location_id: 1, status: "Open" as const, start_hour: start_hour ?? null };
      const told = { ...place, special_hours: [{ ...special, end_hour: end_hour ?? null }] };
      expect(problemOf(today, { place: told }), `${start_hour} – ${end_hour}`).toBeNull();
    }
    const asks = [6].map((weekday) => ({ ...hour(weekday, "09:00", "10:00"), formated_hours: "By appointment" }));
    const byAppointment = { ...place, contact_detail: { ...place.contact_detail, opening_hours: asks } };
    expect(problemOf(today, { place: byAppointment })).toBeNull();
  });

  test("a day that is open to no told end takes any time from its beginning on", () => {
    const late = { date: "2026-11-24", location_id: 1, status: "Open" as const, start_hour: "09:00", end_hour: null };
    const told = { place: { ...place, special_hours: [late] } };
    expect(problemOf({ date: "2026-11-24", time: "23:30" }, told)).toBeNull();
    expect(problemOf({ date: "2026-11-24", time: "08:00" }, told)).toMatch(/bookings begin from 9am\. The next/);
  });

  test("a time without a day fits any day whose hours nobody knows, or that ends late", () => {
    const week = (hours: readonly ReturnType<typeof hour>[]) => ({
      place: { ...place, contact_detail: { ...place.contact_detail, opening_hours: [...hours] } },
    });
    expect(problemOf({ time: "03:00" }, week([]))).toBeNull();
    expect(problemOf({ time: "23:00" }, week([0, 1, 2, 3, 4, 5, 6].map((day) => hour(day, "09:00", null))))).toBeNull();
  });

  test("the next free time is looked for sixty days on, and no further", () => {
    const shut = (last: string) => ({
      isFull: (date: string) => date < last,
      place: {
        ...place,
        contact_detail: {
          ...place.contact_detail,
          opening_hours: [0, 1, 2, 3, 4, 5, 6].map((day) => hour(day, "09:00", "17:00")),
        },
      },
    });
    const wish = { date: "2026-11-21", time: "16:00" };
    expect(problemOf(wish, shut("2027-01-20"))).toContain("free time is Wednesday 20 January 2027 at 9am");
    expect(problemOf(wish, shut("2027-01-21"))).toContain("Please call us");
  });

  test("what is full is told, with the next half hour that is not", () => {
    const isFull = (date: string, slot: string) => date === "2026-11-24" && slot < "10:00";
    const sentence = "time: That time is taken. The next free time is Tuesday 24 November at 10am.";
    expect(problemOf({ date: "2026-11-24", time: "09:40" }, { isFull })).toBe(sentence);
  });

  test("the clock is the dealership's own: 9 o'clock is over in Sydney and to come in Perth", () => {
    const early = { date: "2026-11-21", time: "09:30" };
    expect(problemOf(early, { zone: "Australia/Perth" })).toBeNull();
    expect(problemOf(early)).not.toBeNull();
  });

  test("a place of unknown hours takes any time to come, and one that is never open asks to be called", () => {
    const unknown = { ...place, contact_detail: { ...place.contact_detail, opening_hours: [] } };
    expect(problemOf({ date: "2026-11-22", time: "03:00" }, { place: unknown })).toBeNull();
    expect(problemOf({ date: "2026-11-20" }, { place: unknown })).toMatch(/is over\. Please call us to find a time\.$/);
  });

  test("the time that is named can be had, whatever was asked for", () => {
    const days = fc.integer({ min: -800, max: 800 }).map((days) => addDays("2026-11-21", days));
    const times = fc.option(fc.integer({ min: 0, max: 24 * 60 - 1 }), { nil: undefined });
    const property = fc.property(days, times, (date, minutes) => {
      const time = minutes === undefined ? undefined : new Date(minutes * 60_000).toISOString().slice(11, 16);
      const problem = bookingProblem({ date, time }, RULES);
      const named = /free time is \w+ (\d+) (\w+)(?: (\d+))? at (\d+)(?:\.(\d+))?(am|pm)\.$/.exec(
        problem?.message ?? "",
      );
      if (!problem) return;
      expect(named, problem.message).not.toBeNull();
      const [, day, month, year = "2026", hours, minute = "00", half] = named ?? [];
      const wall = new Date(`${day} ${month} ${year} UTC`).toISOString().slice(0, 10);
      const at = `${String((Number(hours) % 12) + (half === "pm" ? 12 : 0)).padStart(2, "0")}:${minute}`;
      expect(bookingProblem({ date: wall, time: at }, RULES), `${wall} ${at}`).toBeNull();
    });
    fc.assert(property, { numRuns: 300, seed: 20_261_122 });
  });
});
