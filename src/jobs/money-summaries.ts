import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import { writeSummaries } from "../features/reservations/desk/summaries/mutations.ts";
import type { Sites } from "../features/site/data.ts";
import { Poller } from "../lib/poller.ts";
import { reasonOf } from "./reason.ts";

interface SummaryWorkerOptions {
  readonly db: Database;
  readonly sites: Pick<Sites, "all">;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Milliseconds between two looks at which dealerships' morning has come. */
  readonly intervalMs: number;
}

/** Until stopped, writes each dealership's summary of yesterday's money in its morning; several processes write one. */
export function startSummaryWorker(options: SummaryWorkerOptions): { stop(): Promise<void> } {
  const { db, sites, clock, log, intervalMs } = options;
  const work = async () => {
    const written = await writeSummaries(db, sites.all(), clock());
    if (written > 0) log.info({ written }, "summaries of yesterday's money are on their way");
  };
  const poller = new Poller(work, {
    intervalMs,
    clock,
    onFailing: (error) => log.warn(reasonOf(error), "summaries of money wait"),
    onMended: () => log.info("summaries of money are written again"),
  });
  poller.start();
  return { stop: () => poller.stop() };
}
