import { describe, expect, test } from "vitest";
import type { Location } from "../../site/site.ts";
import { appointmentsAt as appointmentsBy, type BookingRules, bookingPlace, slotOf } from "./appointments.ts";
import { noPlace } from "./booked-slots.ts";
import { bookingProblem } from "./judge-booking.ts";
import { decentAt, reminderTime } from "./reminder-time.ts";

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

  test("of a day that says no closing time only its beginning can be booked", () => {
    const late = {
      ...place(),
      special_hours: [
        { date: "2026-11-23", location_id: 1, status: "Open" as const, start_hour: "09:10", end_hour: null },
      ],
    };
    expect(appointmentsAt(late, NOW, SYDNEY)[1]).toEqual({ date: "2026-11-23", times: ["09:30"] });
  });

  test("a time that leaves just the notice can be had", () => {
    const atTen = Date.UTC(2026, 10, 20, 23);
    expect(appointmentsAt(place(), atTen, SYDNEY, { notice: 1 })[0]?.times).toEqual(["11:00", "11:30"]);
  });

  test("who needs notice offers later times, and what is full is not offered", () => {
    expect(appointmentsAt(place(), NOW, SYDNEY, { notice: 1 })[0]?.times).toEqual(["11:30"]);
    const isFull = (date: string, slot: string) => date === "2026-11-21" && slot === "11:00";
    expect(appointmentsAt(place(), NOW, SYDNEY, { isFull })[0]?.times).toEqual(["10:30", "11:30"]);
  });
});

test("a time lies in the half hour that it begins in", () => {
  expect(["09:00", "09:29", "09:30", "23:59"].map(slotOf)).toEqual(["09:00", "09:00", "09:30", "23:30"]);
});

describe("SERV-032 where one comes to", () => {
  const at = (slug: string, changes: Partial<Location> = {}) =>
    ({ slug, dealership_slug: "north", visible: true, location_type: "sales", primary: false, ...changes }) as Location;
  const parts = at("parts", { location_type: "parts" });
  const sales = at("sales");
  const main = at("main", { primary: true });
  const workshop = at("workshop", { location_type: "service" });
  const second = at("second", { location_type: "service", primary: true });
  const elsewhere = at("elsewhere", { dealership_slug: "south", primary: true });
  const hidden = at("hidden", { visible: false, primary: true });

  test.each([
    ["the place where cars are sold", [parts, elsewhere, workshop, sales], "test-drive", undefined, "sales"],
    ["of several, the primary one", [sales, main], "test-drive", undefined, "main"],
    ["one of no kind sells too", [workshop, at("plain", { location_type: "" })], "test-drive", undefined, "plain"],
    ["a service at its workshop", [main, workshop], "service", undefined, "workshop"],
    ["of several workshops, the primary one", [main, workshop, second], "service", undefined, "second"],
    ["without a workshop, where cars are sold", [parts, sales], "service", undefined, "sales"],
    ["else whatever place there is", [elsewhere, parts], "test-drive", undefined, "parts"],
    ["the place that was named, another dealership's too", [sales, elsewhere], "test-drive", "elsewhere", "elsewhere"],
    ["a place that is not shown is no place", [hidden, sales], "test-drive", "hidden", "sales"],
    ["nor one that nobody knows", [main], "test-drive", "gone", "main"],
    ["and none where there is none", [elsewhere, hidden], "service", undefined, undefined],
  ] as const)("%s", (_what, locations, kind, named, slug) => {
    expect(bookingPlace({ locations }, "north", kind, named)?.slug).toBe(slug);
  });
});

