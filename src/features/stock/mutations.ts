import { lockFor } from "../../db/locks.ts";
import type { Database } from "../../db/open.ts";

import { createStockWriter, type StockWriter, type WrittenDealership } from "./storing/writer.ts";

export type { StockWriter, UnsoldCar, WrittenDealership } from "./storing/writer.ts";

/**
 * Does `work` on one dealership's stock in one transaction: all of it happens or, when it throws or is a dry run, none.
 * `now` is epoch milliseconds. Throws what `work` throws.
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
 * A transaction that writes to the change log. One runs at a time, so that the log's ids become visible in their order.
 * Throws what `work` throws, and then nothing happened.
 */
export async function changeStock<T>(
  db: Database,
  work: (transaction: Database) => Promise<T>,
  dryRun = false,
): Promise<T> {
  const transaction = await db.startTransaction().execute();
  try {
    await lockFor(transaction, "stock");
    const result = await work(transaction);
    await (dryRun ? transaction.rollback() : transaction.commit()).execute();
    return result;
  } catch (error) {
    if (!transaction.isCommitted && !transaction.isRolledBack) {
      // The first error says why; a connection that is gone cannot even roll back, and has.
      await transaction
        .rollback()
        .execute()
        .catch(() => {});
    }
    throw error;
  }
}

/**
 * Keeps the report of an import. Within `writeStock`, give its `writer.db`: report and stock are then saved together.
 */
export async function recordImport(
  db: Database,
  run: {
    readonly dealership_id: number;
    readonly file: string;
    readonly mode: "full" | "delta";
    readonly started_at: number;
    readonly finished_at: number;
    readonly report: unknown;
  },
): Promise<void> {
  await db
    .insertInto("import_runs")
    .values({ ...run, report: JSON.stringify(run.report) })
    .execute();
}
