import { whileHeld } from "../../../db/leases.ts";
import { LEASES } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { SHARED_INDEX, type SharedIndex } from "./shared-index.ts";

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
      .values({ name: SHARED_INDEX, ...values })
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
      .where("name", "=", SHARED_INDEX)
      .execute();
  });
}

/** Has the process that fills the engine make its index anew. False: there is none yet. */
export async function askForRebuild(db: Database, now: number): Promise<boolean> {
  const asked = await db
    .updateTable("search_indexes")
    .set({ version: "", updated_at: now })
    .where("name", "=", SHARED_INDEX)
    .executeTakeFirst();
  return asked.numUpdatedRows > 0n;
}