describe("a clock change", () => {
  const nights = {
    ...place(),
    contact_detail: { ...place().contact_detail, opening_hours: [hour(0, "01:00", "05:00")] },
  };
  const sundays = (now: number) => appointmentsAt(nights, now, SYDNEY)[0];

  test("an hour that the clock leaves out cannot be booked, and one that comes twice is one", () => {
    expect(sundays(Date.UTC(2026, 8, 30))).toEqual({
      date: "2026-10-04",
      times: ["01:00", "01:30", "03:00", "03:30", "04:00", "04:30"],
    });
    expect(sundays(Date.UTC(2027, 3, 1))?.times).toHaveLength(8);
  });

  test("a time that is left out is refused in words", () => {
    const rules = { place: nights, zone: SYDNEY, notice: 0, now: Date.UTC(2026, 8, 30), isFull: () => false };
    expect(bookingProblem({ date: "2026-10-04", time: "02:30" }, rules)?.message).toBe(
      "The clocks go forward on Sunday 4 October: there is no 2.30am then. The next free time is Sunday 4 October at 3.30am.",
    );
  });
});

describe("how many can come at once", () => {
  const AT = Date.UTC(2026, 10, 23, 22);
  const settings = { atOnce: 2, perDay: null, minutes: 45, buffer: 15 };
  const wish = { kind: "test-drive", dealershipSlug: "north", zone: SYDNEY, settings, carId: 7 } as const;
  const booked = (minutes: number, more = {}) => ({
    kind: "test-drive" as const,
    dealership_slug: "north",
    date: "2026-11-24",
    car_id: null,
    starts_at: AT + minutes * 60_000,
    free_at: AT + (minutes + 60) * 60_000,
    ...more,
  });
  const at = (time: string, rows: Parameters<typeof noPlace>[1], more = {}) =>
    noPlace({ ...wish, date: "2026-11-24", time, ...more }, rows);

  test("those count that run at the same moment, not all that touch the time", () => {
    expect(at("09:00", [booked(0)])).toBeNull();
    expect(at("09:00", [booked(0), booked(30)])).toBe("full");
    // One ends when the other begins: there is never more than one beside it.
    expect(at("09:30", [booked(-30), booked(60), booked(30)])).toBe("full");
    expect(at("09:30", [booked(0), booked(60)])).toBeNull();
    expect(at("10:00", [booked(0), booked(0)])).toBeNull();
    expect(
      at("09:00", [booked(0, { kind: "service" }), booked(0, { dealership_slug: "south" }), booked(0)]),
    ).toBeNull();
  });

  test("a car is driven by one at a time, wherever it is booked and whoever counts", () => {
    const uncounted = { settings: { ...settings, atOnce: null } };
    expect(at("09:30", [booked(0, { car_id: 7, dealership_slug: "south" })], uncounted)).toBe("car-out");
    expect(at("10:00", [booked(0, { car_id: 7 })], uncounted)).toBeNull();
    expect(at("09:30", [booked(0, { car_id: 8 })], uncounted)).toBeNull();
    expect(at("09:30", [booked(0, { car_id: 7, kind: "service" })], uncounted)).toBeNull();
  });

  test("a day that has as many as it takes is full", () => {
    const few = { settings: { ...settings, atOnce: null, perDay: 1 } };
    expect(at("15:00", [booked(0)], few)).toBe("full");
    expect(at("15:00", [booked(0, { date: "2026-11-23" })], few)).toBeNull();
  });
});

test("people are reminded the day before, at a decent hour, and not of what they have just booked", () => {
  const sydney = { date: "2026-11-24", zone: SYDNEY, hour: 10 };
  const due = Date.UTC(2026, 10, 22, 23);
  expect(reminderTime({ ...sydney, now: due - 3 * 3_600_000 })).toBe(due);
  expect(reminderTime({ ...sydney, now: due - 3_600_000 })).toBeNull();
  expect(reminderTime({ ...sydney, now: Date.UTC(2026, 10, 23, 22) })).toBeNull();
  expect(reminderTime({ ...sydney, hour: null, now: 0 })).toBeNull();
  // The day before the clocks go forward, and the day on which they do.
  expect(reminderTime({ ...sydney, date: "2026-10-05", now: 0 })).toBe(Date.UTC(2026, 9, 3, 23));
  expect(decentAt(due, SYDNEY)).toBe(due);
  expect(decentAt(due - 2 * 3_600_000, SYDNEY)).toBe(due - 3_600_000);
  expect(decentAt(Date.UTC(2026, 10, 22, 8), SYDNEY)).toBe(Date.UTC(2026, 10, 22, 22));
});
