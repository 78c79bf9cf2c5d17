import { DAY_MS } from "../../../lib/time/spans.ts";
import { readInstant } from "../normalise/figures/date.ts";
import { readCount } from "../normalise/figures/measure.ts";
import { type Cells, has } from "./cells.ts";

/** When a car arrived in the stock, epoch milliseconds. */
export interface Arrival {
  readonly at: number;
  /**
   * Whether the row states the moment itself. A count of days does not: it gives a different moment with each import,
   * and is used for new cars only.
   */
  readonly named: boolean;
}

/** No stock file has cars that arrived earlier. */
const EARLIEST = Date.UTC(1990, 0);
/** A dealer's clock and time zone may put a car that has just arrived up to this long ahead of the server's clock. */
const AHEAD = DAY_MS;

/** The arrival that the row states. Null if it states none, or a date that is invalid or in the future. */
export function readArrival(cells: Cells, now: number): Arrival | null {
  const named = cells.readOr("created_at", "arrival-unread", (value, cell) => {
    const at = readInstant(value, has(cell, "month-first"));
    return at !== null && at >= EARLIEST && at <= now + AHEAD ? Math.min(at, now) : null;
  });
  if (named !== null) return { at: named, named: true };
  const days = cells.read("days_in_stock", (value) => readCount(value, 0, 999))?.value ?? null;
  return days === null ? null : { at: now - days * DAY_MS, named: false };
}

/** The assumed age of a car whose file gives no arrival: longer than any site calls a car just arrived. */
const LONG_AGO = 365 * DAY_MS;

/**
 * The arrival of a car that is new to the database. In a dealership's first file, cars without a date did not just
 * arrive: they were in the yard before. In a later file, new cars arrived since the previous one.
 */
export function arrivedAt(
  arrival: Arrival | null,
  { firstImport, now }: { firstImport: boolean; now: number },
): number {
  return arrival?.at ?? (firstImport ? now - LONG_AGO : now);
}
