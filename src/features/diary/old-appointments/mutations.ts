import { randomUUID } from "node:crypto";
import type { Database } from "../../../db/open.ts";
import { bookingPlace } from "../../leads/bookings/appointments.ts";
import { spanOf } from "../../leads/bookings/booked-slots.ts";
import { reminderOf } from "../../leads/bookings/booking-of-lead.ts";
import { contactColumns } from "../../leads/bookings/mutations.ts";
import { settingsOfFile } from "../../leads/bookings/settings.ts";
import type { LeadRecord } from "../../leads/rules.ts";
import type { Site } from "../../site/site.ts";

/** Rows moved in one transaction. */
const BATCH = 100;

/**
 * Moves appointments that an older version booked in half-hour slots into the diary, which knows their duration. An
 * older process may still run beside this one and write more, so this is repeated from time to time. Returns how many
 * were moved.
 */
export async function moveOldAppointments(
  db: Database,
  sites: { readonly bySlug: (slug: string) => Site | null },
  now: number,
  goesOn: () => boolean = () => true,
): Promise<number> {
  let all = 0;
  let after: number | null = 0;
  while (after !== null && goesOn()) {
    const from: number = after;
    const { moved, last } = await db.transaction().execute((trx) => moveBatch(trx, sites, now, from));
    all += moved;
    after = last;
  }
  return all;
}

/** Moves one batch. `last` is the id after which the next batch starts; null after the last batch. */
async function moveBatch(
  trx: Database,
  sites: { readonly bySlug: (slug: string) => Site | null },
  now: number,
  after: number,
): Promise<{ readonly moved: number; readonly last: number | null }> {
  const rows = await trx
    .selectFrom("lead_appointments as a")
    .innerJoin("leads as l", "l.id", "a.lead_id")
    .select(["a.id", "a.lead_id", "a.dealership_slug", "a.kind", "a.date", "a.slot"])
    .select(["l.site_slug", "l.car_id", "l.payload", "l.created_at"])
    .where("a.id", ">", after)
    .orderBy("a.id")
    .limit(BATCH)
    .execute();
  let moved = 0;
  for (const { id, lead_id, dealership_slug, kind, date, slot, site_slug, ...lead } of rows) {
    const site = sites.bySlug(site_slug);
    // Skip a site that is not served now; it may be served again later.
    if (!site) continue;
    const { payload } = JSON.parse(lead.payload) as LeadRecord;
    const config = site.configFor(dealership_slug);
    const settings = settingsOfFile(config, kind);
    await trx
      .insertInto("bookings")
      .values({
        ...spanOf({ date, time: slot, zone: config.timezone, settings }),
        ...contactColumns(payload),
        uid: randomUUID(),
        lead_id,
        site_slug,
        dealership_slug,
        kind,
        state: "booked",
        location_slug: bookingPlace(site, dealership_slug, kind, payload.location)?.slug ?? "",
        car_id: kind === "test-drive" ? lead.car_id : null,
        staff_id: null,
        from_address: null,
        remind_claimed_until: null,
        reminded_at: null,
        remind_at: reminderOf(site, dealership_slug, date, now),
        created_at: lead.created_at,
        changed_at: now,
      })
      .onConflict((conflict) => conflict.column("lead_id").doNothing())
      .execute();
    await trx.deleteFrom("lead_appointments").where("id", "=", id).execute();
    moved += 1;
  }
  return { moved, last: rows.length < BATCH ? null : (rows.at(-1)?.id ?? null) };
}
