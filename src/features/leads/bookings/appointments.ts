import { wallClock } from "../../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../../lib/time/zoned.ts";
import { hoursOn } from "../../hours/opening.ts";
import type { Location, Site } from "../../site/site.ts";

/** Kinds of appointment at a dealership: a test drive, or bringing a car to be serviced. */

export type BookingKind = "test-drive" | "service";

/** A day with free times: `YYYY-MM-DD`, and `HH:MM` in the dealership's time zone. */
export interface AppointmentDay {
  readonly date: string;
  readonly times: readonly string[];
}

/** The data by which a booking is judged. */
export interface BookingRules {
  /** The location where the booking takes place. */
  readonly place: Pick<Location, "contact_detail" | "special_hours">;
  /** IANA name of the dealership's time zone. */
  readonly zone: string;
  /** Hours that must lie between the booking and its time. */
  readonly notice: number;
  /** Epoch ms. */
  readonly now: number;
  /** Whether a day's slot has as many bookings as it can take. */
  readonly isFull: (date: string, slot: string) => boolean;
}

const DAYS_AHEAD = 14;
/** Minutes between two slots, and between the last one and closing. */
export const STEP = 30;
const HOUR_MS = 3_600_000;

/** The free times of the 14 days from today. */
export function appointmentsAt(rules: BookingRules): readonly AppointmentDay[] {
  const today = wallClock(rules.now, rules.zone).day;
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const times = freeTimes(date, rules);
    return times.length > 0 ? [{ date, times }] : [];
  });
}

/** The free slots of a day, at whole and half hours: within opening hours, with enough notice, and not full. */
export function freeTimes(date: string, { place, zone, now, notice, isFull }: BookingRules): readonly string[] {
  const hours = hoursOn(place, date);
  if (hours?.status !== "Open" || !hours.open || hours.byAppointment) return [];
  // Without a closing time only the beginning of the day is known.
  const slots = hours.close ? timesBetween(hours.open, hours.close) : [slotFrom(hours.open)];
  const earliest = earliestAt(now, notice);
  return slots.filter((time) => {
    const at = instantOf(date, time, zone);
    return at > now && at >= earliest && !isFull(date, time);
  });
}

/** The earliest instant (epoch ms) that can still be booked. */
export const earliestAt = (now: number, notice: number): number => now + notice * HOUR_MS;

/** Whole and half hours from opening on; after opening at ten past, the first is at half past. */
function timesBetween(open: string, close: string): string[] {
  const first = minutesOf(slotFrom(open));
  const count = Math.floor((minutesOf(close) - first) / STEP);
  return Array.from({ length: Math.max(0, count) }, (_, at) => timeOf(first + at * STEP));
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const slotFrom = (time: string) => timeOf(Math.ceil(minutesOf(time) / STEP) * STEP);
/** The slot that contains a time: 10:10 is in that of 10:00. */
export const slotOf = (time: string) => timeOf(Math.floor(minutesOf(time) / STEP) * STEP);

/**
 * The location of a booking: the one that was named, else the dealership's own for this kind; null where it has none.
 */
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
