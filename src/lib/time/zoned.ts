import { DAY_MS } from "./spans.ts";
import { wallClock } from "./time-zones.ts";

/**
 * The instant (epoch ms) of a local day and time (`HH:MM`) in a zone. A time skipped by daylight saving moves forward
 * with the clock; for a time that occurs twice, it is the first.
 */
export function instantOf(day: string, time: string, zone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (at: number) => {
    const { day: shown, secondOfDay } = wallClock(at, zone);
    return Date.parse(`${shown}T00:00:00Z`) + secondOfDay * 1000 - Math.floor(at / 1000) * 1000;
  };
  const candidates = [wall - offsetAt(wall - DAY_MS), wall - offsetAt(wall + DAY_MS)];
  // Before clocks are put back they are further ahead of UTC, so that offset gives the first of two times.
  return candidates.find((at) => at + offsetAt(at) === wall) ?? Math.max(...candidates);
}

/** The calendar day this many days later or, if negative, earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
