import { slices } from "../../../db/bulk.ts";
import type { Database } from "../../../db/open.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import type { FileStore } from "../../../services/files/port.ts";
import { deleteUnnamed, sharedKey } from "./stored-files.ts";

/** How many days a run can be undone, its file is kept, and a held run waits. */
export const RUN_DAYS = 30;
/** How many runs of each source are kept regardless of age and, below, how many are deleted at once. */
const REPORTS_PER_SOURCE = 100;
const MOST_FORGOTTEN = 2_000;
/** Maximum bytes of all stored files; beyond it the oldest are deleted first. */
const MAX_STORED_BYTES = 5 * 1024 ** 3;

/** Records a run's outcome, within the transaction of its changes. */
export async function settleRun(
  db: Database,
  id: number,
  end: {
    readonly standing: "imported" | "held" | "refused";
    readonly reason: string | null;
    readonly finishedAt: number;
    readonly report: unknown;
  },
): Promise<void> {
  const { standing, reason, finishedAt, report } = end;
  await db
    .updateTable("import_runs")
    .set({ standing, reason, finished_at: finishedAt, report: JSON.stringify(report) })
    .where("id", "=", id)
    .execute();
}

interface Settling {
  readonly by: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Marks a held run as imported, within the transaction that imports it. False if it is not held. */
export const takeHeldRun = (db: Database, id: number, by: Settling): Promise<boolean> =>
  settleHeld(db, id, by, "imported");

/** Drops a held run, so that it never changes anything. False if it is not held. */
export const dropRun = (db: Database, id: number, by: Settling): Promise<boolean> => settleHeld(db, id, by, "refused");

async function settleHeld(db: Database, id: number, by: Settling, standing: "imported" | "refused"): Promise<boolean> {
  const update = await db
    .updateTable("import_runs")
    .set({ standing, settled_by: by.by, settled_at: by.now })
    .where("id", "=", id)
    .where("standing", "=", "held")
    .executeTakeFirst();
  return update.numUpdatedRows > 0n;
}

/** Within a transaction: records that the run was undone. False if it is not an imported one. */
export async function markUndone(db: Database, id: number, { by, now }: Settling): Promise<boolean> {
  const undone = await db
    .updateTable("import_runs")
    .set({ standing: "undone", settled_by: by, settled_at: now })
    .where("id", "=", id)
    .where("standing", "=", "imported")
    .executeTakeFirst();
  return undone.numUpdatedRows > 0n;
}

/** Stores the report of what undoing the run changed and left. */
export async function noteUndone(db: Database, id: number, report: unknown): Promise<void> {
  await db
    .updateTable("import_runs")
    .set({ undo_report: JSON.stringify(report) })
    .where("id", "=", id)
    .execute();
}

/**
 * Deletes files and changes of runs older than 30 days, and drops runs held for that long. Of the older runs, only the
 * last 100 of each source keep their reports: a source that brings a file every quarter of an hour would otherwise fill
 * the database.
 */
export async function deleteOldRuns(
  { db, dataDir, files }: { readonly db: Database; readonly dataDir: string; readonly files?: FileStore },
  now: number,
): Promise<void> {
  const before = now - RUN_DAYS * DAY_MS;
  const old = db.selectFrom("import_runs").select("id").where("started_at", "<", before);
  await db.deleteFrom("import_changes").where("run_id", "in", old).execute();
  await db
    .updateTable("import_runs")
    .set({ standing: "refused", settled_at: now })
    .where("standing", "=", "held")
    .where("started_at", "<", before)
    .execute();
  const stored = await db
    .selectFrom("import_runs")
    .select(["id", "kept_file", "file_size", "started_at"])
    .where("kept_file", "is not", null)
    .orderBy("id", "desc")
    .execute();
  const named = new Set<string>();
  let bytes = 0;
  for (const { id, kept_file, file_size, started_at } of stored) {
    const isNamed = named.has(kept_file ?? "");
    const size = isNamed ? 0 : (file_size ?? 0);
    if (started_at >= before && bytes + size <= MAX_STORED_BYTES) {
      bytes += size;
      named.add(kept_file ?? "");
    } else if (!isNamed) {
      await db.updateTable("import_runs").set({ kept_file: null }).where("id", "=", id).execute();
      await files?.remove(sharedKey(kept_file ?? ""));
    }
  }
  await deleteUnnamed(dataDir, named, now);
  await forgetLongPast(db, before);
}

/** Deletes runs from before that time that are followed by at least 100 later runs of the same source. */
async function forgetLongPast(db: Database, before: number): Promise<void> {
  const old = db.selectFrom("import_runs").where("started_at", "<", before);
  const groups = await old.select(["dealership_id", "source"]).distinct().execute();
  for (const { dealership_id, source } of groups) {
    const own = db
      .selectFrom("import_runs")
      .select("id")
      .where("dealership_id", "=", dealership_id)
      .where("source", source === null ? "is" : "=", source);
    const oldest = await own
      .orderBy("id", "desc")
      .offset(REPORTS_PER_SOURCE - 1)
      .limit(1)
      .executeTakeFirst();
    if (!oldest) continue;
    const past = own.where("started_at", "<", before).where("id", "<", oldest.id).orderBy("id").limit(MOST_FORGOTTEN);
    const ids = (await past.execute()).map(({ id }) => id);
    for (const some of slices(ids)) await db.deleteFrom("import_runs").where("id", "in", some).execute();
  }
}
