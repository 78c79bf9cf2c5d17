import { slices } from "../../../db/bulk.ts";
import { LEASES } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { whileHeld } from "../../../db/processes/leases.ts";
import type { ShownState } from "../rules.ts";
import { type Found, type FoundByAlert, MAX_STORED_CARS } from "./found.ts";

/** The name in the table `alert_progress` of the matching's place in the change log. */
export const STOCK_PLACE = "stock";

export interface SeenCar extends ShownState {
  readonly site_slug: string;
  readonly car_slug: string;
  readonly car_id: number;
}

export interface Writer {
  readonly holder: string;
  readonly now: number;
}

/**
 * Writes the finds, the states seen, and the place in the change log; null leaves the place. Returns false if nothing
 * was written.
 */
export function recordMatches(
  db: Database,
  { holder, now }: Writer,
  {
    seen,
    found,
    changeId,
  }: { readonly seen: readonly SeenCar[]; readonly found: FoundByAlert["all"]; readonly changeId: number | null },
): Promise<boolean> {
  return whileHeld(db, { name: LEASES.alerts, holder, now }, async (trx) => {
    const cars = [...new Map(seen.map((car) => [`${car.site_slug}\n${car.car_slug}`, car])).values()];
    for (const some of slices(cars)) {
      await trx
        .insertInto("alert_cars")
        .values(some.map((car) => ({ ...car, available: car.available ? 1 : 0 })))
        .onConflict((conflict) =>
          conflict.columns(["site_slug", "car_slug"]).doUpdateSet((row) => ({
            car_id: row.ref("excluded.car_id"),
            amount: row.ref("excluded.amount"),
            per: row.ref("excluded.per"),
            includes: row.ref("excluded.includes"),
            available: row.ref("excluded.available"),
          })),
        )
        .execute();
    }
    await recordFound(trx, found, now);
    if (changeId === null) return;
    await trx
      .insertInto("alert_progress")
      .values({ name: STOCK_PLACE, change_id: changeId })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ change_id: changeId }))
      .execute();
  });
}

async function recordFound(trx: Database, all: FoundByAlert["all"], now: number): Promise<void> {
  const existing = await existingIds(trx, [...all.keys()]);
  // People erased meanwhile may still be in memory, and nothing may be stored for them.
  const found = new Map([...all].filter(([id]) => existing.has(id)));
  const before = await storedCounts(trx, [...found.keys()]);
  const rows: (Found & { readonly alert_id: number })[] = [];
  for (const [alert_id, { kept, more }] of found) {
    const room = Math.max(0, MAX_STORED_CARS - (before.get(alert_id) ?? 0));
    for (const one of kept.slice(0, room)) rows.push({ alert_id, ...one });
    const rest = more + Math.max(0, kept.length - room);
    if (rest === 0) continue;
    await trx
      .updateTable("alerts")
      .set((row) => ({ more: row("more", "+", rest) }))
      .where("id", "=", alert_id)
      .execute();
  }
  for (const some of slices(rows)) {
    await trx
      .insertInto("alert_matches")
      .values(some.map((row) => ({ ...row, found_at: now })))
      .onConflict((conflict) => conflict.columns(["alert_id", "car_slug", "kind"]).doNothing())
      .execute();
  }
  for (const [mailAt, some] of Map.groupBy(found, ([, { mailAt }]) => mailAt)) {
    for (const ids of slices(some.map(([id]) => id))) {
      await trx
        .updateTable("alerts")
        .set({ next_at: mailAt })
        .where("id", "in", ids)
        .where("next_at", "is", null)
        .execute();
    }
  }
}

async function existingIds(trx: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const existing = new Set<number>();
  for (const some of slices(ids)) {
    const rows = await trx.selectFrom("alerts").select("id").where("id", "in", some).execute();
    for (const { id } of rows) existing.add(id);
  }
  return existing;
}

async function storedCounts(trx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (const some of slices(ids)) {
    const rows = await trx
      .selectFrom("alert_matches")
      .select(["alert_id", trx.fn.countAll<string | number>().as("count")])
      .where("alert_id", "in", some)
      .groupBy("alert_id")
      .execute();
    for (const { alert_id, count } of rows) counts.set(alert_id, Number(count));
  }
  return counts;
}
