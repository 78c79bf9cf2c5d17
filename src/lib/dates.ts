import { wallClock } from "./time-zones.ts";

export const DAY_MS = 86_400_000;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** Where the clock of each state stands. */
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

/** The calendar day, `YYYY-MM-DD`, that it is at `now` (epoch ms) in a state; in Sydney when the state is not known. */
export function dayIn(state: string | null, now: number): string {
  const zone = ZONES[state?.toUpperCase() ?? ""] ?? "Australia/Sydney";
  return wallClock(now, zone).day;
}

/** `2027-03-05` as `5 Mar 2027`, `2027-03` as `Mar 2027`. Null when it is no date. A date-time is cut to its day. */
export function formatDate(date: string): string | null {
  const parts = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T.*)?$/.exec(date);
  const month = MONTHS[Number(parts?.[2]) - 1];
  if (!parts || !month) {
    return null;
  }
  return [parts[3] && Number(parts[3]), month, parts[1]].filter(Boolean).join(" ");
}
