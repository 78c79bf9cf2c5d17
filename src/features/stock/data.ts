import { setImmediate as turn } from "node:timers/promises";
import type { Database } from "../../db/open.ts";
import { precompiledQuery } from "../../db/queries/precompiled-query.ts";
import type { Site } from "../site/site.ts";
import type { Car } from "./schema.ts";
import { type Reading, WHOLE } from "./storing/reading.ts";
import { carOfRow } from "./storing/record.ts";

export { carBefore } from "./storing/facts-before.ts";
export { type IndexedCar, type Reading, readingForIndex } from "./storing/reading.ts";

/** One entry of the append-only change log of the stock. */
export interface StockChange {
  readonly id: number;
  readonly car_id: number;
  readonly dealership_id: number;
  /** `put`: the car is new or changed. `remove`: it was deleted. */
  readonly kind: "put" | "remove";
  /** Epoch milliseconds. */
  readonly at: number;
  /** The earlier values of changed facts (`storing/facts-before.ts`); null if nothing changed that searches use. */
  readonly was: string | null;
}

/**
 * Selects cars, with `has_other_price`: whether a person has overridden the feed's price, in which case a lender's
 * quote is for another price.
 */
function cars(db: Database, { columns }: Pick<Reading<unknown>, "columns"> = WHOLE) {
  return db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select(columns.map((column) => `cars.${column}` as const))
    .select(["dealerships.slug as dealership_slug", "dealerships.name as dealership_name"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("car_edits")
          .select("field")
          .whereRef("car_edits.car_id", "=", "cars.id")
          .where("field", "in", ["price", "offer_price"])
          .whereRef("value", "!=", "feed"),
      ).as("has_other_price"),
    );
}

/** Limits a query to the cars of the site's own dealerships, hidden ones too. */
function ownCars(db: Database, site: Site) {
  const slugs = site.dealerships.map(({ slug }) => slug);
  return slugs.length === 0 ? null : cars(db).where("dealerships.slug", "in", slugs);
}

/**
 * Limits a query to cars that their dealer does not hide. Other rules that keep a car out of lists do not remove its
 * page: on the page of a car with few photos, for example, shoppers can ask for more.
 */
const shownCars = (db: Database, site: Site) => ownCars(db, site)?.where("cars.show_on_dealer_website", "=", 1);

type Query = ReturnType<typeof shownCars>;

async function firstOf(query: Query): Promise<Car | null> {
  const row = await query?.executeTakeFirst();
  return row ? carOfRow(row) : null;
}

/** The car at `/cars/{slug}`, sold ones included; null if the site has none there, or its dealer hides it. */
export const carBySlug = (db: Database, site: Site, slug: string): Promise<Car | null> =>
  firstOf(shownCars(db, site)?.where("cars.slug", "=", slug));

/** The car with this id, found as in `carBySlug`. */
export const carById = (db: Database, site: Site, id: number): Promise<Car | null> =>
  firstOf(shownCars(db, site)?.where("cars.id", "=", id));

/** Like `carBySlug` and `carById`, but including hidden cars, for a payment that began while the car was shown. */
export const ownCarBySlug = (db: Database, site: Site, slug: string): Promise<Car | null> =>
  firstOf(ownCars(db, site)?.where("cars.slug", "=", slug));
export const ownCarById = (db: Database, site: Site, id: number): Promise<Car | null> =>
  firstOf(ownCars(db, site)?.where("cars.id", "=", id));

/** The site's newest car with this VIN. A VIN may return when a car is traded in. */
export const carByVin = (db: Database, site: Site, vin: string): Promise<Car | null> =>
  firstOf(shownCars(db, site)?.where("cars.vin", "=", vin).orderBy("cars.id", "desc").limit(1));

/** The number of cars to read before other tasks get a turn: some milliseconds of work. */
export const READ_TOGETHER = 125;

/**
 * The cars with these ids from all dealerships, ordered by id. `reading` decides how much of each is read; deleted cars
 * are absent. At most 1,000 at once.
 */
export async function carsByIds(db: Database, ids: readonly number[]): Promise<Car[]>;
export async function carsByIds<Read>(db: Database, ids: readonly number[], reading: Reading<Read>): Promise<Read[]>;
export async function carsByIds(db: Database, ids: readonly number[], reading: Reading<unknown> = WHOLE) {
  if (ids.length === 0) return [];
  const read: unknown[] = [];
  for (const row of await cars(db, reading).where("cars.id", "in", ids).orderBy("cars.id").execute()) {
    if (read.length > 0 && read.length % READ_TOGETHER === 0) await turn();
    read.push(reading.of(row));
  }
  return read;
}

