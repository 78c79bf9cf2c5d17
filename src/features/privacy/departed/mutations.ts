import { Apart } from "../../../db/each-apart.ts";
import type { Database } from "../../../db/open.ts";
import { eraseAddress } from "../../alerts/erasing/mutations.ts";
import { RETENTION_KINDS } from "../../forms/lead-teams.ts";
import { FORGOTTEN } from "../../reservations/data.ts";
import { eraseDue } from "../retention/mutations.ts";

/** The number of threads, alerts and accounts erased, and of threads that have to wait. */
export interface Departed {
  readonly threads: number;
  readonly alerts: number;
  readonly accounts: number;
  /** Threads that remain, because of a payment under way or an upcoming booking. */
  readonly left: number;
}

/** Retention settings that keep nothing. */
const AT_ONCE = { keepMonths: Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, 0])), timezone: "UTC" };

/**
 * Erases the people of a site that is no longer served: their threads as retention does, their alerts and their
 * accounts. Retention itself cannot, since it follows the site's files. If it is interrupted, the next call continues.
 */
export async function eraseDeparted(db: Database, site: string, now: number): Promise<Departed> {
  const standing = db.selectFrom("people").where("site_slug", "=", site).where("erased_at", "is", null);
  await db
    .updateTable("people")
    .set({ snoozed_until: null })
    .where("site_slug", "=", site)
    .where("erased_at", "is", null)
    .execute();
  const dealerships = await standing.select("dealership_slug").distinct().execute();
  const places = dealerships.map(({ dealership_slug: dealership }) => ({ site, dealership, config: AT_ONCE }));
  const apart = new Apart();
  const { threads } = await eraseDue(db, places, { now, limit: Number.POSITIVE_INFINITY, goesOn: () => true, apart });
  apart.report();
  let alerts = 0;
  for (const { email } of await db.selectFrom("alert_people").select("email").where("site_slug", "=", site).execute())
    alerts += await eraseAddress(db, email, site);
  await db.deleteFrom("sign_in_codes").where("site_id", "=", site).execute();
  const accounts = await db.deleteFrom("members").where("site_id", "=", site).executeTakeFirst();
  await db
    .updateTable("payments")
    .set({ request: FORGOTTEN })
    .where("site_slug", "=", site)
    .where("state", "in", ["declined", "abandoned", "refunded"])
    .execute();
  const { left } = await standing
    .where("merged_into", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .executeTakeFirstOrThrow();
  return { threads, alerts, accounts: Number(accounts.numDeletedRows), left: Number(left) };
}
