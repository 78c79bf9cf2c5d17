import { HOUR_MS } from "../../lib/time/spans.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../lib/time/zoned.ts";

/**
 * How a day is drawn: by the time that passes and not by what the clock shows, so that a day on which the clocks change
 * has its 23 or 25 hours. Pure.
 */

/** The part of a day that is drawn: from an hour to an hour of the clock, 24 for the day's end. */
export interface DrawnHours {
  readonly from: number;
  readonly to: number;
}

export interface DayShape {
  /** Epoch ms of its first moment. */
  readonly startsAt: number;
  /** How many hours pass in it. */
  readonly hours: number;
  /** A line for each hour: how many hours after the beginning, and what the clock shows then. */
  readonly marks: readonly { readonly at: number; readonly label: string }[];
}

const clockTime = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;
const momentOf = (date: string, hour: number, zone: string): number =>
  hour >= 24 ? instantOf(addDays(date, 1), "00:00", zone) : instantOf(date, clockTime(hour), zone);

/** `9`, `12 pm`, `1`; a time off the full hour as `2:30`. */
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
  // An hour that comes twice says so.
  const marks = labels.map((label, at) => ({ at, label: label === labels[at - 1] ? `${label} again` : label }));
  return { startsAt, hours, marks };
}

/** Where a time stands in a day's shape: hours after its beginning, and how long. */
export const placeIn = (
  { startsAt }: DayShape,
  span: { readonly startsAt: number; readonly endsAt: number },
): { readonly at: number; readonly for: number } => ({
  at: (span.startsAt - startsAt) / HOUR_MS,
  for: (span.endsAt - span.startsAt) / HOUR_MS,
});

/** Most that stand beside one another; what is beyond is counted. */
const MOST_LANES = 4;

interface Lane {
  readonly lane: number;
  /** How many lanes stand beside one another there. */
  readonly lanes: number;
}

/**
 * The lane of each of these times, which are sorted by their beginning: what runs at once stands beside one another.
 * Null for what finds no lane.
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

/** Times that follow one another without a gap, as one: from the first, until the last is over. */
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
