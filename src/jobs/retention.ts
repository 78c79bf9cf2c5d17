import { Apart } from "../db/each-apart.ts";
import { LEASES } from "../db/locks.ts";
import type { KeepingPlace } from "../features/privacy/retention/data.ts";
import { type Erased, eraseDue } from "../features/privacy/retention/mutations.ts";
import { briefFor } from "../features/site/brief.ts";
import type { Sites } from "../features/site/data.ts";
import { type Job, type JobOptions, startJob } from "./job.ts";

interface RetentionOptions extends JobOptions {
  readonly sites: Pick<Sites, "all">;
  /** Identifies this process among the candidates for this work. */
  readonly holder: string;
}

/** Maximum threads per batch, so that other writers wait for one thread at a time, and never for long. */
const BATCH = 200;

/**
 * Erases data whose retention has ended, a batch at a time. Of several processes one is elected. A run resolves to what
 * it erased.
 */
export function startRetention(options: RetentionOptions): Job<Erased> {
  const { db, sites, holder, clock, log, intervalMs } = options;
  const work = async (goesOn: () => boolean): Promise<Erased> => {
    const apart = new Apart();
    const places: KeepingPlace[] = [];
    for (const site of sites.all())
      for (const { slug } of site.dealerships)
        await apart.one(async () => places.push({ site: site.slug, dealership: slug, config: briefFor(site, slug) }));
    const erased = await eraseDue(db, places, { now: clock(), limit: BATCH, goesOn, apart });
    if (erased.threads + erased.leads > 0) log.info(erased, "people of whom nothing is kept any longer were erased");
    apart.report();
    return erased;
  };
  const says = {
    failing: "what is kept no longer could not be erased, and waits",
    mended: "what is kept no longer is erased again",
  };
  const elected = { lease: LEASES.retention, holder, otherwise: { threads: 0, leads: 0 } };
  return startJob(options, { work, says, elected, firstAfterMs: intervalMs });
}
