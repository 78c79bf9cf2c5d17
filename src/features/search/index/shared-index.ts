import type { Database } from "../../../db/open.ts";
import { lastChangeId } from "../../stock/data.ts";

/** Its key in the table `search_indexes`. */
export const SHARED_INDEX = "stock";

/** The state of the external engine's index, as recorded by the process that fills it. */
export interface SharedIndex {
  /** Version of its settings, synonyms and documents; empty when a rebuild was requested. */
  readonly version: string;
  /** The last entry of the change log that it has taken. */
  readonly change_id: number;
}

/** Null before the index was filled for the first time. */
export async function sharedIndex(db: Database): Promise<SharedIndex | null> {
  const row = await db
    .selectFrom("search_indexes")
    .select(["version", "change_id"])
    .where("name", "=", SHARED_INDEX)
    .executeTakeFirst();
  return row ?? null;
}

/** How many entries of the change log the engine lacks; null before it was filled for the first time. */
export async function missingChanges(db: Database): Promise<number | null> {
  const index = await sharedIndex(db);
  return index && Math.max(0, (await lastChangeId(db)) - index.change_id);
}
