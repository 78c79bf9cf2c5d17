/** Dates and times computed only with `Intl`: slow, and independent of the product's own code. */

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const options = { timeZone: zone, dateStyle: "short", timeStyle: "short", hourCycle: "h23" } as const;
  // Swedes write `2026-11-22 09:30`.
  const format = formats.get(zone) ?? new Intl.DateTimeFormat("sv-SE", options);
  formats.set(zone, format);
  return format;
};

/** The local date and time in a zone at an instant (epoch ms): `2026-11-22`, `09:30`. */
export function wall(now: number, zone: string): { readonly date: string; readonly time: string } {
  const [date = "", time = ""] = formatOf(zone).format(now).split(" ");
  return { date, time };
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const dayAfter = (date: string, days = 1): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** The first instant with that local date and time; null where the clock jumps over it. */
export function instantOf(date: string, time: string, zone: string): number | null {
  if (time === "24:00") return instantOf(dayAfter(date), "00:00", zone);
  const asUtc = Date.parse(`${date}T${time}Z`);
  for (let ahead = 15 * 60; ahead >= -13 * 60; ahead -= 15) {
    const at = asUtc - ahead * MINUTE;
    const shown = wall(at, zone);
    if (shown.date === date && shown.time === time) return at;
  }
  return null;
}

/** The dates within a year from `first` that are longer or shorter than 24 hours in that zone. */
export function oddDates(first: string, zone: string): readonly string[] {
  const noons = Array.from({ length: 366 }, (_, days) => wall(Date.parse(`${dayAfter(first, days - 1)}T12:00Z`), zone));
  return noons.flatMap(({ date, time }, at) => (at > 0 && noons[at - 1]?.time !== time ? [date] : []));
}
