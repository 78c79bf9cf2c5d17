import type { Database } from "../../db/open.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import { kindOf } from "../forms/lead-kinds.ts";
import type { LeadPayload } from "../forms/lead-payload.ts";
import type { Location, Site } from "../site/site.ts";
import {
  type AppointmentDay,
  appointmentsAt,
  type BookingKind,
  type BookingRules,
  bookingPlace,
  slotOf,
} from "./bookings/appointments.ts";
import { fullSlots, type SlotWish } from "./bookings/booked-slots.ts";
import { bookingProblem } from "./bookings/judge-booking.ts";
import type { FieldError } from "./rules.ts";

/** Where and when a lead's shopper would like to come. */
export type BookingAsked = Pick<LeadPayload, "date" | "time" | "location">;

interface About {
  readonly dealershipSlug: string;
  readonly category: string;
  /** Epoch ms. */
  readonly now: number;
}

/** The half hour and place that this lead asks for; null where it names no day and time, or is about something else. */
export function slotAsked(
  site: Site,
  { dealershipSlug, category }: About,
  { date, time }: BookingAsked,
): SlotWish | null {
  const kind = kindOf(category)?.appointment;
  if (!kind || !date || !time) return null;
  return { kind, dealershipSlug, date, time, most: site.configFor(dealershipSlug).appointmentsAtOnce };
}

/**
 * Why nobody can come at the time that this lead asks for, with the next free time; null where the time is possible.
 * The caller says by `isOwnFull` whether its own slot is full, because only the code that stores the lead knows
 * (`takeSlot`).
 */
export async function bookingRefusal(
  db: Database,
  site: Site,
  { dealershipSlug, category, now }: About,
  { date, time, location }: BookingAsked,
  isOwnFull: boolean,
): Promise<FieldError | null> {
  const kind = kindOf(category)?.appointment;
  const place = kind && (date || time) ? bookingPlace(site, dealershipSlug, kind, location) : null;
  if (!kind || !place) return null;
  const rules = await rulesOf(db, site, dealershipSlug, kind, place, now);
  const own = date && time ? `${date} ${slotOf(time)}` : null;
  const isFull = (day: string, slot: string) => (`${day} ${slot}` === own ? isOwnFull : rules.isFull(day, slot));
  return bookingProblem({ date, time }, { ...rules, isFull });
}

async function rulesOf(
  db: Database,
  site: Site,
  dealershipSlug: string,
  kind: BookingKind,
  place: Location,
  now: number,
): Promise<BookingRules> {
  const { timezone: zone, appointmentNotice: notice, appointmentsAtOnce: most } = site.configFor(dealershipSlug);
  const isFull = await fullSlots(db, dealershipSlug, kind, { most, from: wallClock(now, zone).day });
  return { place, zone, notice, now, isFull };
}

/**
 * The times at which a test drive can begin at a dealership of this site; null where the site has no such dealership
 * (API-006).
 */
export async function appointmentsOf(
  db: Database,
  site: Site,
  dealershipId: number,
  now: number,
): Promise<readonly AppointmentDay[] | null> {
  const dealership = site.dealerships.find(({ id }) => id === dealershipId);
  if (!dealership) return null;
  const place = bookingPlace(site, dealership.slug, "test-drive");
  return place ? appointmentsAt(await rulesOf(db, site, dealership.slug, "test-drive", place, now)) : [];
}
