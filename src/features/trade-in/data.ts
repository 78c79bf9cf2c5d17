import type { Selectable } from "kysely";
import type { Database } from "../../db/open.ts";
import type { ValuationPhotosTable, ValuationsTable } from "../../db/tables/valuation-tables.ts";
import type { Site } from "../site/site.ts";
import type { ValuationState } from "./schema.ts";

/** A car that a shopper offers, until it has an estimate and a lead. */
export interface Valuation extends Omit<Selectable<ValuationsTable>, "state"> {
  readonly state: ValuationState;
}

export type Photo = Selectable<ValuationPhotosTable>;

const UID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The valuation with this id on this site; null if there is none, or it has been deleted. */
export async function valuationOf(db: Database, site: Site, uid: string | null): Promise<Valuation | null> {
  if (!uid || !UID.test(uid)) return null;
  const row = await db
    .selectFrom("valuations")
    .selectAll()
    .where("uid", "=", uid)
    .where("site_id", "=", site.id)
    .executeTakeFirst();
  // `mutations.ts` wrote the text from this type.
  return row ? { ...row, state: JSON.parse(row.state) as ValuationState } : null;
}

/** The valuation's photos, in order. */
export async function photosOf(db: Database, valuation: Pick<Valuation, "id">): Promise<Photo[]> {
  const query = db.selectFrom("valuation_photos").selectAll().where("valuation_id", "=", valuation.id);
  return query.orderBy("place").execute();
}

/** A photo by its own id, which is the only key to it, on the site that it was sent to. */
export async function photoOf(db: Database, site: Site, uid: string | null): Promise<Photo | null> {
  if (!uid || !UID.test(uid)) return null;
  const query = db.selectFrom("valuation_photos").selectAll().where("uid", "=", uid).where("site_id", "=", site.id);
  return (await query.executeTakeFirst()) ?? null;
}
