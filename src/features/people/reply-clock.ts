import { DAY_MS, MINUTE_MS } from "../../lib/time/spans.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../lib/time/zoned.ts";
import { hoursOn } from "../hours/opening.ts";

/** A location's opening hours, as `hours/opening.ts` reads them. */
export type OpeningTimes = Parameters<typeof hoursOn>[0];

/** Days after which opening minutes are no longer counted: such a lead is late whatever the promise. */
const LONGEST_DAYS = 30;

/** A period of opening time, in epoch ms. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The opening period of a calendar day; null if closed. A day without a closing time is open until midnight. */
function openSpan(hours: OpeningTimes, day: string, zone: string): Span | null {
  const known = hoursOn(hours, day);
  if (known?.status !== "Open") return null;
  const midnight = instantOf(addDays(day, 1), "00:00", zone);
  const at = (time: string) => (time === "24:00" ? midnight : instantOf(day, time, zone));
  return { from: at(known.open ?? "00:00"), to: known.close ? at(known.close) : midnight };
}

/** Milliseconds of opening time between two instants. If the hours are unknown, all time counts. */
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

/** When a closed place next opens (epoch ms); null if it is open now or never opens. */
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
 * How long a person has waited, in minutes of opening time, compared with the reply promise: `late` past it, `soon`
 * when most of it is used up, `shut` if they wrote outside opening hours and the clock has not started.
 */
export interface ReplyClock {
  readonly standing: "late" | "soon" | "running" | "shut";
  readonly minutes: number;
  /** How much of the promise is used up, from 0 to 1. */
  readonly share: number;
  /** When the clock starts, in epoch ms; null if it is running. */
  readonly startsAt: number | null;
}

interface Waiting {
  /** Epoch milliseconds. */
  readonly since: number;
  readonly now: number;
  /** The promise, in minutes of opening time. */
  readonly promise: number;
  readonly hours: OpeningTimes | null;
  readonly zone: string;
}

/** Share of the promise from which an answer is due soon. */
const SOON = 0.6;

export function replyClock({ since, now, promise, hours, zone }: Waiting): ReplyClock {
  const minutes = Math.floor(openMs(hours, since, now, zone) / MINUTE_MS);
  const share = Math.min(1, minutes / promise);
  const startsAt = minutes === 0 ? opensAt(hours, now, zone) : null;
  if (startsAt !== null) return { standing: "shut", minutes, share: 0, startsAt };
  const standing = minutes > promise ? "late" : share >= SOON ? "soon" : "running";
  return { standing, minutes, share, startsAt: null };
}
