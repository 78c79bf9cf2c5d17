import { expect, test } from "vitest";
import { testSite } from "../../../test/fixtures/site.ts";
import type { DiaryBooking } from "../../features/diary/data.ts";
import { dayOf } from "./day-view.ts";

const ZONE = "Australia/Sydney";
/** Monday 23 November 2026. */
const DAY = "2026-11-23";
const at = (time: string, day = DAY) => Date.parse(`${day}T${time}:00+11:00`);
const place = {
  contact_detail: {
    opening_hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: "Open", open: "09:00", close: "17:00" })),
  },
  special_hours: [],
};

function dayAt(now: number, states: readonly DiaryBooking["state"][] = [], more: object = {}) {
  const rules = { place, zone: ZONE, now, notice: 0, isFull: () => false, minutes: 60 };
  const settings = { minutes: 60, atOnce: 1, perDay: null, buffer: 0 };
  const bookings = states.map((state, id) => ({
    id,
    kind: "test-drive",
    state,
    date: DAY,
    time: "10:00",
    startsAt: at("10:00"),
    endsAt: at("11:00"),
    record: { payload: { name: "Zoë" }, extras: {} },
    car: null,
    staff: null,
  }));
  const today = new Date(now + 11 * 3_600_000).toISOString().slice(0, 10);
  const request = {
    place: { owner: testSite("halden", []) },
    kind: "all",
    kinds: ["test-drive"],
    day: DAY,
    zone: ZONE,
  };
  return dayOf(
    DAY,
    bookings as never,
    {
      asked: { ...request, view: "week", today, page: 1 },
      rules: new Map([["test-drive", { rules, settings }]]),
      counts: [],
      drawn: { from: 9, to: 17 },
      most: 60,
      now,
      ...more,
    } as never,
  );
}

test("of a day that is over nobody has come before somebody has noted it", () => {
  const later = at("12:00", "2026-11-25");
  expect(dayAt(later).says).toBe("none");
  expect(dayAt(later, ["done", "done"]).says).toBe("2 came");
  expect(dayAt(later, ["done", "booked"]).says).toBe("2 booked");
  expect(dayAt(later, ["no-show"]).says).toBe("none");
});

test("of today no more is free than its times that are still to come", () => {
  expect(dayAt(at("08:00")).says).toBe("8 free");
  expect(dayAt(at("13:10")).says).toBe("3 free");
  expect(dayAt(at("15:10")).says).toBe("1 free");
  expect(dayAt(at("16:30")).says).toBe("full");
  expect(dayAt(at("08:00", "2026-11-20")).says).toBe("8 free");
});

test("what other places of the dealership have booked is left out of no drawing of this one", () => {
  const counts = [{ date: DAY, kind: "test-drive", state: "booked", count: 5 }];
  expect(dayAt(at("08:00"), ["booked"], { counts }).more).toBe(0);
  expect(dayAt(at("08:00"), ["booked"], { counts, most: 1 }).more).toBe(4);
});
