import { isPublicHoliday } from "../../../src/features/hours/public-holidays.ts";
import { dayIn } from "../../../src/lib/time/dates.ts";
import { DAY_MS } from "../../../src/lib/time/spans.ts";

/** Today (`YYYY-MM-DD`) at halden's showrooms, where clocks change twice a year. */
export const sydneyToday = (now = Date.now()): string => dayIn("NSW", now);

const WEDNESDAY = 3;
const STATES = ["NSW", "VIC", "QLD", "SA", "WA"];

/**
 * A day (`YYYY-MM-DD`) at least so many days ahead on which every demo dealership is open: a test that books a day at a
 * fixed distance fails on those whose day is a closed Sunday, or Christmas.
 */
export function openDay(ahead: number, now = Date.now()): string {
  for (let at = now + ahead * DAY_MS; ; at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (new Date(at).getUTCDay() === WEDNESDAY && !STATES.some((state) => isPublicHoliday(day, state))) return day;
  }
}
