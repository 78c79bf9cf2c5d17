import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { formatMoney } from "../../../lib/words/format.ts";
import { carsByIds } from "../data.ts";
import { say } from "../edits/mutations.ts";
import { changeStock } from "../mutations.ts";
import type { Car } from "../schema.ts";
import { type PlannedPrice, plannedPrices } from "./data.ts";
import { type PricePlan, plannedWords, SOLD, whyNotPlanned } from "./rules.ts";

/** Prices that begin at a time, each of which begins once. All times are epoch milliseconds. */

/** Who plans, and where they may. */
interface Planner {
  readonly staff: { readonly id: number; readonly name: string };
  readonly place: { readonly site: string; readonly dealership: string };
  readonly now: number;
  /** Called within the transaction, to record it elsewhere as well. */
  readonly also: (trx: Database) => Promise<void>;
}

/** Plans a car's price. The error is a sentence: of two people who plan one car's price, the second is told so. */
export function planPrice(
  db: Database,
  carId: number,
  plan: PricePlan,
  { staff, place, now, also }: Planner,
): Promise<Result<null, string>> {
  return changeStock(db, async (trx) => {
    const [car] = await carsByIds(trx, [carId]);
    if (!car) return err("The car was removed meanwhile.");
    const refusal = whyNotPlanned(car, plan);
    if (refusal !== null) return err(refusal);
    const written = await trx
      .insertInto("planned_prices")
      .values({
        car_id: carId,
        price: plan.price,
        shows_was: plan.showsWas ? 1 : 0,
        reason: plan.reason,
        from_at: plan.from,
        by: staff.name,
        staff_id: staff.id,
        site_slug: place.site,
        dealership_slug: place.dealership,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column("car_id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!written) {
      const other = (await plannedPrices(trx, [carId])).get(carId);
      return err(
        `${other?.by ?? "Somebody"} has planned ${formatMoney(other?.price ?? 0)} for it already: take that back first.`,
      );
    }
    await also(trx);
    return ok(null);
  });
}

/** Takes a plan back; null where it has begun, or was taken back by somebody else. */
export function takePlanBack(
  db: Database,
  { plan, carId }: { readonly plan: number; readonly carId: number },
  also: (trx: Database, plan: PricePlan) => Promise<void>,
): Promise<PricePlan | null> {
  return changeStock(db, async (trx) => {
    const planned = (await plannedPrices(trx, [carId])).get(carId);
    if (planned?.id !== plan) return null;
    await trx.deleteFrom("planned_prices").where("id", "=", plan).execute();
    await also(trx, planned);
    return planned;
  });
}

/** What became of a plan whose time has come. */
export interface Begun {
  readonly plan: PlannedPrice;
  readonly planner: { readonly id: number | null; readonly name: string };
  readonly place: { readonly site: string; readonly dealership: string };
  /** The car as it stood before. */
  readonly car: Car;
  /** Why the car is left as it is, in a sentence; null where the price has begun. */
  readonly left: string | null;
}

/** Most prices that begin in one transaction: writers of stock wait for it. */
const BATCH = 50;

/**
 * Lets begin what is due, and returns how many prices did. A car that is held or reserved keeps its price until it is
 * free: somebody has agreed to that one. Of several processes one does it, because a plan is taken away with it.
 */
export async function beginDuePrices(
  db: Database,
  now: number,
  also: (trx: Database, begun: Begun) => Promise<void>,
): Promise<number> {
  // Nearly always nothing is due, and then nobody waits for the lock of the stock.
  if ((await duePlans(db, now)).length === 0) return 0;
  return changeStock(db, async (trx) => {
    let begun = 0;
    for (const { id, car_id, staff_id, site_slug, dealership_slug } of await duePlans(trx, now)) {
      const plan = (await plannedPrices(trx, [car_id])).get(car_id);
      const [car] = await carsByIds(trx, [car_id]);
      const row = await trx.selectFrom("cars").selectAll().where("id", "=", car_id).executeTakeFirst();
      if (!plan || !car || !row) continue;
      await trx.deleteFrom("planned_prices").where("id", "=", id).execute();
      const left = car.status === "sold" ? SOLD : null;
      if (left === null) await say(trx, row, plannedWords(car, plan), { by: plan.by, now });
      const place = { site: site_slug, dealership: dealership_slug };
      await also(trx, { plan, planner: { id: staff_id, name: plan.by }, place, car, left });
      if (left === null) begun += 1;
    }
    return begun;
  });
}

const duePlans = (db: Database, now: number) =>
  db
    .selectFrom("planned_prices")
    .innerJoin("cars", "cars.id", "planned_prices.car_id")
    .select(["planned_prices.id", "planned_prices.car_id", "planned_prices.staff_id"])
    .select(["planned_prices.site_slug", "planned_prices.dealership_slug"])
    .where("planned_prices.from_at", "<=", now)
    .where("cars.held_until", "is", null)
    .where("cars.reserved", "=", 0)
    .orderBy("planned_prices.from_at")
    .limit(BATCH)
    .execute();
