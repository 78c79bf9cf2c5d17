import { wallClock } from "../../lib/time/time-zones.ts";

/** HOME-037: one car each 450 s, 192 a day. */
const SECONDS_A_SALE = 450;
const SALES_A_DAY = 192;
/** How often the counter is brought up to date (HOME-039). */
export const SALES_COUNT_REFRESH_MS = 150_000;

/** HOME-036, HOME-038: the month's count at `now` (epoch ms), always by Brisbane's clock. */
export function salesCount(now: number): number {
  const { day, secondOfDay } = wallClock(now, "Australia/Brisbane");
  return (Number(day.slice(8)) - 1) * SALES_A_DAY + Math.floor(secondOfDay / SECONDS_A_SALE);
}

/** Tells the count of now every 150 s (HOME-039) until the function that it returns is called. */
export function followSalesCount(onCount: (count: number) => void): () => void {
  const timer = setInterval(() => onCount(salesCount(Date.now())), SALES_COUNT_REFRESH_MS);
  return () => clearInterval(timer);
}
