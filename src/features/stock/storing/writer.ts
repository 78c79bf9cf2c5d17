import { slices, statementOverRows } from "../../../db/bulk.ts";
import type { Database } from "../../../db/open.ts";
import type { CarInput } from "../schema.ts";
import { newSlugs } from "./addresses.ts";
import { CAR_COLUMNS, carValues, contentHash } from "./record.ts";

export interface WrittenDealership {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

interface Written {
  readonly stocknum: string;
  readonly outcome: "created" | "updated" | "unchanged";
}

/** Writes one dealership's stock within one transaction. Every change of a car is also an entry of the change log. */
export interface StockWriter {
  /** The transaction itself, for other data that must be stored with the stock. */
  readonly db: Database;
  /**
   * Adds or replaces cars by stock number, with one answer for each. An unchanged car is not written. One that was
   * marked sold and is in the feed again is for sale again. Of two with one stock number the later counts.
   * `createdAt` (epoch ms) is when a new car arrived, by default now; `knownAt` is when any car arrived, where that
   * is known, and corrects the stored time. Batches of some hundreds are fastest.
   */
  upsert(
    batch: readonly CarInput[],
    options?: { readonly createdAt?: (car: CarInput) => number; readonly knownAt?: (car: CarInput) => number | null },
  ): Promise<readonly Written[]>;
  /** Every car of the dealership that is not sold, by id. */
  unsold(): Promise<readonly UnsoldCar[]>;
  /** Marks these cars sold, as of now. */
  markSold(cars: readonly UnsoldCar[]): Promise<void>;
  /** Whether the dealership has never had a car here, including sold ones. */
  isEmpty(): Promise<boolean>;
  /** Deletes cars permanently; returns the stock numbers that existed. Leads about the cars stay, without them. */
  remove(stocknums: readonly string[]): Promise<readonly string[]>;
}

/** Data by which a car for sale is recognised. */
export interface UnsoldCar {
  readonly id: number;
  readonly stocknum: string;
  readonly vin: string | null;
  readonly regplate: string | null;
}

interface Known {
  readonly id: number;
  readonly stocknum: string;
  readonly slug: string;
  readonly created_at: number;
  readonly content_hash: string;
  readonly sold_date_timestamp: number | null;
}

const STORE_COLUMNS = ["dealership_id", "slug", "created_at", "updated_at", "content_hash"] as const;
const STATUS = CAR_COLUMNS.indexOf("status");
const SOLD = CAR_COLUMNS.indexOf("sold");
const SOLD_DATE = CAR_COLUMNS.indexOf("sold_date_timestamp");

/** `now` is epoch milliseconds. `db` is a transaction that has locked the stock. */
export async function createStockWriter(
  db: Database,
  dealership: WrittenDealership,
  now: number,
): Promise<StockWriter> {
  const insertChanges = statementOverRows(db, 4, (count) =>
    db
      .insertInto("stock_changes")
      .values(Array(count).fill({ car_id: 0, dealership_id: 0, kind: "put", at: 0 }))
      .compile(),
  );
  const log = async (kind: "put" | "remove", ids: readonly number[]) => {
    await insertChanges(ids.map((id) => [id, dealership.id, kind, now]));
  };
  await keepDealership(db, dealership, log);
  const upsertRows = upsertStatement(db);
  return {
    db,
    upsert: (batch, { createdAt = () => now, knownAt = () => null } = {}) =>
      upsertBatch({ db, dealership, now, createdAt, knownAt, upsertRows, log }, batch),
    isEmpty: async () => {
      const cars = db.selectFrom("cars").select("id").where("dealership_id", "=", dealership.id);
      return (await cars.limit(1).executeTakeFirst()) === undefined;
    },
    unsold: () => unsoldCars(db, dealership),
    markSold: (cars) => markSold(db, now, log, cars),
    remove: (stocknums) => remove(db, dealership, log, stocknums),
  };
}

type Log = (kind: "put" | "remove", ids: readonly number[]) => Promise<void>;

/** Stores a dealership's new name or slug in all its cars, because their pages show it. */
async function keepDealership(db: Database, dealership: WrittenDealership, log: Log): Promise<void> {
  const { id, slug, name } = dealership;
  const known = await db.selectFrom("dealerships").selectAll().where("id", "=", id).executeTakeFirst();
  if (!known) {
    await db.insertInto("dealerships").values({ id, slug, name }).execute();
  } else if (known.slug !== slug || known.name !== name) {
    await db.updateTable("dealerships").set({ slug, name }).where("id", "=", id).execute();
    const cars = await db.selectFrom("cars").select("id").where("dealership_id", "=", id).execute();
    await log(
      "put",
      cars.map((car) => car.id),
    );
  }
}

function upsertStatement(db: Database) {
  const columns = [...STORE_COLUMNS, ...CAR_COLUMNS];
  // Only the columns' names matter here: each run binds its own values.
  const row = Object.fromEntries(columns.map((column) => [column, ""])) as never;
  const kept = new Set<string>(["dealership_id", "stocknum", "slug"]);
  return statementOverRows<{ id: number }>(db, columns.length, (count) =>
    db
      .insertInto("cars")
      .values(Array(count).fill(row))
      .onConflict((conflict) =>
        conflict
          .columns(["dealership_id", "stocknum"])
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(
              columns.filter((column) => !kept.has(column)).map((column) => [column, ref(`excluded.${column}`)]),
            ),
          ),
      )
      .returning("id")
      .compile(),
  );
}

