import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import { forgetWaitingFiles } from "../features/leads/enquiry-files.ts";
import { forgetOldValuations } from "../features/trade-in/photos.ts";
import { Poller } from "../lib/poller.ts";

export interface ValuationCleanerOptions {
  readonly db: Database;
  readonly dataDir: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Milliseconds between two polls. */
  readonly intervalMs: number;
}

/**
 * From time to time, until stopped, deletes expired valuations with their photos, and files of forms that were never
 * sent. Several processes may do it at once.
 */
export function startValuationCleaner(options: ValuationCleanerOptions): { stop(): Promise<void> } {
  const { log, clock, intervalMs } = options;
  const work = async () => {
    const forgotten = await forgetOldValuations(options, clock());
    if (forgotten > 0) log.info({ forgotten }, "old valuations were deleted");
    const files = await forgetWaitingFiles(options, clock());
    if (files > 0) log.info({ files }, "files of forms that were not sent were deleted");
  };
  const poller = new Poller(work, {
    intervalMs,
    clock,
    onFailing: (err) => log.warn({ err }, "old valuations and files wait to be deleted"),
  });
  poller.start({ firstAfterMs: intervalMs });
  return { stop: () => poller.stop() };
}
