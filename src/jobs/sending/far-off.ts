import { bringNear } from "../../db/far-off/bring-near.ts";
import { bringHoldsNear } from "../../features/reservations/desk/holds/mutations.ts";
import { HOUR_MS } from "../../lib/time/spans.ts";
import { type Job, type JobOptions, startJob } from "../job.ts";

/**
 * At start and every hour, makes rows due that a clock running ahead had postponed for years. A run resolves to their
 * number.
 */
export function startBringingNear(options: Omit<JobOptions, "intervalMs">): Job<number> {
  const { db, clock, log } = options;
  const work = async () => {
    const brought = (await bringNear(db, clock())) + (await bringHoldsNear(db, clock()));
    if (brought > 0) log.warn({ brought }, "what a clock that was ahead had put off is done now");
    return brought;
  };
  const says = {
    failing: "what was put off too far is not looked for",
    mended: "what was put off is looked for again",
  };
  return startJob({ ...options, intervalMs: HOUR_MS }, { work, says });
}
