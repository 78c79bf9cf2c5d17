import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import { whenLeadStored } from "../features/leads/sending/outbox.ts";
import { adoptLeads } from "../features/people/adopting/mutations.ts";
import { forgetChanges } from "../features/people/changes/mutations.ts";
import { Poller } from "../lib/poller.ts";
import { MINUTE_MS } from "../lib/time/spans.ts";
import { reasonOf } from "./reason.ts";

export interface PeopleWorkerOptions {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Milliseconds between two polls for leads that another process stored. */
  readonly intervalMs: number;
}

export interface PeopleWorker {
  stop(): Promise<void>;
}

/** Between two looks through every lead, which finds what a process left that was killed. */
const THOROUGH_MS = 30 * MINUTE_MS;

/**
 * Until stopped, gives each stored lead to the person who sent it, so that the desk shows it within a second. Several
 * processes may share one database.
 */
export function startPeopleWorker({ db, clock, log, intervalMs }: PeopleWorkerOptions): PeopleWorker {
  let thoroughAt = 0;
  const work = async () => {
    const now = clock();
    const all = now >= thoroughAt;
    await adoptLeads(db, { now, all });
    if (!all) return;
    thoroughAt = now + THOROUGH_MS;
    await forgetChanges(db, now);
  };
  const poller = new Poller(work, {
    intervalMs,
    clock,
    onFailing: (error) => log.warn(reasonOf(error), "new leads do not reach the desk"),
    onMended: () => log.info("new leads reach the desk again"),
  });
  const forget = whenLeadStored(db, () => void poller.poll());
  poller.start();
  return {
    async stop() {
      forget();
      await poller.stop();
    },
  };
}
