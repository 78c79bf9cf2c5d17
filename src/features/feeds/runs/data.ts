import type { Database } from "../../../db/open.ts";
import type { RunStanding } from "../../../db/tables/import-tables.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import type { ImportMode, ImportReport } from "../schema.ts";

/** What undoing a run changed, and what it had to leave unchanged. */
export interface UndoReport {
  /** Cars that arrived with the run and have been removed. */
  removed: number;
  /** Cars that it had marked sold and that are for sale again. */
  broughtBack: number;
  /** Cars that it had changed and that are as before. */
  restored: number;
  /** Cars left alone, wholly or in some fields, because they were changed since; the first 200 are named. */
  left: number;
  readonly leftCars: { readonly car: string; readonly why: string }[];
}

/** One stock file that was imported, held or refused. Times are epoch milliseconds. */
export interface Run {
  readonly id: number;
  readonly dealershipId: number;
  readonly dealership: string;
  readonly dealershipName: string;
  readonly file: string;
  readonly mode: ImportMode;
  /** The source in the site's files that brought it; null for a file imported by hand. */
  readonly source: string | null;
  readonly standing: RunStanding;
  /** Why it was held or refused. */
  readonly reason: string | null;
  readonly startedAt: number;
  readonly finishedAt: number;
  readonly fileHash: string | null;
  /** Name of the file in the data folder; null once it has been deleted. */
  readonly keptFile: string | null;
  readonly mapping: string | null;
  readonly settledBy: string | null;
  readonly settledAt: number | null;
  /** Null for a refused file. */
  readonly report: ImportReport | null;
  readonly undone: UndoReport | null;
}

function runs(db: Database) {
  return db
    .selectFrom("import_runs")
    .innerJoin("dealerships", "dealerships.id", "import_runs.dealership_id")
    .selectAll("import_runs")
    .select(["dealerships.slug as dealership", "dealerships.name as dealership_name"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof runs>["executeTakeFirstOrThrow"]>>;

const runOf = (row: Row): Run => ({
  id: row.id,
  dealershipId: row.dealership_id,
  dealership: row.dealership,
  dealershipName: row.dealership_name,
  file: row.file,
  mode: row.mode,
  source: row.source,
  standing: row.standing,
  reason: row.reason,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  fileHash: row.file_hash,
  keptFile: row.kept_file,
  mapping: row.mapping,
  settledBy: row.settled_by,
  settledAt: row.settled_at,
  report: reportIn(row.report),
  undone: row.undo_report === null ? null : JSON.parse(row.undo_report),
});

/** Parses a report. Runs of earlier versions lack newer fields, and the demo stock records its progress as a run. */
function reportIn(text: string): ImportReport | null {
  const report = JSON.parse(text) as Partial<ImportReport> | null;
  if (report?.columns === undefined) return null;
  const nothing = {
    picturesWaiting: 0,
    pictureHosts: [],
    holds: [],
    missing: [],
    arrived: [],
    sold: [],
    prices: [],
    repriced: report.prices?.length ?? 0,
    unpriced: { count: 0, cars: [] },
  };
  return { ...nothing, ...report } as ImportReport;
}

export async function runById(db: Database, id: number): Promise<Run | null> {
  const row = await runs(db).where("import_runs.id", "=", id).executeTakeFirst();
  return row ? runOf(row) : null;
}

export interface RunFilter {
  readonly dealership?: string;
  /** Only runs of these dealerships. */
  readonly dealerships?: readonly string[];
  readonly standing?: RunStanding;
  readonly source?: string;
  readonly limit: number;
}

/** Runs that match, newest first. */
export async function newestRuns(
  db: Database,
  { dealership, dealerships, standing, source, limit }: RunFilter,
): Promise<Run[]> {
  if (dealerships?.length === 0) return [];
  let query = runs(db);
  if (dealerships !== undefined) query = query.where("dealerships.slug", "in", dealerships);
  if (dealership !== undefined) query = query.where("dealerships.slug", "=", dealership);
  if (standing !== undefined) query = query.where("standing", "=", standing);
  if (source !== undefined) query = query.where("source", "=", source);
  return (await query.orderBy("import_runs.id", "desc").limit(limit).execute()).map(runOf);
}

/** Files held longer than this many days have been superseded by later files. */
const HELD_DAYS = 60;

/** The number of these dealerships' held files that wait for a decision. */
export async function heldRuns(db: Database, dealerships: readonly string[], now: number): Promise<number> {
  if (dealerships.length === 0) return 0;
  const row = await db
    .selectFrom("import_runs")
    .innerJoin("dealerships", "dealerships.id", "import_runs.dealership_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("dealerships.slug", "in", dealerships)
    .where("standing", "=", "held")
    .where("started_at", ">", now - HELD_DAYS * DAY_MS)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** How many days back to search for a file of the car's feed. */
const SPOKE_DAYS = 60;

/**
 * When the car's feed last confirmed it, in epoch milliseconds: the last file that changed it, or the last full file,
 * which listed every car for sale. Null if there was none for two months.
 */
export async function feedSpokeAt(
  db: Database,
  car: { readonly id: number; readonly dealershipId: number; readonly source: string | null },
  now: number,
): Promise<number | null> {
  const row = await db
    .selectFrom("import_runs")
    .select("started_at")
    .where("dealership_id", "=", car.dealershipId)
    .where("started_at", ">", now - SPOKE_DAYS * DAY_MS)
    .where("standing", "=", "imported")
    .where("source", car.source === null ? "is" : "=", car.source)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("mode", "=", "full"),
        exists(
          selectFrom("import_changes")
            .select("car_id")
            .whereRef("run_id", "=", "import_runs.id")
            .where("car_id", "=", car.id),
        ),
      ]),
    )
    .orderBy("started_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? Number(row.started_at) : null;
}

/** The dealership's next run after this one that changed the stock; null for none. */
export async function laterRun(
  db: Database,
  { id, dealershipId, source }: Pick<Run, "id" | "dealershipId" | "source">,
) {
  let later = db.selectFrom("import_runs").select("id").where("dealership_id", "=", dealershipId);
  // Runs of other sources bring other cars.
  if (source !== null) later = later.where(({ eb, or }) => or([eb("source", "is", null), eb("source", "=", source)]));
  const row = await later.where("standing", "=", "imported").where("id", ">", id).limit(1).executeTakeFirst();
  return row?.id ?? null;
}

/** A run's change of one car: `before` and `after` are the changed columns, null for a new car. */
export interface RunChange {
  readonly carId: number;
  readonly kind: "created" | "updated" | "sold";
  readonly stocknum: string;
  readonly name: string;
  readonly before: Readonly<Record<string, string | number | null>> | null;
  readonly after: Readonly<Record<string, string | number | null>> | null;
}

const PAGE = 200;

/** All changes of the run, by car, in pages. */
export async function* changesOfRun(db: Database, runId: number): AsyncGenerator<readonly RunChange[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom("import_changes")
      .selectAll()
      .where("run_id", "=", runId)
      .where("car_id", ">", last)
      .orderBy("car_id")
      .limit(PAGE)
      .execute();
    if (rows.length === 0) return;
    yield rows.map(({ car_id, kind, stocknum, name, before, after }) => ({
      carId: car_id,
      kind,
      stocknum,
      name,
      before: before === null ? null : JSON.parse(before),
      after: after === null ? null : JSON.parse(after),
    }));
    last = rows.at(-1)?.car_id ?? last;
    if (rows.length < PAGE) return;
  }
}
