import { sql } from "kysely";
import { statementOverRows } from "../../../db/bulk.ts";
import type { Database } from "../../../db/open.ts";
import type { CarsTable } from "../../../db/tables.ts";
import { CAR_COLUMNS, type CarColumn, type CarValue } from "./record.ts";

/** Data by which a car for sale is recognised. */
export interface UnsoldCar {
  readonly id: number;
  readonly stocknum: string;
  readonly vin: string | null;
  readonly regplate: string | null;
  readonly name: string;
  /** Its status before it is marked sold. */
  readonly status: CarsTable["status"];
  readonly sold: number;
  readonly sold_date_timestamp: number | null;
}

/**
 * A field of a stored car that has changed. `created_at` is the time of arrival in epoch ms; `source` is the source
 * that the car belongs to.
 */
export interface ChangedField {
  readonly field: CarColumn | "created_at" | "source";
  readonly before: CarValue;
  readonly after: CarValue;
}

/** What a feed changed of one car. */
export interface Change {
  readonly carId: number;
  readonly kind: "created" | "updated" | "sold";
  readonly stocknum: string;
  readonly name: string;
  /** The feed's values before and now; null for a new car. */
  readonly fields: readonly ChangedField[] | null;
  /** The price shown to shoppers before and now; null for a new car and one that was marked sold. */
  readonly shownPrice: { readonly was: number | null; readonly price: number | null } | null;
}

/** The fields that differ between two lists of values, both in the order of CAR_COLUMNS. */
export function changedFields(
  before: readonly CarValue[],
  after: readonly CarValue[],
  createdBefore: number,
  createdAfter: number,
): ChangedField[] {
  const changed: ChangedField[] = [];
  for (const [at, field] of CAR_COLUMNS.entries()) {
    const [was, is] = [before[at] ?? null, after[at] ?? null];
    if (was !== is) changed.push({ field, before: was, after: is });
  }
  if (createdBefore !== createdAfter) changed.push({ field: "created_at", before: createdBefore, after: createdAfter });
  return changed;
}

/** The change of a car that is missing from a full file. */
export function soldChange(
  car: UnsoldCar,
  sold: { readonly status: "sold"; readonly sold: number; readonly sold_date_timestamp: number },
): Omit<Change, "carId"> {
  const fields = (["status", "sold", "sold_date_timestamp"] as const).map((field) => ({
    field,
    before: car[field],
    after: sold[field],
  }));
  return { kind: "sold", stocknum: car.stocknum, name: car.name, fields, shownPrice: null };
}

const columnsOf = (fields: readonly ChangedField[], side: "before" | "after"): string =>
  JSON.stringify(Object.fromEntries(fields.map((change) => [change.field, change[side]])));

/**
 * The id of the newest car. Cars added by this transaction get higher ids, and no other transaction adds cars
 * meanwhile.
 */
export async function newestCar(db: Database): Promise<number> {
  const row = await db
    .selectFrom("cars")
    .select(({ fn }) => fn.max<number | null>("id").as("id"))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Records the dealership's cars after this id as brought by the run, in one statement for all of them. */
export async function recordArrivals(
  db: Database,
  { run, dealershipId, after }: { readonly run: number; readonly dealershipId: number; readonly after: number },
): Promise<void> {
  await db
    .insertInto("import_changes")
    .columns(["run_id", "car_id", "kind", "stocknum", "name"])
    .expression((eb) =>
      eb
        .selectFrom("cars")
        .select([
          sql<number>`cast(${run} as bigint)`.as("run_id"),
          "id",
          sql<"created">`'created'`.as("kind"),
          "stocknum",
          "name",
        ])
        .where("dealership_id", "=", dealershipId)
        .where("id", ">", after),
    )
    .execute();
}

/**
 * Stores what a run changed on cars that existed before (`recordArrivals` records the others), and every change of a
 * price shown to shoppers.
 */
export async function recordChanges(
  db: Database,
  changes: readonly Change[],
  { run, now }: { readonly run: number | null; readonly now: number },
): Promise<void> {
  const known = changes.filter(({ kind }) => kind !== "created");
  if (run !== null) await insertChanges(db, run, known);
  const prices = changes.flatMap(({ carId, shownPrice }) =>
    shownPrice && shownPrice.was !== shownPrice.price
      ? [{ car_id: carId, at: now, was: shownPrice.was, price: shownPrice.price, by: null, run_id: run }]
      : [],
  );
  for (let at = 0; at < prices.length; at += PRICES) {
    await db
      .insertInto("car_prices")
      .values(prices.slice(at, at + PRICES))
      .execute();
  }
}

/** Records a price that a person changed. */
export async function recordPrice(
  db: Database,
  {
    carId,
    ...price
  }: {
    readonly carId: number;
    readonly at: number;
    readonly was: number | null;
    readonly price: number | null;
    readonly by: string;
  },
): Promise<void> {
  if (price.was !== price.price)
    await db
      .insertInto("car_prices")
      .values({ ...price, car_id: carId })
      .execute();
}

const PRICES = 256;
const COLUMNS = 7;
const statements = new WeakMap<Database, ReturnType<typeof statementOverRows>>();

async function insertChanges(db: Database, run: number, changes: readonly Change[]): Promise<void> {
  const row = { run_id: 0, car_id: 0, kind: "created", stocknum: "", name: "", before: null, after: null } as const;
  const insert =
    statements.get(db) ??
    statementOverRows(db, COLUMNS, (count) => db.insertInto("import_changes").values(Array(count).fill(row)).compile());
  statements.set(db, insert);
  await insert(
    changes.map(({ carId, kind, stocknum, name, fields }) => [
      ...[run, carId, kind, stocknum, name],
      fields && columnsOf(fields, "before"),
      fields && columnsOf(fields, "after"),
    ]),
  );
}
