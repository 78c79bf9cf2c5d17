import type { ExpressionBuilder, ExpressionWrapper, Insertable, SqlBool } from "kysely";
import { inTurn } from "../../db/in-turn.ts";
import { lockFor } from "../../db/locks.ts";
import type { Database } from "../../db/open.ts";
import { giveHint } from "../../db/processes/hints.ts";
import type { ImportRunsTable } from "../../db/tables/import-tables.ts";
import type { Tables } from "../../db/tables.ts";
import { feedRow } from "./edits/feed-row.ts";
import type { CarInput } from "./schema.ts";
import { editsOf } from "./storing/edits.ts";
import { carOfRow } from "./storing/record.ts";
import { createStockWriter, type StockWriter, type WrittenDealership } from "./storing/writer.ts";

export { type Restoring, restoreCar } from "./edits/restoring.ts";
export type { UnsoldCar } from "./storing/changes.ts";
export type { CarValue } from "./storing/record.ts";
export type { Written } from "./storing/upsert.ts";
export { BY_HAND } from "./storing/upsert.ts";
export type { StockWriter, WrittenDealership } from "./storing/writer.ts";

/**
 * Runs `work` on one dealership's stock in one transaction. If it throws or is a dry run, nothing is stored. `now` is
 * epoch ms. Throws what `work` throws.
 */
export function writeStock<T>(
  db: Database,
  dealership: WrittenDealership,
  { now, dryRun = false }: { readonly now: number; readonly dryRun?: boolean },
  work: (writer: StockWriter) => Promise<T>,
): Promise<T> {
  return changeStock(db, async (trx) => work(await createStockWriter(trx, dealership, now)), dryRun);
}

/**
 * Runs a transaction that writes to the change log. Only one runs at a time, so that the log's ids become visible in
 * order. Throws what `work` throws, and then nothing has changed.
 */
export function changeStock<T>(db: Database, work: (transaction: Database) => Promise<T>, dryRun = false): Promise<T> {
  return inTurn(db, () => changeNow(db, work, dryRun));
}

async function changeNow<T>(db: Database, work: (transaction: Database) => Promise<T>, dryRun: boolean): Promise<T> {
  const transaction = await db.startTransaction().execute();
  try {
    await lockFor(transaction, "stock");
    const result = await work(transaction);
    await (dryRun ? transaction.rollback() : transaction.commit()).execute();
    if (!dryRun) await giveHint(db, "stock");
    return result;
  } catch (error) {
    if (!transaction.isCommitted && !transaction.isRolledBack) {
      // The first error says why. On a lost connection the rollback fails too, but the database has rolled back anyway.
      await transaction
        .rollback()
        .execute()
        .catch(() => {});
    }
    throw error;
  }
}

/**
 * Stores an import run and its report, and returns its number. Within `writeStock`, pass its `writer.db`, so that run
 * and stock are stored together.
 */
