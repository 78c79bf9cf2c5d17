import { forgetWaitingFiles } from "../features/leads/enquiry-files.ts";
import { deleteOldValuations } from "../features/trade-in/photos.ts";
import { type Job, type JobOptions, startJob } from "./job.ts";

interface CleanerOptions extends JobOptions {
  readonly dataDir: string;
}

/**
 * Deletes expired valuations with their photos, and files of forms that were never sent. Safe to run in several
 * processes at once.
 */
export function startValuationCleaner(options: CleanerOptions): Job {
  const { log, clock, intervalMs } = options;
  const work = async () => {
    const forgotten = await deleteOldValuations(options, clock());
    if (forgotten > 0) log.info({ forgotten }, "old valuations were deleted");
    const files = await forgetWaitingFiles(options, clock());
    if (files > 0) log.info({ files }, "files of forms that were not sent were deleted");
  };
  const says = {
    failing: "old valuations and files wait to be deleted",
    mended: "old valuations and files are deleted again",
  };
  return startJob(options, { work, says, firstAfterMs: intervalMs });
}
