const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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

/** What calendar and clock say at `now` (epoch ms) in an IANA time zone. */
export function wallClock(now: number, timezone: string): WallClock {
  const parts = Object.fromEntries(
    formatOf(timezone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  );
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  return {
    day,
    weekday: new Date(`${day}T00:00:00Z`).getUTCDay(),
    secondOfDay: Number(parts.hour) * 3600 + Number(parts.minute) * 60 + Number(parts.second),
  };
}

/** When the next day begins there, epoch ms; right on days of 23 and 25 hours too. */
export function nextDayAt(now: number, timezone: string): number {
  const { day, secondOfDay } = wallClock(now, timezone);
  const guess = now - (now % 1000) + DAY_MS - secondOfDay * 1000;
  if (wallClock(guess, timezone).day === day) return guess + HOUR_MS;
  return wallClock(guess - HOUR_MS, timezone).day === day ? guess : guess - HOUR_MS;
}
