import { randomUUID } from "node:crypto";
import type { Database } from "../../../db/open.ts";
import { clientAddressOf } from "../../../lib/net/client-address.ts";
import { kindOf } from "../../forms/lead-kinds.ts";
import type { LeadPayload } from "../../forms/lead-payload.ts";
import { isPublicHoliday } from "../../hours/public-holidays.ts";
import type { Location, Site } from "../../site/site.ts";
import type { FieldError } from "../rules.ts";
import {
  type AppointmentDay,
  appointmentsAt,
  type BookingKind,
  type BookingRules,
  bookingPlace,
  slotOf,
} from "./appointments.ts";
import { fullSlots } from "./booked-slots.ts";
import { bookingProblem } from "./judge-booking.ts";
import type { NoSlot, SlotWish } from "./mutations.ts";
import { reminderTime } from "./reminder-time.ts";
import { type DiarySettings, diarySettings } from "./settings.ts";

/** Where and when the shopper would like to come. */
export type RequestedBooking = Pick<LeadPayload, "date" | "time" | "location">;

interface About {
  readonly dealershipSlug: string;
  readonly category: string;
  /** The vehicle of a test drive; null if it is not about one in stock. */
  readonly carId: number | null;
  /** Epoch ms. */
  readonly now: number;
}

interface From {
  readonly ip: string;
  readonly contact: SlotWish["contact"];
}

/** The time and place that this lead requests; null if it names no day and time, or is about something else. */
export async function requestedSlot(
  db: Database,
  site: Site,
  { dealershipSlug, category, carId, now }: About,
  { date, time, location }: RequestedBooking,
  { ip, contact }: From,
): Promise<SlotWish | null> {
  const kind = kindOf(category)?.appointment;
  if (!kind || !date || !time) return null;
  const config = site.configFor(dealershipSlug);
  const { timezone: zone } = config;
  return {
    uid: randomUUID(),
    kind,
    siteSlug: site.slug,
    dealershipSlug,
    locationSlug: bookingPlace(site, dealershipSlug, kind, location)?.slug ?? "",
    date,
    time,
    zone,
    settings: await diarySettings(db, config, dealershipSlug, kind),
    carId: kind === "test-drive" ? carId : null,
    contact,
    address: clientAddressOf(ip),
    remindAt: reminderOf(site, dealershipSlug, date, now),
    staffId: null,
  };
}

/** The time of the reminder for a booking on this day, by the dealership's settings. */
export function reminderOf(site: Pick<Site, "configFor">, dealershipSlug: string, date: string, now: number) {
  const { timezone: zone, bookingReminders, bookingReminderHour } = site.configFor(dealershipSlug);
  return reminderTime({ date, zone, hour: bookingReminders ? bookingReminderHour : null, now });
}

/** Why a lead that was about to be stored got no slot, as a sentence for its form. */
export async function slotRefusal(
  db: Database,
  site: Site,
  about: About,
  requested: RequestedBooking,
  why: NoSlot,
): Promise<FieldError> {
  if (why === "too-many") {
    const message =
      "There are several bookings in your name already. Please call us to make another, or to change one.";
    return { field: "time", message };
  }
  const refused = await bookingRefusal(db, site, about, requested, true).catch(() => null);
  return refused ?? { field: "time", message: "That time is taken." };
}

/**
 * The problem with a location of another dealership than the vehicle's or the booking's: the shopper would be expected
 * where neither is. If a dealership has no location of its own, any location is accepted.
 */
function strangePlace(site: Site, { dealershipSlug, category, carId }: About, named?: string): FieldError | null {
  if (carId === null && !kindOf(category)?.appointment) return null;
  const of = (slug: string | null | undefined) => !slug || slug === dealershipSlug;
  const place = site.locations.find(({ slug }) => slug === named);
  const own = site.locations.filter((one) => one.visible && one.dealership_slug === dealershipSlug);
  if (!place || of(place.dealership_slug) || own.length === 0) return null;
  const dealer = site.dealerships.find(({ slug }) => slug === dealershipSlug)?.name ?? dealershipSlug;
  const choice = own.length === 1 ? own[0]?.name : `a place of ${dealer}`;
  const what = carId === null ? `This booking is with ${dealer}` : `This vehicle is at ${dealer}`;
  return { field: "location", message: `${what}, and ${place.name} is not theirs. Please choose ${choice}.` };
}

