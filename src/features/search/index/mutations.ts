import { LEASES } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { whileHeld } from "../../../db/processes/leases.ts";
import { SHARED_INDEX, type SharedIndex } from "./shared-index.ts";

interface Writer {
  readonly holder: string;
  /** In epoch milliseconds. */
  readonly now: number;
}

/** Records that the engine has been rebuilt. Returns false, without writing, if another process fills it now. */
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

/** Records how many changes the engine has taken. Returns false, without writing, if another process fills it now. */
export function recordProgress(db: Database, { holder, now }: Writer, change_id: number): Promise<boolean> {
  return whileHeld(db, { name: LEASES.searchFilling, holder, now }, async (transaction) => {
    await transaction
      .updateTable("search_indexes")
      .set({ change_id, updated_at: now })
      .where("name", "=", SHARED_INDEX)
      .execute();
  });
}

/** Makes the process that fills the engine rebuild its index. Returns false if there is no index yet. */
export async function askForRebuild(db: Database, now: number): Promise<boolean> {
  const updated = await db
    .updateTable("search_indexes")
    .set({ version: "", updated_at: now })
    .where("name", "=", SHARED_INDEX)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Requests a rebuild if the engine has not taken the change `change`, which it can no longer read from the log. */
export async function rebuildIfBehind(db: Database, { change, now }: { change: number; now: number }): Promise<void> {
  await db
    .updateTable("search_indexes")
    .set({ version: "", updated_at: now })
    .where("name", "=", SHARED_INDEX)
    .where("change_id", "<", change)
    .execute();
}
