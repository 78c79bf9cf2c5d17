import type { Department } from "../../../db/desk/people-tables.ts";
import type { Database } from "../../../db/open.ts";

/** A change that open desk pages should show at once. */
export interface DeskChange {
  /** `lead`: something came in; `person`: the desk did something; `offer`: the offers to one staff member changed. */
  readonly kind: "lead" | "person" | "offer";
  readonly site: string;
  readonly dealership: string;
  readonly personId: number;
  /** The only department whose pages refresh; absent for all. */
  readonly department?: Department;
  /** The only staff member that it concerns; absent for everybody who may see the person. */
  readonly staffId?: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Milliseconds for which changes are stored; a page that connects later loads the whole list anyway. */
const CHANGES_LIFETIME_MS = 10 * 60_000;

/** Appends a change, in the same transaction. */
export async function noteChange(trx: Database, change: DeskChange): Promise<void> {
  const { kind, site, dealership, personId, department = null, staffId = null, now } = change;
  const whose = { person_id: personId, department, staff_id: staffId };
  const row = { at: now, site_slug: site, dealership_slug: dealership, kind, ...whose };
  await trx.insertInto("desk_changes").values(row).execute();
}

/** Deletes changes that are too old for any page to need. */
export async function forgetChanges(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom("desk_changes")
    .where("at", "<", now - CHANGES_LIFETIME_MS)
    .execute();
}
