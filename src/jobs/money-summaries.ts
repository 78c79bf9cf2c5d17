import { writeSummaries } from "../features/reservations/desk/summaries/mutations.ts";
import type { Sites } from "../features/site/data.ts";
import { type Job, type JobOptions, startJob } from "./job.ts";

interface SummaryOptions extends JobOptions {
  readonly sites: Pick<Sites, "all">;
}

/** Writes each dealership's summary of yesterday's money in its morning; several processes write only one. */
export function startSummaryWorker(options: SummaryOptions): Job {
  const { db, sites, clock, log } = options;
  const work = async () => {
    const written = await writeSummaries(db, sites.all(), clock());
    if (written > 0) log.info({ written }, "summaries of yesterday's money are on their way");
  };
  const says = { failing: "summaries of money wait", mended: "summaries of money are written again" };
  return startJob(options, { work, says });
}
