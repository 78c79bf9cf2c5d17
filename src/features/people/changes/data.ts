import type { Department } from "../../../db/desk/people-tables.ts";
import type { Database } from "../../../db/open.ts";

/** A change with its number in the log. */
export interface NumberedChange {
  readonly id: number;
  readonly kind: string;
  readonly site: string;
  readonly dealership: string;
  readonly personId: number;
  /** The only department that the change concerns; null for all. */
  readonly department: Department | null;
  /** The only staff member that the change concerns; null for everybody who may see the person. */
  readonly staffId: number | null;
}

/** The number of the newest change; 0 if there is none. */
export async function lastDeskChange(db: Database): Promise<number> {
  const row = await db
    .selectFrom("desk_changes")
    .select((change) => change.fn.max("id").as("id"))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Changes after this number, oldest first. */
export async function deskChangesAfter(db: Database, id: number, limit: number): Promise<readonly NumberedChange[]> {
  const rows = await db
    .selectFrom("desk_changes")
    .select(["id", "kind", "site_slug", "dealership_slug", "person_id", "department", "staff_id"])
    .where("id", ">", id)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id: number, kind, site_slug, dealership_slug, person_id, department, staff_id }) => ({
    id: number,
    kind,
    site: site_slug,
    dealership: dealership_slug,
    personId: person_id,
    department,
    staffId: staff_id,
  }));
}