/**
 * Why nobody can come to the location or at the time that this lead requests, with the next free time; null if both are
 * possible.
 *
 * The caller passes in `isOwnFull` whether the requested slot is full, because only the code that stores the lead knows
 * that (`takeSlot`).
 */
export async function bookingRefusal(
  db: Database,
  site: Site,
  { dealershipSlug, category, carId, now }: About,
  { date, time, location }: RequestedBooking,
  isOwnFull: boolean,
): Promise<FieldError | null> {
  const strange = strangePlace(site, { dealershipSlug, category, carId, now }, location);
  if (strange) return strange;
  const kind = kindOf(category)?.appointment;
  const place = kind && (date || time) ? bookingPlace(site, dealershipSlug, kind, location) : null;
  if (!kind || !place) return null;
  const { rules } = await bookingRules(db, site, { dealershipSlug, kind, place, carId, now });
  const own = date && time ? `${date} ${slotOf(time)}` : null;
  const isFull = (day: string, slot: string) => (`${day} ${slot}` === own ? isOwnFull : rules.isFull(day, slot));
  return bookingProblem({ date, time }, { ...rules, isFull });
}

interface Asked {
  readonly dealershipSlug: string;
  readonly kind: BookingKind;
  readonly place: Location;
  readonly carId: number | null;
  readonly now: number;
  /** The booking that is being moved; its own time counts as free. */
  readonly except?: number | null;
}

/** The rules for bookings at a location, the same for shoppers and the desk, and the settings that they come from. */
export async function bookingRules(
  db: Database,
  site: Site,
  { dealershipSlug, kind, place, carId, now, except = null }: Asked,
): Promise<{ readonly rules: BookingRules; readonly settings: DiarySettings }> {
  const config = site.configFor(dealershipSlug);
  const { timezone: zone } = config;
  const settings = await diarySettings(db, config, dealershipSlug, kind);
  const criteria = { kind, dealershipSlug, zone, settings, carId: kind === "test-drive" ? carId : null };
  const { notice, minutes } = settings;
  const isFull = await fullSlots(db, criteria, now, except);
  return { settings, rules: { place, zone, notice, now, isFull, minutes, isClosed: closedDays(settings, place) } };
}

/** Whether the diary of a location is closed on a day. The location's own special hours outrank a public holiday. */
function closedDays(
  { closedDays: days, closedOnHolidays }: Pick<DiarySettings, "closedDays" | "closedOnHolidays">,
  { address, special_hours }: Pick<Location, "address" | "special_hours">,
): (date: string) => boolean {
  const isSpecial = (date: string) => special_hours.some((one) => one.date === date && one.status === "Open");
  return (date) =>
    days.includes(date) || (closedOnHolidays && isPublicHoliday(date, address.state) && !isSpecial(date));
}

interface AppointmentRequest {
  readonly kind: BookingKind;
  /** The dealership's number; null if a location is named instead. */
  readonly dealershipId: number | null;
  /** A location's slug; null for the dealership's own location of this kind. */
  readonly location: string | null;
  readonly carId: number | null;
  readonly now: number;
}

/**
 * The times at which a test drive can begin, or a vehicle can be brought in for a service, at a dealership or location
 * of this site; null if the site has no such place (API-006).
 */
export async function appointmentsOf(
  db: Database,
  site: Site,
  { kind, dealershipId, location, carId, now }: AppointmentRequest,
): Promise<readonly AppointmentDay[] | null> {
  const named = location === null ? null : site.locations.find((one) => one.visible && one.slug === location);
  const slug = named?.dealership_slug ?? site.dealerships.find(({ id }) => id === dealershipId)?.slug;
  if (!slug || (location !== null && !named)) return null;
  const place = bookingPlace(site, slug, kind, location ?? undefined);
  if (!place) return [];
  const { rules } = await bookingRules(db, site, { dealershipSlug: slug, kind, place, carId, now });
  return appointmentsAt(rules);
}
