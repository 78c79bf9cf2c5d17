import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import { recordTurned } from "../features/staff/audit/planned-prices.ts";
import { beginDuePrices, endDuePrices } from "../features/stock/planned/mutations.ts";
import { Poller } from "../lib/poller.ts";
import { orThrow } from "../lib/result.ts";
import { reasonOf } from "./reason.ts";

interface PlannedPriceOptions {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Milliseconds between two looks at what is due. */
  readonly intervalMs: number;
}

export interface PlannedPriceWorker {
  /** Lets begin and end what is due now. Resolves to the number of prices that did. */
  runOnce(): Promise<number>;
  stop(): Promise<void>;
}

/** Until stopped, lets planned prices begin and end at their time; several processes may share one database. */
export function startPlannedPrices({ db, clock, log, intervalMs }: PlannedPriceOptions): PlannedPriceWorker {
  const work = async () => {
    const now = clock();
    const begun = await beginDuePrices(db, now, (trx, one) => recordTurned(trx, one, "begin", { now }));
    const ended = await endDuePrices(db, now, (trx, one) => recordTurned(trx, one, "end", { now }));
    if (begun + ended > 0) log.info({ begun, ended }, "planned prices have begun or ended");
    return begun + ended;
  };
  const poller: Poller<number> = new Poller(work, {
    intervalMs,
    clock,
    onFailing: (error) => log.warn(reasonOf(error), "planned prices do not begin, nor end"),
    onMended: () => log.info("planned prices begin and end again"),
  });
  poller.start();
  return { runOnce: async () => orThrow(await poller.poll()), stop: () => poller.stop() };
}
