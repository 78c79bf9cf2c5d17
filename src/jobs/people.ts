import { Apart } from "../db/each-apart.ts";
import { adoptLeads } from "../features/people/adopting/mutations.ts";
import { forgetChanges } from "../features/people/changes/mutations.ts";
import { MINUTE_MS } from "../lib/time/spans.ts";
import { type Job, type JobOptions, startJob } from "./job.ts";

/** Milliseconds between two passes over every lead, which find what a killed process left undone. */
const THOROUGH_MS = 30 * MINUTE_MS;

/**
 * Assigns each stored lead to the person who sent it, so that the desk shows it within a second. Several processes may
 * share one database.
 */
export function startPeopleWorker(options: JobOptions): Job {
  const { db, clock } = options;
  let thoroughAt = 0;
  const work = async () => {
    const now = clock();
    const all = now >= thoroughAt;
    const apart = new Apart();
    await apart.one(() => adoptLeads(db, { now, all }));
    if (all) {
      thoroughAt = now + THOROUGH_MS;
      await apart.one(() => forgetChanges(db, now));
    }
    apart.report();
  };
  const says = { failing: "new leads do not reach the desk", mended: "new leads reach the desk again" };
  return startJob(options, { work, says, followsOutbox: true });
}
