import { lockFor } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { instantOf } from "../../../lib/time/zoned.ts";
import { reminderOf } from "../../leads/bookings/booking-of-lead.ts";
import type { Site } from "../../site/site.ts";
import { recordAct } from "../../staff/audit/mutations.ts";
import { bookingSeen } from "../data.ts";
import { mailShopper } from "../letters.ts";

/** The actor recorded for these changes, which nobody at the desk makes. */
const CLOCK = { id: null, name: "the dealership's new time zone" } as const;

interface Zoned {
  readonly db: Database;
  readonly sites: { readonly bySlug: (slug: string) => Site | null };
  /** The time zone last applied to the bookings of each dealership on each site, keyed by both slugs. */
  readonly known: Map<string, string>;
  readonly now: number;
}

/**
 * Keeps each booking at the local date and time that its shopper was given when a dealership's time zone changes: its
 * instant moves instead, on which capacity and reminders depend. Shoppers with upcoming bookings are sent a corrected
 * calendar entry. Returns how many bookings moved.
 */
export async function keepLocalTimes({ db, sites, known, now }: Zoned): Promise<number> {
  const dealerships = await db
    .selectFrom("bookings")
    .select(["site_slug", "dealership_slug"])
    .distinct()
    .where("state", "=", "booked")
    .where("starts_at", ">", now - DAY_MS)
    .execute();
  let moved = 0;
  for (const { site_slug, dealership_slug } of dealerships) {
    const site = sites.bySlug(site_slug);
    const zone = site?.configFor(dealership_slug).timezone;
    const key = `${site_slug}\n${dealership_slug}`;
    if (!site || !zone || known.get(key) === zone) continue;
    moved += await db.transaction().execute((trx) => moveInstants(trx, site, dealership_slug, now));
    known.set(key, zone);
  }
  return moved;
}

async function moveInstants(trx: Database, site: Site, dealership: string, now: number): Promise<number> {
  const { timezone: zone } = site.configFor(dealership);
  await lockFor(trx, "bookings", dealership);
  const open = await trx
    .selectFrom("bookings")
    .select(["id", "kind", "date", "time", "starts_at", "ends_at", "free_at", "sequence", "reminded_at"])
    .where("site_slug", "=", site.slug)
    .where("dealership_slug", "=", dealership)
    .where("state", "=", "booked")
    .where("starts_at", ">", now - DAY_MS)
    .execute();
  let moved = 0;
  for (const { id, kind, date, time, starts_at, ends_at, free_at, sequence, reminded_at } of open) {
    const later = instantOf(date, time, zone) - starts_at;
    if (later === 0) continue;
    const remind_at = reminded_at === null ? reminderOf(site, dealership, date, now) : null;
    await trx
      .updateTable("bookings")
      .set({ starts_at: starts_at + later, ends_at: ends_at + later, free_at: free_at + later })
      .set({ ...(reminded_at === null && { remind_at }), sequence: sequence + 1, changed_at: now })
      .where("id", "=", id)
      .execute();
    const at = (instant: number) => ({ date, time, at: new Date(instant).toISOString() });
    await recordAct(trx, {
      by: CLOCK,
      subject: `booking:${id}`,
      action: "zone",
      now,
      place: { site: site.slug, dealership },
      before: at(starts_at),
      after: at(starts_at + later),
    });
    moved += 1;
    if (starts_at + later <= now) continue;
    const booking = await bookingSeen(trx, id, [{ site: site.slug, dealership, kinds: [kind] }]);
    if (booking) await mailShopper(trx, "corrected", booking, { site, now });
  }
  return moved;
}
