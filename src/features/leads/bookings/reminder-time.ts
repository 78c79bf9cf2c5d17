import { MINUTE_MS } from "../../../lib/time/spans.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../../lib/time/zoned.ts";
import { timeOf } from "./appointments.ts";

/** A booking that was made, or moved, so shortly before its reminder needs none. */
const FRESH_MS = 120 * MINUTE_MS;

interface Reminded {
  /** `YYYY-MM-DD`, on the dealership's clock. */
  readonly date: string;
  readonly zone: string;
  /** The hour of the day before; null where the dealership reminds nobody. */
  readonly hour: number | null;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * When somebody is reminded of a booking (epoch ms): the day before, at the dealership's hour. Null where nobody needs
 * to be: it was made on the same day or so lately that they remember it.
 */
export function reminderTime({ date, zone, hour, now }: Reminded): number | null {
  if (hour === null) return null;
  const at = instantOf(addDays(date, -1), timeOf(hour * 60), zone);
  return at - now >= FRESH_MS ? at : null;
}

/** Hours of the day between which a reminder may go out, however late it is. */
const DECENT = { from: 9, until: 19 };

/** Whether it is an hour at which people may be written to, on the dealership's clock. */
export function isDecentHour(now: number, zone: string): boolean {
  const hour = wallClock(now, zone).secondOfDay / 3600;
  return hour >= DECENT.from && hour < DECENT.until;
}
