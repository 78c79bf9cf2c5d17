import { randomUUID } from "node:crypto";
import { lockFor } from "../../db/locks.ts";
import type { Database } from "../../db/open.ts";
import type { Site } from "../site/site.ts";
import type { Valuation } from "./data.ts";
import {
  CALLS_A_DAY_PER_DEALERSHIP,
  CALLS_A_DAY_PER_SITE,
  CALLS_AN_HOUR_PER_ADDRESS,
  CALLS_AN_HOUR_PER_PERSON,
  type Purpose,
} from "./rules.ts";
import { EMPTY_STATE, type ValuationState } from "./schema.ts";

/** The data with which a valuation begins. */
export interface NewValuation {
  readonly purpose: Purpose;
  readonly dealershipSlug: string;
  readonly carId: number | null;
}

/** Begins a valuation without any data. `now` in epoch ms. */
export async function beginValuation(
  db: Database,
  site: Site,
  { purpose, dealershipSlug, carId }: NewValuation,
  now: number,
): Promise<Valuation> {
  const values = {
    uid: randomUUID(),
    site_id: site.id,
    dealership_slug: dealershipSlug,
    purpose,
    car_id: carId,
    state: JSON.stringify(EMPTY_STATE),
    created_at: now,
  };
  const row = await db.insertInto("valuations").values(values).returningAll().executeTakeFirstOrThrow();
  return { ...row, state: EMPTY_STATE };
}

/** Changes the stored data. Does nothing once the lead has been sent. */
export async function saveState(
  db: Database,
  valuation: Valuation,
  change: Partial<ValuationState>,
): Promise<Valuation> {
  const state: ValuationState = { ...valuation.state, ...change };
  await db
    .updateTable("valuations")
    .set({ state: JSON.stringify(state) })
    .where("id", "=", valuation.id)
    .where("lead_id", "is", null)
    .execute();
  return { ...valuation, state };
}

/** Records the lead of the valuation, which closes it. */
export async function closeValuation(db: Database, valuation: Valuation, leadId: number): Promise<void> {
  const closing = db.updateTable("valuations").set({ lead_id: leadId }).where("id", "=", valuation.id);
  await closing.where("lead_id", "is", null).execute();
}

/** Records that the offer was accepted (TRADE-043); only the first acceptance counts. */
export async function markAccepted(db: Database, valuation: Valuation, now: number): Promise<void> {
  const marking = db.updateTable("valuations").set({ accepted_at: now }).where("id", "=", valuation.id);
  await marking.where("accepted_at", "is", null).execute();
}

/** Saves the result with the further answers (API-023). */
export async function saveResult(db: Database, valuation: Pick<Valuation, "id">, result: unknown): Promise<void> {
  const saving = db.updateTable("valuations").set({ saved_result: JSON.stringify(result) });
  await saving.where("id", "=", valuation.id).execute();
}

const HOUR = 3_600_000;

/**
 * Who makes a request to the vendor: a shopper, by the address that limits count, or an employee at a dealership's
 * desk.
 */
export type Asker = { readonly address: string } | { readonly staffId: number; readonly dealership: string };

/** The limit that was reached, and when another request is possible (epoch ms). */
export interface ReachedLimit {
  readonly of: "address" | "person" | "dealership" | "site";
  readonly againAt: number;
}

/** The key under which an asker's calls are counted. Employees have their id and dealership. */
const keyOf = (asker: Asker): string =>
  "address" in asker ? asker.address : `staff:${asker.staffId}@${asker.dealership}`;

/** Counts a request to the vendor, over all processes. If a limit is reached, returns it and counts nothing. */
export async function countCall(db: Database, site: Site, asker: Asker, now: number): Promise<ReachedLimit | null> {
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, "valuationCalls");
    await trx
      .deleteFrom("valuation_calls")
      .where((row) => row.or([row("at", "<=", now - 24 * HOUR), row("at", ">=", now + 24 * HOUR)]))
      .execute();
    const since = (hours: number) =>
      trx
        .selectFrom("valuation_calls")
        .select(({ fn }) => [fn.countAll<number>().as("calls"), fn.min("at").as("first")])
        .where("at", ">", now - hours * HOUR);
    const limits =
      "address" in asker
        ? [{ of: "address", most: CALLS_AN_HOUR_PER_ADDRESS, hours: 1, address: asker.address } as const]
        : [
            { of: "person", most: CALLS_AN_HOUR_PER_PERSON, hours: 1, address: `staff:${asker.staffId}@%` } as const,
            {
              of: "dealership",
              most: CALLS_A_DAY_PER_DEALERSHIP,
              hours: 24,
              address: `staff:%@${asker.dealership}`,
            } as const,
          ];
    for (const { of, most, hours, address } of limits) {
      const own = await since(hours)
        .where("address", "address" in asker ? "=" : "like", address)
        .executeTakeFirstOrThrow();
      if (Number(own.calls) >= most) return { of, againAt: Number(own.first) + hours * HOUR };
    }
    const all = await since(24).where("site_id", "=", site.id).executeTakeFirstOrThrow();
    if (Number(all.calls) >= CALLS_A_DAY_PER_SITE) return { of: "site", againAt: Number(all.first) + 24 * HOUR };
    await trx
      .insertInto("valuation_calls")
      .values({ site_id: site.id, address: keyOf(asker), at: now })
      .execute();
    return null;
  });
}
