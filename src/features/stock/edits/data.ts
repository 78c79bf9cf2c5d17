import type { Database } from "../../../db/open.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import type { CarValue } from "../storing/record.ts";

/** A person's value for one field, and the feed's current value. `at` is epoch ms. */
export interface CarEdit {
  readonly field: string;
  readonly value: CarValue;
  readonly feed: CarValue;
  readonly by: string;
  readonly at: number;
}

/** A car's values set by people, oldest first. */
export async function editsOfCar(db: Database, carId: number): Promise<CarEdit[]> {
  const rows = await db.selectFrom("car_edits").selectAll().where("car_id", "=", carId).orderBy("at").execute();
  return rows.map(({ field, value, feed, by, at }) => ({
    field,
    value: JSON.parse(value) as CarValue,
    feed: JSON.parse(feed) as CarValue,
    by,
    at,
  }));
}

/** One change of the price that shoppers see. */
export interface PriceChange {
  readonly at: number;
  readonly was: number | null;
  readonly price: number | null;
  /** The person who changed it; null if a feed did. */
  readonly by: string | null;
  /** The import run that changed it; null for a person, and for a feed without runs. */
  readonly run: number | null;
}

/** The changes of the car's price, oldest first. */
export async function pricesOfCar(db: Database, carId: number): Promise<PriceChange[]> {
  const rows = await db
    .selectFrom("car_prices")
    .selectAll()
    .where("car_id", "=", carId)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(({ at, was, price, by, run_id }) => ({ at, was, price, by, run: run_id }));
}

/** The source that the car comes from; null for a file imported by hand. */
export async function sourceOfCar(db: Database, carId: number): Promise<string | null> {
  const row = await db.selectFrom("cars").select("source").where("id", "=", carId).executeTakeFirst();
  return row?.source ?? null;
}

/** Whole days for which the car has been listed; for a sold car, until it was sold. `now` is epoch ms. */
export function daysListed(
  car: { readonly created_at: string; readonly sold_date_timestamp: number | null },
  now: number,
): number {
  const until = car.sold_date_timestamp === null ? now : Math.min(now, car.sold_date_timestamp * 1000);
  return Math.max(0, Math.floor((until - Date.parse(car.created_at)) / DAY_MS));
}

/** The models of which these dealerships have or had cars, each with its make: at most 500, by name. */
export function modelsOf(
  db: Database,
  dealerships: readonly string[],
): Promise<{ readonly make: string; readonly model: string }[]> {
  return db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select(["cars.make", "cars.model"])
    .distinct()
    .where("dealerships.slug", "in", dealerships)
    .orderBy("cars.make")
    .orderBy("cars.model")
    .limit(500)
    .execute();
}
