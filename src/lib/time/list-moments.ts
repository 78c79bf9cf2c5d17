import { LOCALE } from "../words/locale.ts";
import { briefMoment, dayAndTime } from "./brief-moment.ts";
import { isoInZone } from "./moments.ts";

/** How the rows of one list tell their moments (epoch ms), each on the clock of its own place. */
export interface ListMoments {
  /** As `briefMoment`. */
  brief(at: number, timeZone: string): string;
  /** As `dayAndTime`. */
  full(at: number, timeZone: string): string;
}

/**
 * The moments of a list whose rows are at places in these zones. Where the places keep different clocks now, a time of
 * day says whose it is: 2:05 pm of one row may be before the 1:55 pm of the next.
 */
export function listMoments(zones: Iterable<string>, now: number): ListMoments {
  const isMixed = new Set([...new Set(zones)].map((zone) => isoInZone(now, zone))).size > 1;
  const told = (text: string, at: number, timeZone: string) =>
    isMixed && /[ap]m$/.test(text) ? `${text} ${zoneName(at, timeZone)}` : text;
  return {
    brief: (at, timeZone) => told(briefMoment(at, now, timeZone), at, timeZone),
    full: (at, timeZone) => told(dayAndTime(at, timeZone), at, timeZone),
  };
}

/** `AEST`, `AWST`. */
function zoneName(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: "short" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
