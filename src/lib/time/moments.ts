import { LOCALE } from "../words/locale.ts";
import { wallClock } from "./time-zones.ts";

/**
 * Formats instants (epoch ms) for people, in a dealership's IANA time zone. Every date shown to a person goes through
 * these functions, because the date part of a UTC time is the wrong day for ten hours of each Australian one.
 */

/** `28 November 2026`. */
export function dayText(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "long", year: "numeric", timeZone }).format(at);
}

/** `Monday 23 November at 3:10 pm AEDT`. */
export function momentText(at: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat(LOCALE, { weekday: "long", day: "numeric", month: "long", timeZone });
  const time = new Intl.DateTimeFormat(LOCALE, {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone,
    timeZoneName: "short",
  });
  return `${day.format(at).replace(",", "")} at ${time.format(at)}`;
}

/** `2026-11-30T09:05:00+11:00`: local time with its offset, for programs and people alike. */
export function isoInZone(at: number, timeZone: string): string {
  const { day, secondOfDay } = wallClock(at, timeZone);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const time = [secondOfDay / 3600, (secondOfDay / 60) % 60, secondOfDay % 60].map(two).join(":");
  const ahead = Math.round((Date.parse(`${day}T${time}Z`) - at) / 60_000);
  const minutes = Math.abs(ahead);
  return `${day}T${time}${ahead < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/** `10:30 am`, from a time of day `HH:MM`. */
export function clockText(time: string): string {
  const format = new Intl.DateTimeFormat(LOCALE, { hour: "numeric", minute: "2-digit", hour12: true, timeZone: "UTC" });
  const at = Date.parse(`1970-01-01T${time}Z`);
  return Number.isNaN(at) ? time : format.format(at);
}

/** `Monday 23 November 2026`, from a calendar day `YYYY-MM-DD`, which has no time zone. */
export function calendarDayText(day: string): string {
  const format = new Intl.DateTimeFormat(LOCALE, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : format.format(at).replace(",", "");
}
