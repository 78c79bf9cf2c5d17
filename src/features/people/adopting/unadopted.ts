import type { Database } from "../../../db/open.ts";
import { precompiledQuery } from "../../../db/queries/precompiled-query.ts";

/** Leads given to their people in one transaction. */
export const BATCH = 200;
/**
 * How many leads below the newest known one are checked each time: two processes may store leads at once, so a lower id
 * may become visible later.
 */
const LOOKED_BACK = 2_000;

/** A stored lead that has no person yet. */
export interface Unadopted {
  readonly id: number;
  readonly site_slug: string;
  readonly dealership_slug: string;
  readonly category: string;
  readonly created_at: number;
  readonly payload: string;
  readonly lead_uid: string;
}

/** The next leads without a person: from the first lead on with `all`, otherwise only among the newest. */
export async function unadopted(db: Database, all: boolean): Promise<readonly Unadopted[]> {
  const known = (await newestAdopted(db, {})).rows[0]?.id ?? 0;
  return (await unadoptedAfter(db, { after: all ? 0 : Math.max(0, known - LOOKED_BACK) })).rows;
}

const newestAdopted = precompiledQuery((db) =>
  db.selectFrom("people_leads").select((row) => row.fn.max<number | null>("lead_id").as("id")),
);

const unadoptedAfter = precompiledQuery((db, { after }: { readonly after: number }) =>
  db
    .selectFrom("leads")
    .leftJoin("people_leads", "people_leads.lead_id", "leads.id")
    .select(["leads.id", "site_slug", "dealership_slug", "leads.category", "created_at", "payload", "lead_uid"])
    .where("people_leads.lead_id", "is", null)
    .where("leads.id", ">", after)
    .orderBy("leads.id")
    .limit(BATCH),
);
