import { wallClock } from "../../lib/time-zones.ts";
import { addDays, instantOf } from "../../lib/zoned.ts";
import { hoursText, timeText } from "./hours.ts";
import type { Location, OpeningHour } from "./site.ts";

export interface OpeningRow {
  readonly weekday: number;
  readonly day: string;
  /** `8.30am – 5.30pm`, `Closed`. */
  readonly hours: string;
  readonly today: boolean;
  /** The row is a special day's, of the coming seven (LOC-038). */
  readonly special: boolean;
}

/** What is true at an instant, and when it stops being so (epoch ms; null: not by itself). */
export interface Timed<T> {
  readonly value: T;
  readonly changesAt: number | null;
}

type Hours = Pick<Location, "contact_detail" | "special_hours">;

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
/** Monday first, Sunday last (LOC-029). */
const SHOWN_ORDER = [1, 2, 3, 4, 5, 6, 0] as const;

/** One row a weekday for the seven days from today, special days in their place; empty where no hours are known. */
export function openingRows(location: Hours, now: number, zone: string): Timed<readonly OpeningRow[]> {
  const today = wallClock(now, zone);
  const rows = SHOWN_ORDER.flatMap((weekday) => {
    const day = addDays(today.day, (weekday - today.weekday + 7) % 7);
    const hour = hoursOn(location, day);
    if (!hour) return [];
    const special = location.special_hours.some((one) => one.date === day);
    return [{ weekday, day: DAYS[weekday] ?? "", hours: hour.formated_hours, today: day === today.day, special }];
  });
  return { value: rows, changesAt: rows.length > 0 ? instantOf(addDays(today.day, 1), "00:00", zone) : null };
}

/** The hours of a calendar day: the special ones of that date, else the weekday's; null where neither is known. */
export function hoursOn(location: Hours, day: string): OpeningHour | null {
  const special = location.special_hours.find((one) => one.date === day);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (special) {
    const hours = { weekday, status: special.status, open: special.start_hour, close: special.end_hour };
    return { ...hours, formated_hours: hoursText(hours) };
  }
  return location.contact_detail.opening_hours.find((hour) => hour.weekday === weekday) ?? null;
}

/**
 * `Open today until 5.30pm`, `Opens at 8.30am`, `Closed now, opens tomorrow at 10am`: what a header says of a location
 * now, and the instant from which it says something else. Null where its hours of the coming week are not known.
 */
export function openNow(location: Hours, now: number, zone: string): Timed<string> | null {
  const { day } = wallClock(now, zone);
  const today = hoursOn(location, day);
  const at = (time: string) => instantOf(day, time, zone);
  if (today?.status === "Open" && today.open && today.close) {
    if (now < at(today.open)) return { value: `Opens today at ${timeText(today.open)}`, changesAt: at(today.open) };
    if (now < at(today.close)) {
      return { value: `Open today until ${timeText(today.close)}`, changesAt: at(today.close) };
    }
  }
  const midnight = instantOf(addDays(day, 1), "00:00", zone);
  for (let ahead = 1; ahead <= 7; ahead++) {
    const date = addDays(day, ahead);
    const next = hoursOn(location, date);
    if (next?.status !== "Open" || !next.open) continue;
    const when = ahead === 1 ? "tomorrow" : DAYS[next.weekday];
    return { value: `Closed now, opens ${when} at ${timeText(next.open)}`, changesAt: midnight };
  }
  return today ? { value: "Closed today", changesAt: midnight } : null;
}

/** Whether a first-to-last-day window (both inclusive, null: unbounded) is open, and when that changes (HOME-034, HOME-035). */
export function windowAt(
  window: { readonly start: string | null; readonly end: string | null },
  now: number,
  zone: string,
): Timed<boolean> {
  const start = window.start === null ? Number.NEGATIVE_INFINITY : instantOf(window.start, "00:00", zone);
  const end = window.end === null ? Number.POSITIVE_INFINITY : instantOf(addDays(window.end, 1), "00:00", zone);
  if (now < start) return { value: false, changesAt: start };
  return now < end ? { value: true, changesAt: Number.isFinite(end) ? end : null } : { value: false, changesAt: null };
}
