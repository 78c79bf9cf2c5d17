import type { Updateable } from "kysely";
import type { Database } from "../../../db/open.ts";
import type { LeadDeliveriesTable } from "../../../db/tables/outbox-tables.ts";

/** What an operator can do with deliveries that were given up. */

/** The most ids in one statement. */
const MOST_IDS = 500;

/**
 * Makes these parked deliveries due again and resets their number of attempts. If they are parked once more, a new
 * alarm is sent. Returns how many.
 */
export const retryParked = (db: Database, ids: readonly number[], now: number): Promise<number> =>
  changeParked(db, ids, { state: "waiting", attempts: 0, next_at: now, alarmed_at: null });

/** Sets these parked deliveries aside: they are never sent and cause no more reminders. Returns how many. */
export const dropParked = (db: Database, ids: readonly number[]): Promise<number> =>
  changeParked(db, ids, { state: "withheld", last_error: "An operator set it aside." });

async function changeParked(
  db: Database,
  ids: readonly number[],
  change: Updateable<LeadDeliveriesTable>,
): Promise<number> {
  let changed = 0;
  for (let at = 0; at < ids.length; at += MOST_IDS) {
    const result = await db
      .updateTable("lead_deliveries")
      .set(change)
      .where("state", "=", "parked")
      .where("id", "in", ids.slice(at, at + MOST_IDS))
      .executeTakeFirst();
    changed += Number(result.numUpdatedRows);
  }
  return changed;
}
