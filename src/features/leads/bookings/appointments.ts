import { wallClock } from "../../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../../lib/time/zoned.ts";
import { hoursOn } from "../../hours/opening.ts";
import type { Location, Site } from "../../site/site.ts";

/** When somebody can come to a dealership: for a test drive, or with a car to be serviced. */

export type BookingKind = "test-drive" | "service";

/** A day on which one can come, `YYYY-MM-DD`, and when, `HH:MM` on the dealership's clock. */
export interface AppointmentDay {
  readonly date: string;
  readonly times: readonly string[];
}

/** What a booking is judged by. */
export interface BookingRules {
  /** Where one comes to. */
  readonly place: Pick<Location, "contact_detail" | "special_hours">;
  /** IANA name of the dealership's time zone. */
  readonly zone: string;
  /** Hours that must lie between the booking and its time. */
  readonly notice: number;
  /** Epoch ms. */
  readonly now: number;
  /** Whether so many have booked this day and slot that nobody more can come. */
  readonly isFull: (date: string, slot: string) => boolean;
}

const DAYS_AHEAD = 14;
/** One begins every so many minutes, the last so many before closing. */
export const STEP = 30;
const HOUR_MS = 3_600_000;

/** When one can come in the 14 days from today. */
export function appointmentsAt(rules: BookingRules): readonly AppointmentDay[] {
  const today = wallClock(rules.now, rules.zone).day;
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const times = freeTimes(date, rules);
    return times.length > 0 ? [{ date, times }] : [];
  });
}

/** The day's whole and half hours at which one can come: within the hours, with enough notice, and not full. */
export function freeTimes(date: string, { place, zone, now, notice, isFull }: BookingRules): readonly string[] {
  const hours = hoursOn(place, date);
  if (hours?.status !== "Open" || !hours.open || hours.byAppointment) return [];
  // Of a day that says no closing time only its beginning is known.
  const slots = hours.close ? timesBetween(hours.open, hours.close) : [slotFrom(hours.open)];
  const earliest = earliestAt(now, notice);
  return slots.filter((time) => {
    const at = instantOf(date, time, zone);
    return at > now && at >= earliest && !isFull(date, time);
  });
}

/** The instant (epoch ms) before which nobody can come any more. */
export const earliestAt = (now: number, notice: number): number => now + notice * HOUR_MS;

/** Whole and half hours from opening on; opened at ten past, the first is at half past. */
function timesBetween(open: string, close: string): string[] {
  const first = minutesOf(slotFrom(open));
  const count = Math.floor((minutesOf(close) - first) / STEP);
  return Array.from({ length: Math.max(0, count) }, (_, at) => timeOf(first + at * STEP));
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const slotFrom = (time: string) => timeOf(Math.ceil(minutesOf(time) / STEP) * STEP);
/** The slot in which a time lies: 10:10 in that of 10:00. */
export const slotOf = (time: string) => timeOf(Math.floor(minutesOf(time) / STEP) * STEP);

/** Where one comes to: the place that was named, else the dealership's own for this kind; null where it has none. */
export function bookingPlace(
  { locations }: Pick<Site, "locations">,
  dealershipSlug: string,
  kind: BookingKind,
  named?: string,
): Location | null {
  const own = locations.filter((place) => place.visible && place.dealership_slug === dealershipSlug);
  const chosen = locations.find((place) => place.visible && place.slug === named);
  const serves = kind === "service" ? own.filter(({ location_type: type }) => type === "service") : [];
  const sells = own.filter(({ location_type: type }) => type === "sales" || type === "");
  const first = (places: readonly Location[]) => places.find(({ primary }) => primary) ?? places[0];
  return chosen ?? first(serves) ?? first(sells) ?? own[0] ?? null;
}
