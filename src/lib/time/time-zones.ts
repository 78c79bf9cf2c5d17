import { DAY_MS, HOUR_MS } from "./spans.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

interface WallClock {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** 0 Sunday … 6 Saturday. */
  readonly weekday: number;
  readonly secondOfDay: number;
}

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: timezone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(timezone, format);
  return format;
}

/** All clock changes in all zones happen at a full quarter of an hour. */
const QUARTER_MS = HOUR_MS / 4;
const MOST_OFFSETS = 1000;
const offsets = new Map<string, number>();
/** The last result; for each of a stock's cars the same quarter is requested. */
const last = { timezone: "", quarter: Number.NaN, offset: 0 };

/**
 * Milliseconds that a zone's clocks are ahead of UTC at `now`. The result is cached, because formatting an instant is
 * slow and a page needs a dozen.
 */
function offsetAt(now: number, timezone: string): number {
  const quarter = Math.floor(now / QUARTER_MS);
  if (last.quarter === quarter && last.timezone === timezone) return last.offset;
  Object.assign(last, { timezone, quarter, offset: offsetIn(quarter, now, timezone) });
  return last.offset;
}

function offsetIn(quarterOfAll: number, now: number, timezone: string): number {
  const quarter = `${timezone} ${quarterOfAll}`;
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const parts = Object.fromEntries(
    formatOf(timezone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  const offset = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(now / 1000) * 1000;
  if (offsets.size === MOST_OFFSETS) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
}

/** Local date and time at `now` (epoch ms) in an IANA time zone. */
export function wallClock(now: number, timezone: string): WallClock {
  const local = new Date(now + offsetAt(now, timezone));
  return {
    day: local.toISOString().slice(0, 10),
    weekday: local.getUTCDay(),
    secondOfDay: local.getUTCHours() * 3600 + local.getUTCMinutes() * 60 + local.getUTCSeconds(),
  };
}

/** The local year at `now`, which is needed for every car. */
export const yearIn = (now: number, timezone: string): number =>
  new Date(now + offsetAt(now, timezone)).getUTCFullYear();

/** The instant (epoch ms) at which the next local day begins; correct on days of 23, 23½, 24½ and 25 hours too. */
export function nextDayAt(now: number, timezone: string): number {
  const { day, secondOfDay } = wallClock(now, timezone);
  const guess = now - (now % 1000) + DAY_MS - secondOfDay * 1000;
  // Clocks change well before midnight, so the wall clock at the guess correctly gives the remaining time.
  const shown = wallClock(guess, timezone);
  const past = shown.secondOfDay * 1000;
  return shown.day === day ? guess + DAY_MS - past : guess - past;
}
