import { LOCALE } from "../words/locale.ts";
import { wallClock } from "./time-zones.ts";
import { addDays } from "./zoned.ts";

/**
 * An instant in a zone, as short as its distance from now allows: `2:05 pm` today, `yesterday 2:05 pm`, `Thu 19 Nov`
 * within the year, otherwise `19 Nov 2024`. Both times are epoch ms.
 */
export function briefMoment(at: number, now: number, timeZone: string): string {
  const day = wallClock(at, timeZone).day;
  const today = wallClock(now, timeZone).day;
  const yesterday = addDays(today, -1);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE, { ...options, timeZone }).format(at).replace(",", "");
  if (day === today || day === yesterday) {
    const time = format({ hour: "numeric", minute: "2-digit", hour12: true });
    return day === today ? time : `yesterday ${time}`;
  }
  return day.slice(0, 4) === today.slice(0, 4)
    ? format({ weekday: "short", day: "numeric", month: "short" })
    : format({ day: "numeric", month: "short", year: "numeric" });
}

/** An instant's day and time in a zone, for narrow places: `Sun 29 Nov, 6:28 pm`. */
export function dayAndTime(at: number, timeZone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE, { ...options, timeZone }).format(at);
  const day = format({ weekday: "short", day: "numeric", month: "short" }).replace(",", "");
  // The non-breaking space lets a full line break before the time, never within it.
  return `${day}, ${format({ hour: "numeric", minute: "2-digit", hour12: true }).replace(" ", "\u00a0")}`;
}
