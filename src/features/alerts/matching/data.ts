import { slices } from "../../../db/bulk.ts";
import type { Database } from "../../../db/open.ts";
import { precompiledQuery } from "../../../db/queries/precompiled-query.ts";
import type { Car } from "../../stock/schema.ts";
import { type SeenCar, STOCK_PLACE } from "./mutations.ts";

/** The last entry of the change log that was matched; null before the first. */
export async function matchedUpTo(db: Database): Promise<number | null> {
  return (await stockPlace(db, {})).rows[0]?.change_id ?? null;
}

const stockPlace = precompiledQuery((db) =>
  db.selectFrom("alert_progress").select("change_id").where("name", "=", STOCK_PLACE),
);

/** The state in which sites last showed these cars, and those with these IDs, by site and slug. */
export async function carsSeen(
  db: Database,
  cars: readonly Pick<Car, "slug">[],
  goneIds: readonly number[],
): Promise<ReadonlyMap<string, SeenCar>> {
  const known = new Map<string, SeenCar>();
  const query = db.selectFrom("alert_cars").selectAll();
  const take = (
    rows: readonly {
      site_slug: string;
      car_slug: string;
      car_id: number;
      amount: number | null;
      per: string;
      includes: string | null;
      available: number;
    }[],
  ) => {
    for (const row of rows) known.set(`${row.site_slug}\n${row.car_slug}`, { ...row, available: row.available === 1 });
  };
  for (const some of slices(cars.map(({ slug }) => slug))) take(await query.where("car_slug", "in", some).execute());
  for (const some of slices(goneIds)) take(await query.where("car_id", "in", some).execute());
  return known;
}
