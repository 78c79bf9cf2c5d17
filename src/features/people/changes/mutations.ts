import type { Department } from "../../../db/desk/people-tables.ts";
import type { Database } from "../../../db/open.ts";

/** Something that people who look at the desk now should see. */
export interface DeskChange {
  /** `lead`: something came in; `person`: the desk did something; `offer`: somebody's own offers are others now. */
  readonly kind: "lead" | "person" | "offer";
  readonly site: string;
  readonly dealership: string;
  readonly personId: number;
  /** The only department whose pages renew themselves; absent for all. */
  readonly department?: Department;
  /** Whom it concerns alone; absent for everybody who may see the person. */
  readonly staffId?: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Milliseconds for which changes are kept: whoever comes later reads the list itself. */
const KEPT_MS = 10 * 60_000;

/** Appends a change, in the transaction that makes it. */
export async function noteChange(trx: Database, change: DeskChange): Promise<void> {
  const { kind, site, dealership, personId, department = null, staffId = null, now } = change;
  const whose = { person_id: personId, department, staff_id: staffId };
  const row = { at: now, site_slug: site, dealership_slug: dealership, kind, ...whose };
  await trx.insertInto("desk_changes").values(row).execute();
}

/** Deletes changes that nobody follows any more. */
export async function forgetChanges(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom("desk_changes")
    .where("at", "<", now - KEPT_MS)
    .execute();
}
