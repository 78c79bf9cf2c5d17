import { describe, expect, test } from "vitest";
import type { Location } from "../../site/site.ts";
import { appointmentsAt as appointmentsBy, type BookingRules } from "./appointments.ts";

const SYDNEY = "Australia/Sydney";
/** Saturday 21 November 2026, 10:10 in Sydney. */
const NOW = Date.UTC(2026, 10, 20, 23, 10);

const hour = (weekday: number, open: string | null, close: string | null) => ({
  weekday,
  status: open ? ("Open" as const) : ("Closed" as const),
  open,
  close,
  formated_hours: "",
});
const WEEK = [1, 2, 3, 4, 5].map((weekday) => hour(weekday, "09:10", "11:00"));
const place = (special_hours: Location["special_hours"] = []) => ({
  contact_detail: {
    phone: null,
    landline_phone: null,
    opening_hours: [...WEEK, hour(6, "09:00", "12:00"), hour(0, null, null)],
  },
  special_hours,
});

const appointmentsAt = (of: BookingRules["place"], now: number, zone: string, more: Partial<BookingRules> = {}) =>
  appointmentsBy({ place: of, now, zone, notice: 0, isFull: () => false, ...more });

describe("API-006 LEAD-018 when a test drive can begin", () => {
  const days = appointmentsAt(place(), NOW, SYDNEY);

  test("the days are the next fourteen on which the place is open", () => {
    expect(days.map(({ date }) => date)).toEqual([
      "2026-11-21",
      ...["23", "24", "25", "26", "27", "28", "30"].map((day) => `2026-11-${day}`),
      ...["01", "02", "03", "04"].map((day) => `2026-12-${day}`),
    ]);
  });

  test("the times are whole and half hours between opening and closing; today's past ones are left out", () => {
    expect(days[0]?.times).toEqual(["10:30", "11:00", "11:30"]);
    expect(days[1]?.times).toEqual(["09:30", "10:00", "10:30"]);
    const atTen = appointmentsAt(place(), Date.UTC(2026, 10, 20, 23), SYDNEY);
    expect(atTen[0]?.times[0]).toBe("10:30");
  });

  test("the clock is the dealership's own", () => {
    expect(appointmentsAt(place(), NOW, "Australia/Perth")[0]).toEqual({
      date: "2026-11-21",
      times: ["09:00", "09:30", "10:00", "10:30", "11:00", "11:30"],
    });
  });

  test("a special day has its own hours", () => {
    const special = place([
      { date: "2026-11-23", location_id: 1, status: "Closed", start_hour: null, end_hour: null },
      { date: "2026-11-22", location_id: 1, status: "Open", start_hour: "10:00", end_hour: "10:45" },
    ] as Location["special_hours"]);
    const [, sunday, tuesday] = appointmentsAt(special, NOW, SYDNEY);
    expect(sunday).toEqual({ date: "2026-11-22", times: ["10:00"] });
    expect(tuesday?.date).toBe("2026-11-24");
  });

  test("who needs notice offers later times, and what is full is not offered", () => {
    expect(appointmentsAt(place(), NOW, SYDNEY, { notice: 1 })[0]?.times).toEqual(["11:30"]);
    const isFull = (date: string, slot: string) => date === "2026-11-21" && slot === "11:00";
    expect(appointmentsAt(place(), NOW, SYDNEY, { isFull })[0]?.times).toEqual(["10:30", "11:30"]);
  });
});
