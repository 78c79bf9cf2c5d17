import { nextDayAt, wallClock } from "./time-zones.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** The time zone of each state. */
const ZONES: Readonly<Record<string, string>> = {
  NSW: "Australia/Sydney",
  ACT: "Australia/Sydney",
  VIC: "Australia/Melbourne",
  QLD: "Australia/Brisbane",
  SA: "Australia/Adelaide",
  NT: "Australia/Darwin",
  WA: "Australia/Perth",
  TAS: "Australia/Hobart",
};

/** The time zone of a state, by its abbreviation; null for any other text. */
export const zoneOfState = (state: string | null): string | null => ZONES[state?.trim().toUpperCase() ?? ""] ?? null;

const zoneOf = (state: string | null) => zoneOfState(state) ?? "Australia/Sydney";

/** The calendar day, `YYYY-MM-DD`, at `now` (epoch ms) in a state; in Sydney if the state is unknown. */
export const dayIn = (state: string | null, now: number): string => wallClock(now, zoneOf(state)).day;

/** The instant (epoch ms) at which the next day begins in a state; in Sydney if the state is unknown. */
export const nextDayIn = (state: string | null, now: number): number => nextDayAt(now, zoneOf(state));

const INSTANT = /T.*(Z|[+-]\d\d:?\d\d)$/;

/**
 * The day or month of a date, without its time: `2027-03-05`, `2027-03`. An instant (`2027-03-04T14:00:00Z`) becomes
 * the day in the state at that time; in Sydney if the state is unknown.
 */
export function dayOf(date: string, state: string | null = null): string {
  const at = INSTANT.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(at) ? (date.split("T")[0] ?? "") : dayIn(state, at);
}

/**
 * Formats `2027-03-05` as `5 Mar 2027`, and `2027-03` as `Mar 2027`. Null if it is not a date. An instant becomes a day
 * as in `dayOf`.
 */
export function formatDate(date: string, state: string | null = null): string | null {
  const parts = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(dayOf(date, state));
  const month = MONTHS[Number(parts?.[2]) - 1];
  if (!parts || !month) {
    return null;
  }
  return [parts[3] && Number(parts[3]), month, parts[1]].filter(Boolean).join(" ");
}
