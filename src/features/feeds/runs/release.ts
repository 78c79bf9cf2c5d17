import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { runImport } from "../import.ts";
import type { ImportOrder, RunOutcome } from "../order.ts";
import { laterRun, type Run } from "./data.ts";
import { USUAL_HOLD_RULES } from "./holds.ts";
import { hashOf, localCopy, storedPath } from "./stored-files.ts";

/** What releasing a run needs besides the run. */
export type ReleaseOrder = Pick<ImportOrder, "yards" | "files" | "outlook" | "clock" | "look"> & {
  /** The folder that holds the file. */
  readonly dataDir: string;
  readonly release: NonNullable<ImportOrder["release"]>;
};

/** Imports a held file after all. The error is a sentence, and means that nothing was changed. */
export async function releaseRun(db: Database, run: Run, order: ReleaseOrder): Promise<Result<RunOutcome, string>> {
  const refusal = await whyNotReleased(db, run, order);
  if (refusal !== null) return err(refusal);
  const { dataDir, ...rest } = order;
  const outcome = await runImport(db, {
    ...rest,
    file: storedPath(dataDir, run.keptFile ?? ""),
    name: run.file,
    dealership: { id: run.dealershipId, slug: run.dealership, name: run.dealershipName },
    mode: run.mode,
    mapping: run.mapping,
    pictureHosts: run.report?.pictureHosts ?? [],
    dryRun: order.release === "dry",
    ...(run.source === null ? {} : { source: { name: run.source, holds: USUAL_HOLD_RULES } }),
  });
  return outcome.standing === "refused" ? err(outcome.reason) : ok(outcome);
}

async function whyNotReleased(
  db: Database,
  run: Run,
  place: Pick<ReleaseOrder, "dataDir" | "files">,
): Promise<string | null> {
  if (run.standing !== "held") return `Run ${run.id} is not held: it is ${run.standing}.`;
  const later = await laterRun(db, run);
  if (later !== null)
    return `Run ${later} has been imported since, and run ${run.id} would put older facts over it: import a newer file instead.`;
  const path = run.keptFile === null ? null : await localCopy(place, run.keptFile);
  if (path === null)
    return `The file of run ${run.id} is not kept on this machine: import the file again with what it needs.`;
  // The file released must be the one that was held, and that the report describes.
  if ((await hashOf(path)) !== run.keptFile)
    return `The stored file of run ${run.id} has been changed since, or is damaged: import the file again.`;
  return null;
}