export async function recordImport(
  db: Database,
  run: Omit<Insertable<ImportRunsTable>, "report"> & { readonly report: unknown },
): Promise<number> {
  const row = { ...run, report: JSON.stringify(run.report) };
  const { id } = await db.insertInto("import_runs").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/**
 * Holds the car for a shopper's deposit. False if it is already held, reserved or sold, or gone. Each change of a hold
 * is an entry of the change log, so call it within `changeStock`. Times are epoch ms.
 */
export const holdCar = (trx: Database, carId: number, hold: Hold): Promise<boolean> => holdIf(trx, carId, hold, isFree);

const isFree: CarsThat = (row) =>
  row.and([row("held_until", "is", null), row("reserved", "=", 0), row("sold", "=", 0), row("status", "<>", "sold")]);

/** Whether a deposit could hold the car just now; false also for a car that is gone. */
export const canBeHeld = async (db: Database, carId: number): Promise<boolean> =>
  (await db.selectFrom("cars").select("id").where("id", "=", carId).where(isFree).executeTakeFirst()) !== undefined;

/** Extends an existing hold to another time (epoch ms). False if the car is not held. */
export const extendHold = (trx: Database, carId: number, hold: Hold): Promise<boolean> =>
  holdIf(trx, carId, hold, (row) => row("held_until", "is not", null));

/** Times in epoch milliseconds. */
interface Hold {
  readonly now: number;
  readonly until: number;
}

type CarsThat = (row: ExpressionBuilder<Tables, "cars">) => ExpressionWrapper<Tables, "cars", SqlBool>;

async function holdIf(trx: Database, carId: number, { now, until }: Hold, isSo: CarsThat): Promise<boolean> {
  const updated = await trx
    .updateTable("cars")
    .set({ held_until: until, updated_at: now })
    .where("id", "=", carId)
    .where(isSo)
    .returning("dealership_id")
    .executeTakeFirst();
  if (updated) await logged(trx, carId, updated.dealership_id, now);
  return updated !== undefined;
}

/**
 * Ends the hold, so that the feed's values apply again. False if according to the feed the car is no longer for sale.
 */
export async function releaseCar(trx: Database, carId: number, now: number): Promise<boolean> {
  const car = await trx
    .updateTable("cars")
    .set({ held_until: null, updated_at: now })
    .where("id", "=", carId)
    .returning(["dealership_id", "reserved", "sold", "status"])
    .executeTakeFirst();
  if (!car) return false;
  await logged(trx, carId, car.dealership_id, now);
  return car.reserved === 0 && car.sold === 0 && car.status !== "sold";
}

const logged = (trx: Database, car_id: number, dealership_id: number, at: number) =>
  trx.insertInto("stock_changes").values({ car_id, dealership_id, kind: "put", at }).execute();

/**
 * Writes these cars of the writer's dealership again, each as `change` returns it, by the rules of `upsert`. Answers
 * with how many changed; unknown stock numbers are skipped.
 */
export async function amendCars(
  writer: StockWriter,
  { id }: Pick<WrittenDealership, "id">,
  stocknums: readonly string[],
  change: (car: CarInput) => CarInput,
): Promise<number> {
  const rows = await writer.db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .selectAll("cars")
    .select(["dealerships.slug as dealership_slug", "dealerships.name as dealership_name"])
    .where("cars.dealership_id", "=", id)
    .where("cars.stocknum", "in", stocknums)
    .execute();
  // A held car reads as reserved, and an edited one has people's values. Neither must be written as if the feed had
  // said it.
  const edits = await editsOf(
    writer.db,
    rows.map((row) => row.id),
  );
  const own = rows.map((row) => feedRow(row, edits.get(row.id) ?? []));
  const cars = own.map((row) => change({ ...carOfRow(row), reserved: row.reserved === 1 }));
  const written = await writer.upsert(cars);
  return written.filter(({ outcome }) => outcome !== "unchanged").length;
}

/** How many entries to delete at once, so that nobody waits long for the database, and how many times in a row. */
const [FORGOTTEN, IN_A_ROW] = [5_000, 20] as const;

/**
 * Deletes entries of the change log from before this time, which all readers have long processed; the newest stays.
 * Answers with the id of the last one deleted, 0 for none.
 */
export async function deleteOldChanges(db: Database, before: number): Promise<number> {
  let last = 0;
  for (let times = 0; times < IN_A_ROW; times += 1) {
    const oldest = await db
      .selectFrom("stock_changes")
      .select(["id", "at"])
      .orderBy("id")
      .limit(FORGOTTEN + 1)
      .execute();
    const young = oldest.findIndex(({ at }) => at >= before);
    const old = oldest.slice(0, young < 0 ? -1 : young);
    const end = old.at(-1)?.id;
    if (end === undefined) break;
    await db.deleteFrom("stock_changes").where("id", "<=", end).execute();
    last = end;
    if (old.length < FORGOTTEN) break;
  }
  return last;
}
