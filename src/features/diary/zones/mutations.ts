import { lockFor } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { instantOf } from "../../../lib/time/zoned.ts";
import { reminderOf } from "../../leads/bookings/booking-of-lead.ts";
import type { Site } from "../../site/site.ts";
import { recordAct } from "../../staff/audit/mutations.ts";
import { bookingSeen } from "../data.ts";
import { tellShopper } from "../letters.ts";

/** Who changes a booking's instant: nobody at the desk. */
const CLOCK = { id: null, name: "the dealership's new time zone" } as const;

interface Zoned {
  readonly db: Database;
  readonly sites: { readonly bySlug: (slug: string) => Site | null };
  /** The zone by which the bookings of a dealership on a site were looked at last, by both their slugs. */
  readonly known: Map<string, string>;
  readonly now: number;
}

/**
 * Keeps each booking at the day and hour that its shopper was told, where a dealership's zone is set to another one:
 * the instant follows, by which places are counted and people are reminded. Who still is to come has the corrected
 * appointment for their calendar. Returns how many moved.
 */
export async function keepToldTimes({ db, sites, known, now }: Zoned): Promise<number> {
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
    if (booking) await tellShopper(trx, "corrected", booking, { site, now });
  }
  return moved;
}