interface Upsert {
  readonly db: Database;
  readonly dealership: WrittenDealership;
  readonly now: number;
  readonly createdAt: (car: CarInput) => number;
  readonly knownAt: (car: CarInput) => number | null;
  readonly upsertRows: (rows: readonly (readonly unknown[])[]) => Promise<{ id: number }[]>;
  readonly log: Log;
}

async function upsertBatch(to: Upsert, batch: readonly CarInput[]): Promise<Written[]> {
  const cars = new Map(batch.map((car) => [car.stocknum, car]));
  const known = await knownCars(to, [...cars.keys()]);
  const outcomes = new Map<string, Written["outcome"]>();
  const changed: { car: CarInput; before: Known | undefined; values: (string | number | null)[]; hash: string }[] = [];
  for (const [stocknum, car] of cars) {
    const values = carValues(car);
    const hash = contentHash(values);
    const before = known.get(stocknum);
    const asBefore = before?.content_hash === hash && (to.knownAt(car) ?? before.created_at) === before.created_at;
    const outcome = !before ? "created" : asBefore ? "unchanged" : "updated";
    outcomes.set(stocknum, outcome);
    if (outcome !== "unchanged") {
      changed.push({ car, before, values, hash });
    }
  }
  const created = changed.filter(({ before }) => !before).map(({ car }) => car);
  const slugs = await newSlugs(to.db, to.dealership.slug, created);
  const rows = changed.map(({ car, before, values, hash }) => {
    if (values[STATUS] === "sold" || values[SOLD] === 1) {
      values[SOLD_DATE] ??= before?.sold_date_timestamp ?? Math.floor(to.now / 1000);
    }
    const slug = before?.slug ?? slugs.get(car.stocknum);
    return [
      to.dealership.id,
      slug,
      to.knownAt(car) ?? before?.created_at ?? to.createdAt(car),
      to.now,
      hash,
      ...values,
    ];
  });
  const written = await to.upsertRows(rows);
  await to.log(
    "put",
    written.map(({ id }) => id),
  );
  return batch.map(({ stocknum }) => ({ stocknum, outcome: outcomes.get(stocknum) ?? "unchanged" }));
}

async function knownCars({ db, dealership }: Upsert, stocknums: readonly string[]): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  for (const some of slices(stocknums)) {
    const rows = await db
      .selectFrom("cars")
      .select(["id", "stocknum", "slug", "created_at", "content_hash", "sold_date_timestamp"])
      .where("dealership_id", "=", dealership.id)
      .where("stocknum", "in", some)
      .execute();
    for (const row of rows) {
      known.set(row.stocknum, row);
    }
  }
  return known;
}

async function unsoldCars(db: Database, dealership: WrittenDealership): Promise<UnsoldCar[]> {
  return db
    .selectFrom("cars")
    .select(["id", "stocknum", "vin", "regplate"])
    .where("dealership_id", "=", dealership.id)
    .where("status", "<>", "sold")
    .where("sold", "=", 0)
    .orderBy("id")
    .execute();
}

async function markSold(db: Database, now: number, log: Log, cars: readonly UnsoldCar[]): Promise<void> {
  const sold = { status: "sold", sold: 1, sold_date_timestamp: Math.floor(now / 1000) } as const;
  for (const some of slices(cars.map(({ id }) => id))) {
    // The hash is cleared, so that the same car in the next feed is written again.
    await db
      .updateTable("cars")
      .set({ ...sold, updated_at: now, content_hash: "" })
      .where("id", "in", some)
      .execute();
    await log("put", some);
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
  await log(
    "remove",
    removed.map(({ id }) => id),
  );
  return removed.map(({ stocknum }) => stocknum);
}
