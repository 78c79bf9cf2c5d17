import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { changeStock, type Restoring, restoreCar } from "../../stock/mutations.ts";
import { restorePictures } from "../../stock-pictures/mutations.ts";
import { columnsOf, hasPictures, picturesBefore, picturesNow, withoutPictures } from "../../stock-pictures/undo.ts";
import { changesOfRun, type Run, type RunChange, runById, type UndoReport } from "./data.ts";
import { markUndone, noteUndone, RUN_DAYS } from "./mutations.ts";

const MOST_NAMED = 200;

/**
 * Undoes the run's changes, except where people or later runs have changed the car since. A dry run only reports what
 * would happen. The error is a sentence, and means that nothing was changed.
 */
export async function undoRun(
  db: Database,
  id: number,
  { by, now, dryRun }: { readonly by: string; readonly now: number; readonly dryRun: boolean },
): Promise<Result<UndoReport, string>> {
  const run = await runById(db, id);
  const refusal = run ? whyNot(run, now) : `There is no run ${id}: see \`forecourt import runs\`.`;
  if (!run || refusal) return err(refusal ?? "");
  return changeStock(
    db,
    async (trx) => {
      const report: UndoReport = { removed: 0, broughtBack: 0, restored: 0, left: 0, leftCars: [] };
      if (!(await markUndone(trx, id, { by, now }))) return err(`Run ${id} has been taken back already.`);
      for await (const changes of changesOfRun(trx, id)) {
        const later = await laterRuns(trx, run, changes);
        for (const change of changes) {
          const of = { by, now, laterRun: later.get(change.carId) ?? null };
          const restoring = await restoreWithPictures(trx, run, change, of);
          note(report, change, restoring);
        }
      }
      await noteUndone(trx, id, report);
      return ok(report);
    },
    dryRun,
  );
}

/**
 * Undoes a run's change of one car. Its displayed pictures change by themselves as they are fetched, so whether anybody
 * has chosen others is judged by the pictures that the feed names.
 */
async function restoreWithPictures(
  trx: Database,
  { dealershipId }: Pick<Run, "dealershipId">,
  change: RunChange,
  of: { readonly by: string; readonly now: number; readonly laterRun: number | null },
): Promise<Restoring> {
  if (!hasPictures(change)) return restoreCar(trx, change, of);
  const { stocknum } = change;
  const now = (await picturesNow(trx, dealershipId, [stocknum])).get(stocknum);
  const pictures = picturesBefore(change, now);
  if (pictures === null) {
    const { done, left } = await restoreCar(trx, withoutPictures(change), of);
    return { done, left: left ?? "other pictures were named since" };
  }
  await restorePictures(trx, { id: dealershipId }, stocknum, pictures, of.now);
  return restoreCar(trx, withoutPictures(change), { ...of, pictures: await columnsOf(trx, pictures) });
}

function whyNot({ id, standing, startedAt, report }: Run, now: number): string | null {
  if (standing === "undone") return `Run ${id} has been taken back already.`;
  if (standing !== "imported") return `Run ${id} has changed nothing: there is nothing to take back.`;
  if (!report) return `Run ${id} has no record of what it changed.`;
  if (startedAt < now - RUN_DAYS * DAY_MS) return `Run ${id} is older than ${RUN_DAYS} days: it cannot be taken back.`;
  if (report.run === undefined) return `Run ${id} was made by an earlier version, which kept no record of its changes.`;
  return null;
}

/** For each car, the last run after this one that also changed it. */
async function laterRuns(
  db: Database,
  run: Pick<Run, "id" | "dealershipId">,
  changes: readonly RunChange[],
): Promise<Map<number, number>> {
  const ids = changes.map(({ carId }) => carId);
  const later = db
    .selectFrom("import_runs")
    .select("id")
    .where("dealership_id", "=", run.dealershipId)
    .where("id", ">", run.id)
    .where("standing", "=", "imported");
  const rows = await db
    .selectFrom("import_changes")
    .select(({ fn }) => ["car_id" as const, fn.max<number>("run_id").as("run")])
    .where("run_id", "in", later)
    .where("car_id", "in", ids)
    .groupBy("car_id")
    .execute();
  return new Map(rows.map(({ car_id, run: last }) => [car_id, last]));
}

function note(report: UndoReport, { kind, name, stocknum }: RunChange, { done, left }: Restoring): void {
  if (done && kind === "created") report.removed += 1;
  else if (done && kind === "sold") report.broughtBack += 1;
  else if (done) report.restored += 1;
  if (left === null) return;
  report.left += 1;
  if (report.leftCars.length < MOST_NAMED) report.leftCars.push({ car: `${name} (${stocknum})`, why: left });
}
