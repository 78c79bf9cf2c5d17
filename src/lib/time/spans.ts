/** Spans of time in milliseconds. A day of 24 hours: what is a day of the calendar asks `zoned.ts`. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
