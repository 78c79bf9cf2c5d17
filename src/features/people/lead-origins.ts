import type { Database } from "../../db/open.ts";
import { isSeen, type SeenPlace } from "./inbox.ts";

/** How many of the newest leads are searched for sources and campaigns; older ones are not offered as filters. */
const LOOKED_AT = 3_000;

/** The sources and campaigns of recent leads in these places, by name. */
export async function leadOrigins(
  db: Database,
  places: readonly SeenPlace[],
): Promise<{ readonly sources: readonly string[]; readonly campaigns: readonly string[] }> {
  if (places.length === 0) return { sources: [], campaigns: [] };
  const newest = db
    .selectFrom("people")
    .select("people.id")
    .where((row) => isSeen(row, places))
    .orderBy("people.id", "desc")
    .limit(LOOKED_AT);
  const rows = await db
    .selectFrom("people_leads")
    .select(["source", "campaign"])
    .distinct()
    .where("person_id", "in", db.selectFrom(newest.as("newest")).select("newest.id"))
    .execute();
  const named = (all: readonly (string | null)[]) => [...new Set(all.filter((one) => one !== null))].sort();
  return { sources: named(rows.map(({ source }) => source)), campaigns: named(rows.map(({ campaign }) => campaign)) };
}
