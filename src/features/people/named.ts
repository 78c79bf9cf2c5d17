import { type SqlBool, sql } from "kysely";
import type { Database } from "../../db/open.ts";
import { isSeen, literal, type Person, type SeenPlace } from "./inbox.ts";
import { searchedTerms } from "./keys.ts";

/** The visible people whose names contain all these words, latest activity first. */
export async function peopleNamed(
  db: Database,
  places: readonly SeenPlace[],
  words: string,
  limit: number,
): Promise<readonly Person[]> {
  if (places.length === 0) return [];
  let query = db
    .selectFrom("people")
    .selectAll("people")
    .where("people.merged_into", "is", null)
    .where((row) => isSeen(row, places));
  for (const term of searchedTerms(words))
    query = query.where(sql<SqlBool>`lower(people.name) like ${`%${literal(term)}%`} escape '\\'`);
  return query.orderBy("people.last_at", "desc").orderBy("people.id", "desc").limit(limit).execute();
}

/** The people with these ids, as far as they are visible. */
export async function peopleByIds(
  db: Database,
  places: readonly SeenPlace[],
  ids: readonly number[],
): Promise<readonly Person[]> {
  if (places.length === 0 || ids.length === 0) return [];
  return db
    .selectFrom("people")
    .selectAll("people")
    .where("people.merged_into", "is", null)
    .where("people.id", "in", ids)
    .where((row) => isSeen(row, places))
    .execute();
}
