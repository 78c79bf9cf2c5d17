import { Apart } from "../db/each-apart.ts";
import { recordTurned } from "../features/staff/audit/planned-prices.ts";
import { beginDuePrices, endDuePrices } from "../features/stock/planned/mutations.ts";
import { type Job, type JobOptions, startJob } from "./job.ts";

/**
 * Starts and ends planned prices on time; several processes may share one database. A run resolves to the number of
 * prices that it started or ended.
 */
export function startPlannedPrices(options: JobOptions): Job<number> {
  const { db, clock, log } = options;
  const work = async () => {
    const now = clock();
    const apart = new Apart();
    const begin = () => beginDuePrices(db, now, (trx, one) => recordTurned(trx, one, "begin", { now }));
    const end = () => endDuePrices(db, now, (trx, one) => recordTurned(trx, one, "end", { now }));
    const begun = (await apart.one(begin)) ?? 0;
    const ended = (await apart.one(end)) ?? 0;
    if (begun + ended > 0) log.info({ begun, ended }, "planned prices have begun or ended");
    apart.report();
    return begun + ended;
  };
  const says = { failing: "planned prices do not begin, nor end", mended: "planned prices begin and end again" };
  return startJob(options, { work, says });
}
