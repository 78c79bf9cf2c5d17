/** Durations in milliseconds. A day has 24 hours here; for calendar days use `zoned.ts`. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Whether this many milliseconds have passed since then. Also true if `since` is in the future, because the clock ran
 * ahead and was corrected: otherwise periodic work would wait until that time.
 */
export const havePassed = (ms: number, since: number, now: number): boolean => now - since >= ms || since > now;

/** Whether `at` is within this many milliseconds of now; a time further ahead, written by a wrong clock, is not. */
export const countsWithin = (ms: number, at: number, now: number): boolean => Math.abs(now - at) < ms;
