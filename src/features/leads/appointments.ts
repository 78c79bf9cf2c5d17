import { wallClock } from "../../lib/time-zones.ts";
import { addDays, instantOf } from "../../lib/zoned.ts";
import { hoursOn } from "../site/opening.ts";
import type { Location, Site } from "../site/site.ts";

/** A day on which a test drive can begin, `YYYY-MM-DD`, and when, `HH:MM` on the dealership's clock. */
export interface AppointmentDay {
  readonly date: string;
  readonly times: readonly string[];
}

const DAYS_AHEAD = 14;
/** One begins every so many minutes, the last so many before closing. */
const STEP = 30;

/** When a test drive can begin in the 14 days from today: within the opening hours, and not before `now` (epoch ms). */
export function appointmentsAt(
  location: Pick<Location, "contact_detail" | "special_hours">,
  now: number,
  zone: string,
): readonly AppointmentDay[] {
  const today = wallClock(now, zone).day;
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const hours = hoursOn(location, date);
    if (hours?.status !== "Open" || !hours.open || !hours.close) return [];
    const times = timesBetween(hours.open, hours.close).filter((time) => instantOf(date, time, zone) > now);
    return times.length > 0 ? [{ date, times }] : [];
  });
}

/** Whole and half hours from opening on; opened at ten past, the first is at half past. */
function timesBetween(open: string, close: string): string[] {
  const first = Math.ceil(minutesOf(open) / STEP) * STEP;
  const count = Math.floor((minutesOf(close) - first) / STEP);
  return Array.from({ length: Math.max(0, count) }, (_, at) => timeOf(first + at * STEP));
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Of one dealership of this site, where it sells; null where the site has no such dealership (API-006). */
export function appointmentsOf(site: Site, dealershipId: number, now: number): readonly AppointmentDay[] | null {
  const dealership = site.dealerships.find(({ id }) => id === dealershipId);
  if (!dealership) return null;
  const own = site.locations.filter((place) => place.visible && place.dealership_slug === dealership.slug);
  const sells = own.filter(({ location_type: type }) => type === "sales" || type === "");
  const location = sells.find(({ primary }) => primary) ?? sells[0] ?? own[0];
  return location ? appointmentsAt(location, now, site.configFor(dealership.slug).timezone) : [];
}
