import { HOUR_MS } from "../../../lib/time/spans.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../../lib/time/zoned.ts";
import { hoursOn } from "../../hours/opening.ts";
import { sellsCars } from "../../site/rules.ts";
import type { Location, Site } from "../../site/site.ts";

/** Kinds of appointment at a dealership: a test drive, or bringing a car in for a service. */

export type BookingKind = "test-drive" | "service";

/** A day with free times: `YYYY-MM-DD`, and `HH:MM` in the dealership's time zone. */
export interface AppointmentDay {
  readonly date: string;
  readonly times: readonly string[];
}

/** Everything that decides whether a time can be booked. */
export interface BookingRules {
  /** The location where the booking takes place. */
  readonly place: Pick<Location, "contact_detail" | "special_hours">;
  /** IANA name of the dealership's time zone. */
  readonly zone: string;
  /** Hours of notice: the shortest time between making a booking and its start. */
  readonly notice: number;
  /** Epoch ms. */
  readonly now: number;
  /** Whether a day's slot has as many bookings as it can take. */
  readonly isFull: (date: string, slot: string) => boolean;
  /** Minutes that a booking lasts; half an hour if absent. */
  readonly minutes?: number;
  /** Whether the diary is closed on a day although the location may be open; never if absent. */
  readonly isClosed?: (date: string) => boolean;
}

const DAYS_AHEAD = 14;
/** Minutes between two slots, and between the last one and closing. */
export const STEP = 30;

/** The days with free times, among the 14 days from today. */
export function appointmentsAt(rules: BookingRules): readonly AppointmentDay[] {
  const today = wallClock(rules.now, rules.zone).day;
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const times = freeTimes(date, rules);
    return times.length > 0 ? [{ date, times }] : [];
  });
}

/** The free slots of a day, at whole and half hours: within opening hours, with enough notice, and not full. */
export function freeTimes(date: string, rules: BookingRules): readonly string[] {
  const { zone, now, notice, isFull } = rules;
  const earliest = earliestAt(now, notice);
  return slotsOn(date, rules).filter((time) => {
    const at = instantOf(date, time, zone);
    return at > now && at >= earliest && isOnClock(date, time, zone) && !isFull(date, time);
  });
}

/** Every slot of a day, free or not; empty if the day is closed or its hours are not known. */
export function slotsOn(date: string, rules: Pick<BookingRules, "place" | "minutes" | "isClosed">): readonly string[] {
  const hours = bookingHours(date, rules);
  if (hours?.status !== "Open" || !hours.open || hours.byAppointment) return [];
  // Without a closing time only the opening time is known to be possible.
  return hours.close ? timesBetween(hours.open, hours.close, rules.minutes) : [slotFrom(hours.open)];
}

/** The opening hours of a day for bookings. The day also counts as closed if only the diary is closed. */
export function bookingHours(
  date: string,
  { place, isClosed }: Pick<BookingRules, "place" | "isClosed">,
): ReturnType<typeof hoursOn> {
  const hours = hoursOn(place, date);
  return isClosed?.(date) ? { ...CLOSED_DAY, weekday: hours?.weekday ?? 0 } : hours;
}

const CLOSED_DAY = {
  status: "Closed",
  open: null,
  close: null,
  byAppointment: false,
  formated_hours: "Closed",
} as const;

/** Whether this time exists on this day: when clocks go forward, an hour is skipped. */
export function isOnClock(date: string, time: string, zone: string): boolean {
  const { day, secondOfDay } = wallClock(instantOf(date, time, zone), zone);
  return day === date && secondOfDay === minutesOf(time) * 60;
}

/** The latest minute of a day at which a booking of this length can begin, for a location that closes at `close`. */
export const lastMinute = (close: string, { minutes = STEP }: Pick<BookingRules, "minutes">): number =>
  minutesOf(close) - minutes;

/** The earliest instant (epoch ms) that can still be booked. */
export const earliestAt = (now: number, notice: number): number => now + notice * HOUR_MS;

/** Whole and half hours from opening on. After opening at ten past, the first is at half past. */
function timesBetween(open: string, close: string, minutes = STEP): string[] {
  const first = minutesOf(slotFrom(open));
  const count = Math.floor((lastMinute(close, { minutes }) - first) / STEP) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => timeOf(first + at * STEP));
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const slotFrom = (time: string) => timeOf(Math.ceil(minutesOf(time) / STEP) * STEP);
/** The slot that contains a time: 10:10 is in the slot of 10:00. */
export const slotOf = (time: string) => timeOf(Math.floor(minutesOf(time) / STEP) * STEP);

/** The location of a booking: the one named, otherwise the dealership's own for this kind; null if it has none. */
export function bookingPlace(
  { locations }: Pick<Site, "locations">,
  dealershipSlug: string,
  kind: BookingKind,
  named?: string,
): Location | null {
  const own = locations.filter((place) => place.visible && place.dealership_slug === dealershipSlug);
  const chosen = locations.find((place) => place.visible && place.slug === named);
  const serves = kind === "service" ? own.filter(({ location_type: type }) => type === "service") : [];
  const sells = own.filter(sellsCars);
  const first = (places: readonly Location[]) => places.find(({ primary }) => primary) ?? places[0];
  return chosen ?? first(serves) ?? first(sells) ?? own[0] ?? null;
}
