import { isCalendarDay } from "./calendar-day.ts";
import { MINUTE_MS } from "./spans.ts";
import { wallClock } from "./time-zones.ts";
import { instantOf } from "./zoned.ts";

/** The day and time from a form field, and how often the zone's clocks show it. */
export interface LocalMoment {
  /** Epoch ms. If the time is shown twice, the first; if never, the time after the clock change. */
  readonly at: number;
  readonly occurs: "once" | "never" | "twice";
}

/** The smallest clock change anywhere, on Lord Howe Island. */
const SHORTEST_CHANGE_MS = 30 * MINUTE_MS;

/** Parses the value of a date and time field (`2026-11-27T09:00`) in a zone; null if it is not one. */
export function momentOfField(field: string, zone: string): LocalMoment | null {
  const [, day = "", time = ""] = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::00)?$/.exec(field) ?? [];
  if (day === "" || !isCalendarDay(day)) return null;
  const at = instantOf(day, time, zone);
  const shown = shownAt(at, zone);
  if (shown !== `${day}T${time}`) return { at, occurs: "never" };
  const isTwice = [SHORTEST_CHANGE_MS, 2 * SHORTEST_CHANGE_MS].some((later) => shownAt(at + later, zone) === shown);
  return { at, occurs: isTwice ? "twice" : "once" };
}

/** Formats an instant (epoch ms) for such a field, to the minute. */
export function shownAt(at: number, zone: string): string {
  const { day, secondOfDay } = wallClock(at, zone);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${day}T${two(secondOfDay / 3600)}:${two((secondOfDay / 60) % 60)}`;
}
