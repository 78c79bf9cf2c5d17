/** Spans of time in milliseconds. A day of 24 hours: what is a day of the calendar asks `zoned.ts`. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Whether so many milliseconds have passed since then; also where it is still to come, because the clock was ahead and
 * has been put right: what is done now and then would wait until that time.
 */
export const havePassed = (ms: number, since: number, now: number): boolean => now - since >= ms || since > now;

/** Whether a limit of so many milliseconds counts what was then: not what a clock wrote that was further ahead. */
export const countsWithin = (ms: number, at: number, now: number): boolean => Math.abs(now - at) < ms;
