import { MINUTE_MS } from "../../../lib/time/spans.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../../lib/time/zoned.ts";
import { timeOf } from "./appointments.ts";

/** A booking made or moved less than this long before its reminder needs none. */
const FRESH_MS = 120 * MINUTE_MS;

interface Reminded {
  /** `YYYY-MM-DD`, on the dealership's clock. */
  readonly date: string;
  readonly zone: string;
  /** The hour of the day before; null if the dealership sends no reminders. */
  readonly hour: number | null;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * When to send the reminder of a booking (epoch ms): the day before, at the dealership's hour. Null if none is needed,
 * because the booking was made so recently that the shopper remembers it.
 */
export function reminderTime({ date, zone, hour, now }: Reminded): number | null {
  if (hour === null) return null;
  const at = instantOf(addDays(date, -1), timeOf(hour * 60), zone);
  return at - now >= FRESH_MS ? at : null;
}

/** Hours of the day between which a reminder may be sent, however late it is. */
const DECENT = { from: 9, until: 19 };

/**
 * The next instant at which people may be written to (epoch ms), by the dealership's clock; `now` itself during decent
 * hours.
 */
export function decentAt(now: number, zone: string): number {
  const { day, secondOfDay } = wallClock(now, zone);
  const hour = secondOfDay / 3600;
  if (hour >= DECENT.from && hour < DECENT.until) return now;
  return instantOf(hour < DECENT.from ? day : addDays(day, 1), timeOf(DECENT.from * 60), zone);
}
