import { LOCALE } from "../words/locale.ts";
import { briefMoment, dayAndTime } from "./brief-moment.ts";
import { isoInZone } from "./moments.ts";

/** Formats the times (epoch ms) in the rows of one list, each on its own place's clock. */
export interface ListMoments {
  /** Like `briefMoment`. */
  brief(at: number, timeZone: string): string;
  /** Like `dayAndTime`. */
  full(at: number, timeZone: string): string;
}

/**
 * The time formats of a list whose rows belong to places in these zones. If the zones' clocks differ at the moment,
 * times of day name their zone: 2:05 pm in one row may be before 1:55 pm in the next.
 */
export function listMoments(zones: Iterable<string>, now: number): ListMoments {
  const isMixed = new Set([...new Set(zones)].map((zone) => isoInZone(now, zone))).size > 1;
  const withZone = (text: string, at: number, timeZone: string) =>
    isMixed && /[ap]m$/.test(text) ? `${text} ${zoneName(at, timeZone)}` : text;
  return {
    brief: (at, timeZone) => withZone(briefMoment(at, now, timeZone), at, timeZone),
    full: (at, timeZone) => withZone(dayAndTime(at, timeZone), at, timeZone),
  };
}

/** `AEST`, `AWST`. */
function zoneName(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: "short" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
