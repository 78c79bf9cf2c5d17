import type { Database } from "../../../db/open.ts";
import type { RunStanding } from "../../../db/tables/import-tables.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import type { ImportMode, ImportReport } from "../schema.ts";

/** What taking a run back changed, and what it had to leave as it is. */
export interface UndoReport {
  /** Cars that had arrived with the run, and are taken out. */
  removed: number;
  /** Cars that it had marked sold, and are for sale again. */
  broughtBack: number;
  /** Cars that it had changed, and are as before. */
  restored: number;
  /** Cars, or some of their fields, that were changed since; the first 200 are named. */
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
  /** Name of the file in the data folder; null once it is forgotten. */
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

/** Runs of earlier versions lack what later ones report, and the demo stock notes its own progress as a run. */
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
  /** Of these dealerships alone. */
  readonly dealerships?: readonly string[];
  readonly standing?: RunStanding;
  readonly source?: string;
  readonly limit: number;
}

/** The newest runs first. */
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

/** A file that was held longer ago than so many days is decided by the files that came after it. */
const HELD_DAYS = 60;

/** How many files of these dealerships are held and wait for somebody's decision. */
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

/** For how long back it is asked when a car's feed spoke. */
const SPOKE_DAYS = 60;

/**
 * When a file of the car's feed last said what it is, in epoch milliseconds: one that changed it, or one of the whole
 * stock, in which every car for sale was. Null where none has come for two months.
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

/** The next run of the dealership that changed the stock after this one; null for none. */
export async function laterRun(
  db: Database,
  { id, dealershipId, source }: Pick<Run, "id" | "dealershipId" | "source">,
) {
  let later = db.selectFrom("import_runs").select("id").where("dealership_id", "=", dealershipId);
  // Another source brings other cars.
  if (source !== null) later = later.where(({ eb, or }) => or([eb("source", "is", null), eb("source", "=", source)]));
  const row = await later.where("standing", "=", "imported").where("id", ">", id).limit(1).executeTakeFirst();
  return row?.id ?? null;
}

/** What one run changed of one car: `before` and `after` are the changed columns; null for a new car. */
export interface RunChange {
  readonly carId: number;
  readonly kind: "created" | "updated" | "sold";
  readonly stocknum: string;
  readonly name: string;
  readonly before: Readonly<Record<string, string | number | null>> | null;
  readonly after: Readonly<Record<string, string | number | null>> | null;
}

const PAGE = 200;

/** Everything that the run changed, by car, in pages. */
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
