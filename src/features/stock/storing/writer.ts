import type { ExpressionBuilder } from "kysely";
import { slices, statementOverRows } from "../../../db/bulk.ts";
import type { Database } from "../../../db/open.ts";
import type { Tables } from "../../../db/tables.ts";
import type { CarInput } from "../schema.ts";
import { newestCar, recordArrivals, recordChanges, soldChange, type UnsoldCar } from "./changes.ts";
import { standingByHand } from "./edits.ts";
import { BY_HAND, type UpsertOptions, upsertBatch, upsertStatement, type Written } from "./upsert.ts";

export interface WrittenDealership {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** Writes one dealership's stock within one transaction. Every change of a car is also logged in the change log. */
export interface StockWriter {
  /** The transaction itself, for other data that must be stored with the stock. */
  readonly db: Database;
  /**
   * Adds or replaces cars by stock number, with one result for each. An unchanged car is not written. A car that was
   * marked sold and is in the feed again becomes for sale again. If two have the same stock number, the later one
   * counts. A value set by a person stays in force, and the feed's value is stored under it. Batches of some hundreds
   * are fastest.
   */
  upsert(batch: readonly CarInput[], options?: UpsertOptions): Promise<readonly Written[]>;
  /**
   * The dealership's cars that are not sold, ordered by id. With a source: only those brought by it or by no named
   * source.
   */
  unsold(source?: string | null): Promise<readonly UnsoldCar[]>;
  /** Marks these cars sold as of now, except those whose status a person has set, and records that for the run. */
  markSold(cars: readonly UnsoldCar[], run?: number): Promise<void>;
  /** Records the cars that this writer has added as brought by the run. Call it once, after the last `upsert`. */
  recordArrivals(run: number): Promise<void>;
  /** Whether the dealership has never had a car here, sold ones included. */
  isEmpty(): Promise<boolean>;
  /**
   * Deletes cars permanently, and returns the stock numbers that existed. Leads about the cars stay, without the cars.
   */
  remove(stocknums: readonly string[]): Promise<readonly string[]>;
}

/** `now` is epoch milliseconds. `db` is a transaction that has locked the stock. */
export async function createStockWriter(
  db: Database,
  dealership: WrittenDealership,
  now: number,
): Promise<StockWriter> {
  const insertChanges = statementOverRows(db, 5, (count) =>
    db
      .insertInto("stock_changes")
      .values(Array(count).fill({ car_id: 0, dealership_id: 0, kind: "put", at: 0, was: null }))
      .compile(),
  );
  const log: Log = async (kind, entries) => {
    await insertChanges(entries.map(({ id, was = null }) => [id, dealership.id, kind, now, was]));
  };
  await keepDealership(db, dealership, log);
  const upsertRows = upsertStatement(db);
  const after = await newestCar(db);
  return {
    db,
    upsert: (batch, options = {}) => upsertBatch({ db, dealership, now, upsertRows, log }, batch, options),
    recordArrivals: (run) => recordArrivals(db, { run, dealershipId: dealership.id, after }),
    isEmpty: async () => {
      const cars = db.selectFrom("cars").select("id").where("dealership_id", "=", dealership.id);
      return (await cars.limit(1).executeTakeFirst()) === undefined;
    },
    unsold: (source = null) => unsoldCars(db, dealership, source),
    markSold: (cars, run) => markSold({ db, now, log, run: run ?? null }, cars),
    remove: (stocknums) => remove(db, dealership, log, stocknums),
  };
}

type Log = (
  kind: "put" | "remove",
  entries: readonly { readonly id: number; readonly was?: string | null }[],
) => Promise<void>;

/** Stores a dealership's new name or slug and logs all its cars as changed, because their pages show it. */
async function keepDealership(db: Database, dealership: WrittenDealership, log: Log): Promise<void> {
  const { id, slug, name } = dealership;
  const known = await db.selectFrom("dealerships").selectAll().where("id", "=", id).executeTakeFirst();
  if (!known) {
    await db.insertInto("dealerships").values({ id, slug, name }).execute();
  } else if (known.slug !== slug || known.name !== name) {
    await db.updateTable("dealerships").set({ slug, name }).where("id", "=", id).execute();
    const cars = await db.selectFrom("cars").select("id").where("dealership_id", "=", id).execute();
    await log("put", cars);
  }
}

async function unsoldCars(
  db: Database,
  dealership: WrittenDealership,
  source: string | null,
): Promise<readonly UnsoldCar[]> {
  const cars = db
    .selectFrom("cars")
    .select(["id", "stocknum", "vin", "regplate", "name", "status", "sold", "sold_date_timestamp"])
    .where("dealership_id", "=", dealership.id)
    .where("status", "<>", "sold")
    .where("sold", "=", 0)
    .where(({ eb, or }) => or([eb("source", "is", null), eb("source", "<>", BY_HAND)]))
    .where(({ not, exists }) => not(exists(soldByFeed(db))));
  const own = ({ eb, or }: ExpressionBuilder<Tables, "cars">) =>
    or([eb("source", "is", null), eb("source", "=", source)]);
  return (source === null ? cars : cars.where(own)).orderBy("id").execute();
}

/** Values set by people on cars that the feed has already reported as sold. */
const soldByFeed = (db: Database) =>
  db
    .selectFrom("car_edits")
    .select("car_id")
    .whereRef("car_edits.car_id", "=", "cars.id" as never)
    .where("field", "=", "status")
    .where("feed", "=", '"sold"');

interface Selling {
  readonly db: Database;
  readonly now: number;
  readonly log: Log;
  readonly run: number | null;
}

async function markSold({ db, now, log, run }: Selling, cars: readonly UnsoldCar[]): Promise<void> {
  const sold = { status: "sold", sold: 1, sold_date_timestamp: Math.floor(now / 1000) } as const;
  for (const some of slices(cars)) {
    const ids = some.map(({ id }) => id);
    const stand = new Set(await standingByHand(db, ids, sold));
    const missing = ids.filter((id) => !stand.has(id));
    const update = db.updateTable("cars").set({ ...sold, updated_at: now });
    if (missing.length > 0) await update.where("id", "in", missing).execute();
    // The hash is cleared, so that the same car is written again when a feed brings it, even under a person's value.
    await db.updateTable("cars").set({ content_hash: "" }).where("id", "in", ids).execute();
    await log(
      "put",
      missing.map((id) => ({ id })),
    );
    const changes = some.map((car) => ({ ...soldChange(car, sold), carId: car.id }));
    await recordChanges(db, changes, { run, now });
  }
}

async function remove(
  db: Database,
  dealership: WrittenDealership,
  log: Log,
  stocknums: readonly string[],
): Promise<string[]> {
  const removed: { id: number; stocknum: string }[] = [];
  for (const some of slices([...new Set(stocknums)])) {
    const rows = await db
      .deleteFrom("cars")
      .where("dealership_id", "=", dealership.id)
      .where("stocknum", "in", some)
      .returning(["id", "stocknum"])
      .execute();
    removed.push(...rows);
  }
  await log("remove", removed);
  return removed.map(({ stocknum }) => stocknum);
}
