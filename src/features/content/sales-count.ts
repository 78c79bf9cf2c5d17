import { wallClock } from "../../lib/time/time-zones.ts";

/** Seconds per sale: 192 cars a day (HOME-037). */
const SECONDS_A_SALE = 450;
const SALES_A_DAY = 192;
/** Milliseconds between updates of the counter (HOME-039). */
export const SALES_COUNT_REFRESH_MS = 150_000;

/** The month's count at `now` (epoch ms), always in Brisbane's time zone (HOME-036, HOME-038). */
export function salesCount(now: number): number {
  const { day, secondOfDay } = wallClock(now, "Australia/Brisbane");
  return (Number(day.slice(8)) - 1) * SALES_A_DAY + Math.floor(secondOfDay / SECONDS_A_SALE);
}

/** Calls `onCount` with the present count every 150 s (HOME-039) until the returned function is called. */
export function followSalesCount(onCount: (count: number) => void): () => void {
  const timer = setInterval(() => onCount(salesCount(Date.now())), SALES_COUNT_REFRESH_MS);
  return () => clearInterval(timer);
}
