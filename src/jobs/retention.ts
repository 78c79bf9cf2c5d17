import type { Logger } from "pino";
import { LEASES } from "../db/locks.ts";
import type { Database } from "../db/open.ts";
import { standForElection } from "../db/processes/election.ts";
import { type Erased, eraseDue } from "../features/privacy/retention/mutations.ts";
import { briefFor } from "../features/site/brief.ts";
import type { Sites } from "../features/site/data.ts";
import { Poller } from "../lib/poller.ts";
import { orThrow } from "../lib/result.ts";
import { reasonOf } from "./reason.ts";

interface RetentionOptions {
  readonly db: Database;
  readonly sites: Pick<Sites, "all">;
  /** Identifies this process among those that may do it. */
  readonly holder: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Milliseconds between two batches. */
  readonly intervalMs: number;
}

export interface RetentionWorker {
  /** Erases a batch of what is kept no longer, if this process is elected. */
  runOnce(): Promise<Erased>;
  stop(): Promise<void>;
}

/** Most threads of a batch: others who write to the database wait for one of them at a time, and never for long. */
const BATCH = 200;

/** Until stopped, erases what dealerships keep no longer. Of several processes one is elected. */
export function startRetention({ db, sites, holder, clock, log, intervalMs }: RetentionOptions): RetentionWorker {
  const election = standForElection(db, { name: LEASES.retention, holder, clock });
  const work = async (): Promise<Erased> => {
    if (!election.isElected()) return { threads: 0, leads: 0 };
    const places = sites
      .all()
      .flatMap((site) =>
        site.dealerships.map(({ slug }) => ({ site: site.slug, dealership: slug, config: briefFor(site, slug) })),
      );
    const goesOn = () => !poller.stopped && election.isElected();
    const erased = await eraseDue(db, places, { now: clock(), limit: BATCH, goesOn });
    if (erased.threads + erased.leads > 0) log.info(erased, "people of whom nothing is kept any longer were erased");
    return erased;
  };
  const poller: Poller<Erased> = new Poller(work, {
    intervalMs,
    clock,
    onFailing: (error) => log.warn(reasonOf(error), "what is kept no longer could not be erased, and waits"),
    onMended: () => log.info("what is kept no longer is erased again"),
  });
  poller.start({ firstAfterMs: intervalMs });
  return {
    async runOnce() {
      await election.tryNow();
      return orThrow(await poller.poll());
    },
    async stop() {
      await poller.stop();
      await election.stop();
    },
  };
}
