import { HOUR_MS } from "../../lib/time/spans.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../lib/time/zoned.ts";

/**
 * Lays out a day by elapsed time rather than by the clock, so that a day on which daylight saving starts or ends has
 * its 23 or 25 hours. Pure.
 */

/** The part of a day to draw, from one clock hour to another; 24 is the end of the day. */
export interface DrawnHours {
  readonly from: number;
  readonly to: number;
}

export interface DayShape {
  /** First moment of the day, in epoch ms. */
  readonly startsAt: number;
  /** Number of elapsed hours. */
  readonly hours: number;
  /** One line per hour: elapsed hours since the start, and what the clock shows then. */
  readonly marks: readonly { readonly at: number; readonly label: string }[];
}

const clockTime = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;
const momentOf = (date: string, hour: number, zone: string): number =>
  hour >= 24 ? instantOf(addDays(date, 1), "00:00", zone) : instantOf(date, clockTime(hour), zone);

/** `9`, `12 pm`, `1`; `2:30` for a time that is not on the hour. */
function hourLabel(secondOfDay: number): string {
  const hour = Math.floor(secondOfDay / 3600);
  const minute = Math.floor((secondOfDay % 3600) / 60);
  const shown = String(hour % 12 === 0 ? 12 : hour % 12);
  if (minute > 0) return `${shown}:${String(minute).padStart(2, "0")}`;
  return hour === 12 ? "12 pm" : hour === 0 ? "12 am" : shown;
}

/** The shape of a day (`YYYY-MM-DD`) in a zone. */
export function dayShape(date: string, zone: string, { from, to }: DrawnHours): DayShape {
  const startsAt = momentOf(date, from, zone);
  const hours = (momentOf(date, to, zone) - startsAt) / HOUR_MS;
  const labels = Array.from({ length: Math.max(0, Math.ceil(hours)) }, (_, at) =>
    hourLabel(wallClock(startsAt + at * HOUR_MS, zone).secondOfDay),
  );
  // The hour that repeats when daylight saving ends is labelled "again".
  const marks = labels.map((label, at) => ({ at, label: label === labels[at - 1] ? `${label} again` : label }));
  return { startsAt, hours, marks };
}

/** The position of a time span in a day's shape: hours after the start, and its length in hours. */
export const placeIn = (
  { startsAt }: DayShape,
  span: { readonly startsAt: number; readonly endsAt: number },
): { readonly at: number; readonly for: number } => ({
  at: (span.startsAt - startsAt) / HOUR_MS,
  for: (span.endsAt - span.startsAt) / HOUR_MS,
});

/** The most bookings drawn side by side; the rest are only counted. */
const MOST_LANES = 4;

interface Lane {
  readonly lane: number;
  /** How many lanes there are side by side at that time. */
  readonly lanes: number;
}

/**
 * Assigns a lane to each of these spans, which must be sorted by start: spans that overlap are drawn side by side. Null
 * for a span that finds no free lane.
 */
export function lanesOf(
  spans: readonly { readonly startsAt: number; readonly endsAt: number }[],
): readonly (Lane | null)[] {
  const lanes: (number | null)[] = [];
  const widths: number[] = [];
  let group: number[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const index of group) widths[index] = Math.max(1, ends.length);
    group = [];
    ends = [];
  };
  spans.forEach(({ startsAt, endsAt }, index) => {
    if (ends.every((end) => end <= startsAt)) close();
    const free = ends.findIndex((end) => end <= startsAt);
    const lane = free >= 0 ? free : ends.length;
    if (lane >= MOST_LANES) lanes.push(null);
    else {
      lanes.push(lane);
      ends[lane] = endsAt;
    }
    group.push(index);
  });
  close();
  return lanes.map((lane, index) => (lane === null ? null : { lane, lanes: widths[index] ?? 1 }));
}

/** Merges times that follow one another without a gap into ranges, each ending when its last step is over. */
export function rangesOf(
  times: readonly number[],
  step: number,
): readonly { readonly from: number; readonly until: number }[] {
  const ranges: { from: number; until: number }[] = [];
  for (const at of times) {
    const last = ranges.at(-1);
    if (last && at <= last.until) last.until = at + step;
    else ranges.push({ from: at, until: at + step });
  }
  return ranges;
}
