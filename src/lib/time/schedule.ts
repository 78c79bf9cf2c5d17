import { Cron } from "croner";

/**
 * Times told in cron's five words (minute, hour, day, month, weekday), in a time zone. Where clocks go forward, a time
 * that does not exist is the first that does; where they go back, a time of day comes once and an interval goes on.
 */

const cron = (words: string, zone: string): Cron => new Cron(words, { timezone: zone, paused: true, mode: "5-part" });

/** Whether these are five words of cron that some day fulfils. */
export function isSchedule(words: string): boolean {
  try {
    return cron(words, "UTC").nextRun() !== null;
  } catch {
    return false;
  }
}

/** The first such time after `after`; both epoch milliseconds. */
export function nextTime(words: string, zone: string, after: number): number {
  const next = cron(words, zone).nextRun(new Date(after));
  if (!next) throw new Error(`No day fulfils the schedule ${words}.`);
  return next.getTime();
}
