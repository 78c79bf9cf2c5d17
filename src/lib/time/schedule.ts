import { Cron } from "croner";

/**
 * Schedules in cron's five fields (minute, hour, day, month, weekday), in a time zone. When clocks go forward, a
 * skipped time becomes the first one that exists; when they go back, a time of day occurs once and an interval
 * continues.
 */

const cron = (words: string, zone: string): Cron => new Cron(words, { timezone: zone, paused: true, mode: "5-part" });

/** Whether these are five valid cron fields that match at least one day. */
export function isSchedule(words: string): boolean {
  try {
    return cron(words, "UTC").nextRun() !== null;
  } catch {
    return false;
  }
}

/** The first matching time after `after`; both are epoch milliseconds. */
export function nextTime(words: string, zone: string, after: number): number {
  const next = cron(words, zone).nextRun(new Date(after));
  if (!next) throw new Error(`No day fulfils the schedule ${words}.`);
  return next.getTime();
}
