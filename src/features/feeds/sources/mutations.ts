import type { UpdateObject } from "kysely";
import type { Database } from "../../../db/open.ts";
import type { Tables } from "../../../db/tables.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import type { SourceState } from "./data.ts";
import { dueAfter, type KnownSource, NEVER, scheduleOf } from "./known.ts";
import { notifyOfSource } from "./source-news.ts";

/** A process's claim on a source. `holder` names the process, and no two share a name. */
export interface SourceClaim {
  readonly known: KnownSource;
  readonly state: SourceState;
  readonly holder: string;
}

export type SourceChange = UpdateObject<Tables, "feed_sources", "feed_sources">;

const keyOf = ({ dealership, source }: KnownSource) => ({ dealership_id: dealership.id, name: source.name });

/** Stores a source that is new in the sites' files or whose schedule has changed. A new one is due at once. */
export async function rememberSource(
  db: Database,
  known: KnownSource,
  state: SourceState | null,
  { now, random }: { readonly now: number; readonly random: number },
): Promise<void> {
  const schedule = scheduleOf(known);
  const isPolled = known.source.schedule !== null;
  const key = keyOf(known);
  if (state === null) {
    const row = { ...key, schedule, due_at: isPolled ? now : NEVER, since: now };
    await db
      .insertInto("feed_sources")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else if (state.schedule !== schedule || isTooFarOff(known, state, now)) {
    await db
      .updateTable("feed_sources")
      .set({ schedule, due_at: dueAfter(known, now, random) })
      .where("dealership_id", "=", key.dealership_id)
      .where("name", "=", key.name)
      .where("schedule", "=", state.schedule)
      .execute();
  }
}

/** Only due times further away than this are checked, because few schedules have longer gaps. */
const SOON_MS = 7 * DAY_MS;

/** Whether it is due later than its schedule says, because a clock was ahead when the time was set. */
const isTooFarOff = (known: KnownSource, { dueAt }: SourceState, now: number): boolean =>
  known.source.schedule !== null && dueAt > now + SOON_MS && dueAt > dueAfter(known, now, 1);

/**
 * Claims a source for this process until `until`; false if another process has it, it is paused, or it is no longer
 * due. With `evenSo` it is claimed even if it is paused or not due, for example at a person's request.
 */
export async function claimSource(
  db: Database,
  known: KnownSource,
  {
    holder,
    now,
    until,
    evenSo = false,
  }: {
    readonly holder: string;
    readonly now: number;
    readonly until: number;
    readonly evenSo?: boolean;
  },
): Promise<boolean> {
  const key = keyOf(known);
  let claim = db
    .updateTable("feed_sources")
    .set({ holder, lease_until: until, attempted_at: now })
    .where("dealership_id", "=", key.dealership_id)
    .where("name", "=", key.name)
    .where("lease_until", "<=", now);
  if (!evenSo) claim = claim.where("paused", "=", 0).where("due_at", "<=", now);
  return (await claim.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Extends a claim. False if it had expired and another process has taken the source. */
export const renewClaim = (db: Database, claim: SourceClaim, until: number): Promise<boolean> =>
  change(db, claim, { lease_until: until });

/** Returns a source unchanged, so that another process can handle it at once. */
export const returnClaim = (db: Database, claim: SourceClaim): Promise<boolean> =>
  change(db, claim, { holder: null, lease_until: 0 });

/** Changes a source that this claim still holds; false if it no longer does. */
export async function change(db: Database, { known, holder }: SourceClaim, set: SourceChange): Promise<boolean> {
  const key = keyOf(known);
  const changed = await db
    .updateTable("feed_sources")
    .set(set)
    .where("dealership_id", "=", key.dealership_id)
    .where("name", "=", key.name)
    .where("holder", "=", holder)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Makes a source due because a file was pushed to it, within the transaction that records the file. */
export async function makeDue(trx: Database, known: KnownSource, now: number): Promise<void> {
  const { dealership_id, name } = keyOf(known);
  const row = { dealership_id, name, schedule: scheduleOf(known), due_at: now, since: now };
  await trx
    .insertInto("feed_sources")
    .values(row)
    .onConflict((conflict) => conflict.columns(["dealership_id", "name"]).doUpdateSet({ due_at: now }))
    .execute();
}

/** Notifies the dealership that its source has not been heard from, once for all processes. */
export async function noteLate(db: Database, known: KnownSource, state: SourceState, now: number): Promise<boolean> {
  const key = keyOf(known);
  return db.transaction().execute(async (trx) => {
    const update = await trx
      .updateTable("feed_sources")
      .set({ late_told_at: now })
      .where("dealership_id", "=", key.dealership_id)
      .where("name", "=", key.name)
      .where("late_told_at", "is", null)
      .executeTakeFirst();
    if (update.numUpdatedRows === 0n) return false;
    await notifyOfSource(trx, known, { kind: "late", heardAt: state.answeredAt }, now);
    return true;
  });
}

/** Pauses or resumes a source's automatic checks; a check in progress is completed. A resumed source is due at once. */
export async function pauseSource(db: Database, known: KnownSource, paused: boolean, now: number): Promise<void> {
  const key = keyOf(known);
  const due = paused || known.source.schedule === null ? {} : { due_at: now };
  await db
    .updateTable("feed_sources")
    .set({ paused: paused ? 1 : 0, ...due })
    .where("dealership_id", "=", key.dealership_id)
    .where("name", "=", key.name)
    .execute();
}
