import { MINUTE_MS } from "../../lib/time/spans.ts";
import type { Database } from "../dialect.ts";
import type { LeaseName } from "../locks.ts";
import { precompiledQuery } from "../queries/precompiled-query.ts";

/** A request for a lease. Times are epoch milliseconds of the clock that the processes share. */
export interface LeaseClaim {
  readonly name: LeaseName;
  readonly holder: string;
  readonly now: number;
  /** Milliseconds from `now` for which to hold it. */
  readonly forMs: number;
}

/** A lease lasting this much longer than anybody takes one was written by a clock running ahead, and does not count. */
const AHEAD_MS = 10 * MINUTE_MS;

/** Takes the lease if nobody holds it, or renews it if this holder does. False: another process has it. */
export async function takeLease(db: Database, { name, holder, now, forMs }: LeaseClaim): Promise<boolean> {
  const expires_at = now + forMs;
  const { numAffectedRows = 0n } = await renewal(db, { name, holder, now, expires_at, ahead: expires_at + AHEAD_MS });
  if (numAffectedRows > 0n) return true;
  const inserted = await db
    .insertInto("leases")
    .values({ name, holder, expires_at })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

interface Renewal {
  readonly name: LeaseName;
  readonly holder: string;
  readonly now: number;
  readonly expires_at: number;
  readonly ahead: number;
}

const renewal = precompiledQuery((db, { name, holder, now, expires_at, ahead }: Renewal) =>
  db
    .updateTable("leases")
    .set({ holder, expires_at })
    .where("name", "=", name)
    .where((or) => or.or([or("holder", "=", holder), or("expires_at", "<=", now), or("expires_at", ">", ahead)])),
);

/** Renews those of these leases that this holder still has. Resolves to their names. */
export async function renewLeases(
  db: Database,
  { names, holder, now, forMs }: Omit<LeaseClaim, "name"> & { readonly names: readonly LeaseName[] },
): Promise<ReadonlySet<string>> {
  const renewed = await db
    .updateTable("leases")
    .set({ expires_at: now + forMs })
    .where("name", "in", names)
    .where("holder", "=", holder)
    .where("expires_at", ">", now)
    .returning("name")
    .execute();
  return new Set(renewed.map(({ name }) => name));
}

/** Releases the lease, so that the next process can take it at once. */
export async function giveLease(db: Database, name: LeaseName, holder: string): Promise<void> {
  await db.deleteFrom("leases").where("name", "=", name).where("holder", "=", holder).execute();
}

/** The current holder, or null. */
export async function leaseHolder(db: Database, name: LeaseName, now: number): Promise<string | null> {
  const row = await db
    .selectFrom("leases")
    .select("holder")
    .where("name", "=", name)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.holder ?? null;
}

/** Runs `work` in a transaction if this holder still has the lease; otherwise does nothing and returns false. */
export async function whileHeld(
  db: Database,
  { name, holder, now }: Omit<LeaseClaim, "forMs">,
  work: (transaction: Database) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Write the row instead of only reading it, so that nobody can take the lease before this transaction ends.
    const update = await transaction
      .updateTable("leases")
      .set({ holder })
      .where("name", "=", name)
      .where("holder", "=", holder)
      .where("expires_at", ">", now)
      .executeTakeFirst();
    if (update.numUpdatedRows === 0n) return false;
    await work(transaction);
    return true;
  });
}
