import { wallClock } from "../../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../../lib/time/zoned.ts";
import { LOCALE } from "../../../lib/words/locale.ts";
import { timeText } from "../../hours/hours.ts";
import type { FieldError } from "../rules.ts";
import {
  type BookingRules,
  bookingHours,
  earliestAt,
  freeTimes,
  isOnClock,
  lastMinute,
  minutesOf,
  slotOf,
  timeOf,
} from "./appointments.ts";

/** The time that a shopper typed: a day, a time of day, both or neither. */
export interface BookingWish {
  /** `YYYY-MM-DD` */
  readonly date?: string | undefined;
  /** `HH:MM` */
  readonly time?: string | undefined;
}

/** How many days ahead can be booked. */
const MOST_DAYS_AHEAD = 365;
/** An earlier date means that the year was typed with too few digits. */
const LONG_AGO = "1900-01-01";
/** How many days are searched for the next free time. */
const LOOKED_AHEAD = 60;

/**
 * Why nobody can come at that time, with the next free time; null if the time is possible. A location without known
 * hours accepts any time.
 */
export function bookingProblem({ date, time }: BookingWish, rules: BookingRules): FieldError | null {
  if (!date) return time ? timeProblem(time, rules) : null;
  const { zone, now } = rules;
  const today = wallClock(now, zone).day;
  // A year typed with two digits, or the last possible year, is not an instant that a clock can show.
  const refused = (why: string): FieldError => ({ field: "date", message: `${why} ${nextFree(now, rules)}` });
  if (date < LONG_AGO) return refused("That day is long over. Please write the year in full.");
  if (date < today) return refused(`${dayText(date, today)} is over.`);
  if (date > addDays(today, MOST_DAYS_AHEAD)) return refused("Please choose a day within the next twelve months.");
  const startsAt = instantOf(date, time ?? "00:00", zone);
  const problem = (field: "date" | "time", why: string): FieldError => ({
    field,
    message: `${why} ${nextFree(Math.max(startsAt, now), rules)}`,
  });
  const day = dayText(date, today);
  const hours = bookingHours(date, rules);
  if (hours?.status === "Closed") return problem("date", `We are closed on ${day}.`);
  if (!time)
    return hours && date === today && isTooLate(date, rules) ? problem("date", "It is too late for today.") : null;
  const open = hours?.open ? minutesOf(hours.open) : 0;
  const last = hours?.close ? lastMinute(hours.close, rules) : 24 * 60;
  if (!isOnClock(date, time, zone))
    return problem("time", `The clocks go forward on ${day}: there is no ${timeText(time)} then.`);
  if (minutesOf(time) < open || minutesOf(time) > last) {
    const until = last < 24 * 60 ? ` to ${timeText(timeOf(last))}` : "";
    return problem("time", `On ${day} bookings begin from ${timeText(timeOf(open))}${until}.`);
  }
  const { notice } = rules;
  if (startsAt <= now) return problem("time", "That time is over.");
  if (startsAt < earliestAt(now, notice)) return problem("time", `We need ${hoursText(notice)} notice.`);
  return rules.isFull(date, slotOf(time)) ? problem("time", "That time is taken.") : null;
}

/** A time without a day must be within the hours of some day. */
function timeProblem(time: string, rules: BookingRules): FieldError | null {
  const today = wallClock(rules.now, rules.zone).day;
  const days = Array.from({ length: 7 }, (_, ahead) => bookingHours(addDays(today, ahead), rules));
  const fits = days.some((hours) => {
    if (!hours) return true;
    if (hours.status === "Closed") return false;
    const last = hours.close ? lastMinute(hours.close, rules) : 24 * 60;
    return minutesOf(time) >= (hours.open ? minutesOf(hours.open) : 0) && minutesOf(time) <= last;
  });
  if (fits) return null;
  return { field: "time", message: `We are not open at ${timeText(time)}. ${nextFree(rules.now, rules)}` };
}

/** Whether no time is left on this day. Only days with exact hours are judged, because other hours may be text only. */
const isTooLate = (date: string, rules: BookingRules): boolean => {
  const hours = bookingHours(date, rules);
  return Boolean(hours?.open && hours.close && !hours.byAppointment) && freeTimes(date, rules).length === 0;
};

/** The sentence `The next free time is Monday 23 November at 8.30am.`, for a time at or after `from` (epoch ms). */
function nextFree(from: number, rules: BookingRules): string {
  const today = wallClock(rules.now, rules.zone).day;
  const { day: first } = wallClock(from, rules.zone);
  // The search starts near today even if the typed day is far ahead.
  const start = first > addDays(today, MOST_DAYS_AHEAD) ? today : first;
  for (let ahead = 0; ahead <= LOOKED_AHEAD; ahead++) {
    const date = addDays(start, ahead);
    const free = freeTimes(date, rules).find((time) => start !== first || instantOf(date, time, rules.zone) >= from);
    if (free) return `The next free time is ${dayText(date, today)} at ${timeText(free)}.`;
  }
  return "Please call us to find a time.";
}

const DAY = new Intl.DateTimeFormat(LOCALE, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
const DAY_OF_YEAR = new Intl.DateTimeFormat(LOCALE, {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `Monday 23 November`, with the year if it is not the current one. */
function dayText(date: string, today: string): string {
  const [thisYear] = today.split("-");
  const format = date.startsWith(`${thisYear}-`) ? DAY : DAY_OF_YEAR;
  return format.format(Date.parse(`${date}T00:00:00Z`)).replace(",", "");
}

const hoursText = (hours: number) => (hours === 1 ? "an hour's" : `${hours} hours'`);
