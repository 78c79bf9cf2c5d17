import { whileHeld } from "../../../db/leases.ts";
import { LEASES } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { lastChangeId } from "../../stock/data.ts";

const NAME = "stock";

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
    .where("name", "=", NAME)
    .executeTakeFirst();
  return row ?? null;
}

/** How many entries of the change log the engine lacks; null before it was filled for the first time. */
export async function changesBehind(db: Database): Promise<number | null> {
  const index = await sharedIndex(db);
  return index && Math.max(0, (await lastChangeId(db)) - index.change_id);
}

interface Writer {
  readonly holder: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Writes down that the engine has been made anew. False: another process fills it now, and nothing was written. */
export function recordRebuild(db: Database, { holder, now }: Writer, index: SharedIndex): Promise<boolean> {
  return whileHeld(db, { name: LEASES.searchFilling, holder, now }, async (transaction) => {
    const values = { ...index, updated_at: now };
    await transaction
      .insertInto("search_indexes")
      .values({ name: NAME, ...values })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(values))
      .execute();
  });
}

/** Writes down how far the engine has come. False as above. */
export function recordProgress(db: Database, { holder, now }: Writer, change_id: number): Promise<boolean> {
  return whileHeld(db, { name: LEASES.searchFilling, holder, now }, async (transaction) => {
    await transaction
      .updateTable("search_indexes")
      .set({ change_id, updated_at: now })
      .where("name", "=", NAME)
      .execute();
  });
}

/** Has the process that fills the engine make its index anew. False: there is none yet. */
export async function askForRebuild(db: Database, now: number): Promise<boolean> {
  const asked = await db
    .updateTable("search_indexes")
    .set({ version: "", updated_at: now })
    .where("name", "=", NAME)
    .executeTakeFirst();
  return asked.numUpdatedRows > 0n;
}
