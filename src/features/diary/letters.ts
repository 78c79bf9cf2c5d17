import type { Database } from "../../db/open.ts";
import { type BookingFacts, type BookingNews, bookingLetter } from "../leads/bookings/letters.ts";
import type { LeadRecord } from "../leads/rules.ts";
import { leadReference } from "../leads/sending/wording.ts";
import { notifyShopper } from "../notices/mutations.ts";
import type { Site } from "../site/site.ts";
import type { DiaryBooking } from "./data.ts";

/** The facts about a booking for its mails, as the booking is now. */
export function bookingFacts(booking: DiaryBooking, changedAt: number): BookingFacts {
  const { record } = booking;
  const { payload } = record;
  return {
    uid: booking.uid,
    sequence: booking.sequence,
    kind: booking.kind,
    changedAt,
    dealershipSlug: booking.dealership,
    locationSlug: booking.location,
    date: booking.date,
    time: booking.time,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    vehicle: vehicleOf(booking),
    path: booking.car ? `/cars/${booking.car.slug}` : null,
    reference: leadReference(booking.leadUid),
    email: payload.email ?? null,
    phone: payload.phone ?? null,
  };
}

/** The vehicle's name as the stock has it now, or else as it was when it was booked; null if no vehicle was named. */
export function vehicleOf({ car, kind, record }: Pick<DiaryBooking, "car" | "kind" | "record">): string | null {
  if (car) return car.name;
  return kind === "test-drive" ? vehicleName(record) : null;
}

const vehicleName = ({ vehicle }: LeadRecord): string | null =>
  vehicle ? [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean).join(" ") : null;

/** Within the transaction of a change: queues a mail to the shopper, if they have an e-mail address. */
export async function mailShopper(
  trx: Database,
  news: BookingNews,
  booking: DiaryBooking,
  { site, now }: { readonly site: Site; readonly now: number },
): Promise<void> {
  const letter = bookingLetter(news, bookingFacts(booking, now), site);
  const from = { siteSlug: booking.site, dealershipSlug: booking.dealership, leadId: booking.leadId };
  await notifyShopper(
    trx,
    { kind: `booking.${news}`, ...from, letter, now },
    booking.record.payload.email ?? undefined,
  );
}