/** The first picture of each of these cars of a dealership, by stock number. Cars without a picture are absent. */
export async function picturesOfStock(
  db: Database,
  dealershipId: number,
  stocknums: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (stocknums.length === 0) return new Map();
  const rows = await db
    .selectFrom("cars")
    .select(["stocknum", "primary_image_url"])
    .where("dealership_id", "=", dealershipId)
    .where("stocknum", "in", stocknums)
    .where("primary_image_url", "is not", null)
    .execute();
  return new Map(rows.flatMap((row) => (row.primary_image_url ? [[row.stocknum, row.primary_image_url]] : [])));
}

/** The next `limit` cars after this id from all dealerships, ordered by id. Begin with 0. */
export async function carsAfter(db: Database, afterId: number, limit: number): Promise<Car[]>;
export async function carsAfter<Read>(
  db: Database,
  afterId: number,
  limit: number,
  reading: Reading<Read>,
): Promise<Read[]>;
export async function carsAfter(db: Database, afterId: number, limit: number, reading: Reading<unknown> = WHOLE) {
  const query = cars(db, reading).where("cars.id", ">", afterId).orderBy("cars.id").limit(limit);
  return (await query.execute()).map(reading.of);
}

/** The next `limit` cars of one dealership after this id, ordered by id, including sold ones. Begin with 0. */
export async function carsOfDealershipAfter(
  db: Database,
  dealershipId: number,
  afterId: number,
  limit: number,
): Promise<Car[]>;
export async function carsOfDealershipAfter<Read>(
  db: Database,
  dealershipId: number,
  afterId: number,
  limit: number,
  reading: Reading<Read>,
): Promise<Read[]>;
export async function carsOfDealershipAfter(
  db: Database,
  dealershipId: number,
  afterId: number,
  limit: number,
  reading: Reading<unknown> = WHOLE,
) {
  const query = cars(db, reading).where("cars.dealership_id", "=", dealershipId).where("cars.id", ">", afterId);
  return (await query.orderBy("cars.id").limit(limit).execute()).map(reading.of);
}

/** The ids of all cars of a dealership, including sold ones; empty if the dealership is unknown. */
export async function carIdsOfDealership(db: Database, slug: string): Promise<number[]> {
  const rows = await db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select("cars.id")
    .where("dealerships.slug", "=", slug)
    .execute();
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** The number of cars of every dealership that has any, the largest first. */
export function stockSizes(db: Database): Promise<{ readonly slug: string; readonly count: number }[]> {
  return db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select(({ fn }) => ["dealerships.slug", fn.countAll<number>().as("count")])
    .groupBy("dealerships.slug")
    .orderBy("count", "desc")
    .orderBy("dealerships.slug")
    .execute();
}

/** Cars of any dealership with this stock number, VIN or plate, as written or in capitals without spaces. */
export async function carsKnownBy(db: Database, mark: string, limit: number): Promise<Car[]> {
  const plain = mark.trim().toUpperCase().replace(/[\s-]/g, "");
  const query = cars(db).where(({ eb, or }) =>
    or([
      eb("cars.stocknum", "in", [mark.trim(), mark.trim().toUpperCase(), plain]),
      eb("cars.vin", "=", plain),
      eb("cars.regplate", "=", plain),
    ]),
  );
  return (await query.orderBy("cars.id").limit(limit).execute()).map(carOfRow);
}

export async function carCount(db: Database): Promise<number> {
  const row = await db
    .selectFrom("cars")
    .select(({ fn }) => fn.countAll<number>().as("cars"))
    .executeTakeFirstOrThrow();
  return row.cars;
}

/**
 * The next `limit` changes after this one, oldest first. Ids become visible in order, so a reader that saw n never
 * misses one below it.
 */
export async function changesAfter(db: Database, afterChangeId: number, limit: number): Promise<StockChange[]> {
  return (await nextChanges(db, { after: afterChangeId, limit })).rows;
}

const nextChanges = precompiledQuery((db, { after, limit }: { readonly after: number; readonly limit: number }) =>
  db.selectFrom("stock_changes").selectAll().where("id", ">", after).orderBy("id").limit(limit),
);

/** The id of the last change; 0 for none. */
export async function lastChangeId(db: Database): Promise<number> {
  const row = await db
    .selectFrom("stock_changes")
    .select(({ fn }) => fn.max<number | null>("id").as("id"))
    .executeTakeFirst();
  return row?.id ?? 0;
}
