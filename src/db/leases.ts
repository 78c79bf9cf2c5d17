import type { Database } from "./dialect.ts";
import type { LeaseName } from "./locks.ts";

/** One who may hold a lease. Times are epoch milliseconds of the holders' clocks, which must agree within seconds. */
export interface LeaseClaim {
  readonly name: LeaseName;
  readonly holder: string;
  readonly now: number;
  /** Milliseconds it is held from `now` on. */
  readonly forMs: number;
}

/** Takes the lease when nobody holds it, or renews it when this holder does. False: another has it. */
export async function takeLease(db: Database, { name, holder, now, forMs }: LeaseClaim): Promise<boolean> {
  const expires_at = now + forMs;
  const updated = await db
    .updateTable("leases")
    .set({ holder, expires_at })
    .where("name", "=", name)
    .where((or) => or.or([or("holder", "=", holder), or("expires_at", "<=", now)]))
    .executeTakeFirst();
  if (updated.numUpdatedRows > 0n) return true;
  const inserted = await db
    .insertInto("leases")
    .values({ name, holder, expires_at })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Gives the lease back, so that the next may take it at once. */
export async function giveLease(db: Database, name: LeaseName, holder: string): Promise<void> {
  await db.deleteFrom("leases").where("name", "=", name).where("holder", "=", holder).execute();
}

/** Who holds it now, or null. */
export async function leaseHolder(db: Database, name: LeaseName, now: number): Promise<string | null> {
  const row = await db
    .selectFrom("leases")
    .select("holder")
    .where("name", "=", name)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.holder ?? null;
}

/** Does `work` in a transaction, unless the lease is not this holder's any more: then nothing, and false. */
export async function whileHeld(
  db: Database,
  { name, holder, now }: Omit<LeaseClaim, "forMs">,
  work: (transaction: Database) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Written and not only read: so nobody can take the lease before this transaction ends.
    const held = await transaction
      .updateTable("leases")
      .set({ holder })
      .where("name", "=", name)
      .where("holder", "=", holder)
      .where("expires_at", ">", now)
      .executeTakeFirst();
    if (held.numUpdatedRows === 0n) return false;
    await work(transaction);
    return true;
  });
}
