import type { Database } from "../../../db/open.ts";
import { lastChangeId } from "../../stock/data.ts";

/** Under which the table `search_indexes` keeps it. */
export const SHARED_INDEX = "stock";

/** What the engine beside the processes has, as the process that fills it wrote it down. */
export interface SharedIndex {
  /** What its settings, synonyms and documents are of; empty when it was asked to be made anew. */
  readonly version: string;
  /** The last entry of the change log that it has. */
  readonly change_id: number;
}

/** Null before it was filled for the first time. */
export async function sharedIndex(db: Database): Promise<SharedIndex | null> {
  const row = await db
    .selectFrom("search_indexes")
    .select(["version", "change_id"])
    .where("name", "=", SHARED_INDEX)
    .executeTakeFirst();
  return row ?? null;
}

/** How many entries of the change log the engine lacks; null before it was filled for the first time. */
export async function changesBehind(db: Database): Promise<number | null> {
  const index = await sharedIndex(db);
  return index && Math.max(0, (await lastChangeId(db)) - index.change_id);
}
