import { slices } from "../../../db/bulk.ts";
import type { Database } from "../../../db/open.ts";
import type { PricePlan, Restored } from "./rules.ts";

/** A planned price: one that has not begun yet, or one that runs until its end. */
export interface PlannedPrice extends PricePlan {
  readonly id: number;
  readonly carId: number;
  readonly by: string;
  /** The values to restore once it ends, by field; null before it has begun. */
  readonly restores: Restored | null;
}

/** The planned prices of these cars, by the car's id. */
export async function plannedPrices(db: Database, cars: readonly number[]): Promise<ReadonlyMap<number, PlannedPrice>> {
  const planned = new Map<number, PlannedPrice>();
  for (const some of slices(cars)) {
    const rows = await db.selectFrom("planned_prices").selectAll().where("car_id", "in", some).execute();
    for (const { id, car_id, price, shows_was, reason, from_at, until_at, restores, by } of rows) {
      const plan = { id, carId: car_id, price, showsWas: shows_was === 1, reason, from: from_at, until: until_at, by };
      planned.set(car_id, { ...plan, restores: restores === null ? null : JSON.parse(restores) });
    }
  }
  return planned;
}

/** The most cars to list with their planned prices. */
const MOST_LISTED = 1_000;

/** The cars of these dealerships with a planned price, the one that begins first at the front. */
export async function carsWithPlans(db: Database, dealerships: readonly string[]): Promise<readonly number[]> {
  if (dealerships.length === 0) return [];
  const rows = await db
    .selectFrom("planned_prices")
    .innerJoin("cars", "cars.id", "planned_prices.car_id")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select("planned_prices.car_id")
    .where("dealerships.slug", "in", dealerships)
    .orderBy("planned_prices.from_at")
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ car_id }) => car_id);
}
