import type { Database } from "../../db/open.ts";

/** The names of staff who have opened each of these people's threads, latest first. */
export async function viewersOf(
  db: Database,
  people: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const viewers = new Map<number, string[]>();
  if (people.length === 0) return viewers;
  const rows = await db
    .selectFrom("people_views")
    .innerJoin("staff", "staff.id", "people_views.staff_id")
    .select(["person_id", "staff.name"])
    .where("person_id", "in", people)
    .orderBy("people_views.at", "desc")
    .execute();
  for (const { person_id, name } of rows) viewers.set(person_id, [...(viewers.get(person_id) ?? []), name]);
  return viewers;
}
