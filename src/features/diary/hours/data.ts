import type { Database } from "../../../db/open.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import type { BookingKind } from "../../leads/bookings/appointments.ts";
import { bookingRules } from "../../leads/bookings/booking-of-lead.ts";
import type { Location, Site } from "../../site/site.ts";
import { dayCounts } from "../data.ts";

interface Asked {
  readonly dealership: string;
  readonly place: Location;
  readonly kind: BookingKind;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * The days from today on that the diary settings close but that already have bookings. Those bookings stay and their
 * reminders still go out, so the person who closes the day must contact the people.
 */
export async function bookedWhileClosed(
  db: Database,
  site: Site,
  { dealership, place, kind, now }: Asked,
): Promise<readonly { readonly date: string; readonly count: number }[]> {
  const query = { dealershipSlug: dealership, kind, place, carId: null, now };
  const { rules } = await bookingRules(db, site, query);
  const today = wallClock(now, site.configFor(dealership).timezone).day;
  const days = await dayCounts(db, dealership, { from: today, until: "9999-12-31" });
  return days
    .filter((day) => day.kind === kind && day.state === "booked" && rules.isClosed?.(day.date))
    .map(({ date, count }) => ({ date, count }))
    .sort((a, b) => a.date.localeCompare(b.date));
}
