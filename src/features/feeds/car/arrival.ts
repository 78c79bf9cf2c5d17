import { DAY_MS } from "../../../lib/time/dates.ts";
import { readInstant } from "../normalise/figures/date.ts";
import { readCount } from "../normalise/figures/measure.ts";
import { type Cells, has } from "./cells.ts";

/** When a car came into the stock, epoch milliseconds. */
export interface Arrival {
  readonly at: number;
  /**
   * Whether the row names the moment; a count of days gives another one with each import, and counts for new cars only.
   */
  readonly named: boolean;
}

/** No stock file is so old. */
const EARLIEST = Date.UTC(1990, 0);
/** How far ahead of the server's clock a dealer's clock and time zone may put a car that has just come. */
const AHEAD = DAY_MS;

/** When the row says that its car arrived; null where it does not, or names a day that is none or is yet to come. */
export function readArrival(cells: Cells, now: number): Arrival | null {
  const named = cells.readOr("created_at", "arrival-unread", (value, cell) => {
    const at = readInstant(value, has(cell, "month-first"));
    return at !== null && at >= EARLIEST && at <= now + AHEAD ? Math.min(at, now) : null;
  });
  if (named !== null) return { at: named, named: true };
  const days = cells.read("days_in_stock", (value) => readCount(value, 0, 999))?.value ?? null;
  return days === null ? null : { at: now - days * DAY_MS, named: false };
}

/** How long ago a car is taken to have arrived of which nobody says when: past what any site calls just arrived. */
const LONG_AGO = 365 * DAY_MS;

/**
 * The moment a car that is new to the store is said to have arrived at. Of a yard whose first file names no dates
 * nothing has just arrived: its cars stood there before. What a later file brings anew has come since the file before
 * it.
 */
export function arrivedAt(said: Arrival | null, { firstImport, now }: { firstImport: boolean; now: number }): number {
  return said?.at ?? (firstImport ? now - LONG_AGO : now);
}
