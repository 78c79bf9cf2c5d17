/** What a wall clock in a time zone shows. */
export interface ZonedTime {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** 0 Sunday … 6 Saturday. */
  readonly weekday: number;
  /** Since midnight by the clock, 0 to 1439. */
  readonly minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-AU", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(zone, format);
  return format;
}

/** The wall clock at `at` (epoch ms) in an IANA time zone. */
export function zonedTime(at: number, zone: string): ZonedTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  const minutes = Number(parts.hour) * 60 + Number(parts.minute);
  return { day, weekday: new Date(`${day}T00:00:00Z`).getUTCDay(), minutes };
}

/**
 * The instant (epoch ms) at which the clock of a zone shows that day and time (`HH:MM`). A time that daylight saving
 * leaves out is moved on with the clock; of a time that comes twice it is the first.
 */
export function instantOf(day: string, time: string, zone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (at: number) => {
    const shown = zonedTime(at, zone);
    return Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * 60_000 - Math.floor(at / 60_000) * 60_000;
  };
  const candidates = [wall - offsetAt(wall - 86_400_000), wall - offsetAt(wall + 86_400_000)];
  const exact = candidates.filter((at) => at + offsetAt(at) === wall).sort((a, b) => a - b);
  return exact[0] ?? Math.max(...candidates);
}

/** The calendar day so many days later (or earlier). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
