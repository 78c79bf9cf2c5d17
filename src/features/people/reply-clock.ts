import { DAY_MS, MINUTE_MS } from "../../lib/time/spans.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../lib/time/zoned.ts";
import { hoursOn } from "../hours/opening.ts";

/** A location's opening hours, as `hours/opening.ts` reads them. */
export type OpeningTimes = Parameters<typeof hoursOn>[0];

/** Days beyond which nobody counts opening minutes one by one: such a lead is late by any promise. */
const LONGEST_DAYS = 30;

/** An open span of a day, as instants (epoch ms). */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The open span of a calendar day; null for a closed one. A day without a closing time is open to its end. */
function openSpan(hours: OpeningTimes, day: string, zone: string): Span | null {
  const known = hoursOn(hours, day);
  if (known?.status !== "Open") return null;
  const midnight = instantOf(addDays(day, 1), "00:00", zone);
  const at = (time: string) => (time === "24:00" ? midnight : instantOf(day, time, zone));
  return { from: at(known.open ?? "00:00"), to: known.close ? at(known.close) : midnight };
}

/** Milliseconds of opening time between two instants. Without known hours every minute counts. */
export function openMs(hours: OpeningTimes | null, from: number, to: number, zone: string): number {
  if (to <= from) return 0;
  const isKnown = hours !== null && hours.contact_detail.opening_hours.length > 0;
  if (!isKnown || to - from > LONGEST_DAYS * DAY_MS) return to - from;
  let sum = 0;
  const last = wallClock(to, zone).day;
  for (let day = wallClock(from, zone).day; day <= last; day = addDays(day, 1)) {
    const span = openSpan(hours, day, zone);
    if (span) sum += Math.max(0, Math.min(span.to, to) - Math.max(span.from, from));
  }
  return sum;
}

/** When the place opens next, from a time at which it is closed (epoch ms); null where it is open, or never opens. */
export function opensAt(hours: OpeningTimes | null, now: number, zone: string): number | null {
  if (hours === null || hours.contact_detail.opening_hours.length === 0) return null;
  const today = wallClock(now, zone).day;
  for (let ahead = 0; ahead <= 7; ahead++) {
    const span = openSpan(hours, addDays(today, ahead), zone);
    if (!span || span.to <= now) continue;
    return span.from > now ? span.from : null;
  }
  return null;
}

/**
 * How long somebody has waited, in minutes of opening time, and how that stands beside the promise: `late` past it,
 * `soon` in its last third, `shut` where they came while closed and the clock has not begun.
 */
export interface ReplyClock {
  readonly standing: "late" | "soon" | "running" | "shut";
  readonly minutes: number;
  /** From 0 to 1: how much of the promise is used up. */
  readonly share: number;
  /** When the clock starts, epoch ms; null where it runs. */
  readonly startsAt: number | null;
}

interface Waiting {
  /** Epoch milliseconds. */
  readonly since: number;
  readonly now: number;
  /** Minutes of opening time. */
  readonly promise: number;
  readonly hours: OpeningTimes | null;
  readonly zone: string;
}

/** A promise's share from which an answer is due soon. */
const SOON = 0.6;

export function replyClock({ since, now, promise, hours, zone }: Waiting): ReplyClock {
  const minutes = Math.floor(openMs(hours, since, now, zone) / MINUTE_MS);
  const share = Math.min(1, minutes / promise);
  const startsAt = minutes === 0 ? opensAt(hours, now, zone) : null;
  if (startsAt !== null) return { standing: "shut", minutes, share: 0, startsAt };
  const standing = minutes > promise ? "late" : share >= SOON ? "soon" : "running";
  return { standing, minutes, share, startsAt: null };
}
