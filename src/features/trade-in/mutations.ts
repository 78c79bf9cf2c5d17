import { randomUUID } from "node:crypto";
import { lockFor } from "../../db/locks.ts";
import type { Database } from "../../db/open.ts";
import type { Site } from "../site/site.ts";
import type { Valuation } from "./data.ts";
import { CALLS_A_DAY_PER_SITE, CALLS_AN_HOUR_PER_ADDRESS, type Purpose } from "./rules.ts";
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

/** Changes the stored data, unless the lead has been sent: then nothing changes. */
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

/** Stores the lead of the valuation. */
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

/** Counts a question to the vendor; false where this address or this site has reached its limit. */
export async function mayAsk(db: Database, site: Site, address: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, "valuationCalls");
    await trx
      .deleteFrom("valuation_calls")
      .where("at", "<=", now - 24 * HOUR)
      .execute();
    const since = (from: number) =>
      trx
        .selectFrom("valuation_calls")
        .select(({ fn }) => fn.countAll<number>().as("calls"))
        .where("at", ">", from);
    const own = await since(now - HOUR)
      .where("address", "=", address)
      .executeTakeFirstOrThrow();
    const all = await since(now - 24 * HOUR)
      .where("site_id", "=", site.id)
      .executeTakeFirstOrThrow();
    if (Number(own.calls) >= CALLS_AN_HOUR_PER_ADDRESS || Number(all.calls) >= CALLS_A_DAY_PER_SITE) return false;
    await trx.insertInto("valuation_calls").values({ site_id: site.id, address, at: now }).execute();
    return true;
  });
}
