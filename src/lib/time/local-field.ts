import { isCalendarDay } from "./calendar-day.ts";
import { MINUTE_MS } from "./spans.ts";
import { wallClock } from "./time-zones.ts";
import { instantOf } from "./zoned.ts";

/** A day and time of a form's field, and how often the clocks of its zone show it. */
export interface LocalMoment {
  /** Epoch ms: of a time that is shown twice the first, of one that is never shown the time after the change. */
  readonly at: number;
  readonly occurs: "once" | "never" | "twice";
}

/** The shortest change of the clocks that there is, on Lord Howe Island. */
const SHORTEST_CHANGE_MS = 30 * MINUTE_MS;

/** Reads what a field for a day and a time holds (`2026-11-27T09:00`) on a zone's clock; null where that is none. */
export function momentOfField(field: string, zone: string): LocalMoment | null {
  const [, day = "", time = ""] = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::00)?$/.exec(field) ?? [];
  if (day === "" || !isCalendarDay(day)) return null;
  const at = instantOf(day, time, zone);
  const shown = shownAt(at, zone);
  if (shown !== `${day}T${time}`) return { at, occurs: "never" };
  const isTwice = [SHORTEST_CHANGE_MS, 2 * SHORTEST_CHANGE_MS].some((later) => shownAt(at + later, zone) === shown);
  return { at, occurs: isTwice ? "twice" : "once" };
}

/** An instant (epoch ms) as such a field holds it, to the minute. */
export function shownAt(at: number, zone: string): string {
  const { day, secondOfDay } = wallClock(at, zone);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${day}T${two(secondOfDay / 3600)}:${two((secondOfDay / 60) % 60)}`;
}
