import { Poller } from "../../lib/poller.ts";
import { orThrow } from "../../lib/result.ts";
import type { Database } from "../dialect.ts";
import type { LeaseName } from "../locks.ts";
import { giveLease, renewLeases, takeLease } from "./leases.ts";

/** How long a lease lasts and, below, the pause between attempts to renew or take it, in milliseconds. */
export const LEASE_MS = 10_000;
const RENEW_MS = 2_000;
/**
 * A lease with more than this left is not renewed yet, so that an idle server writes only at every second attempt. It
 * exceeds the five seconds that filling a search engine requires before each request.
 */
const LASTS_MS = 7_000;

interface Standing {
  readonly name: LeaseName;
  readonly holder: string;
  /** End of its current term, in epoch milliseconds. */
  until: number;
}

/** All candidacies over one database connection, and the renewal in progress. */
interface Together {
  readonly all: Set<Standing>;
  renewing: Promise<void> | null;
}

const standings = new WeakMap<Database, Together>();

function togetherOn(db: Database): Together {
  const known = standings.get(db) ?? { all: new Set<Standing>(), renewing: null };
  standings.set(db, known);
  return known;
}

/** Renews all leases of this holder with one statement; separately, each would be a disk write of its own. */
async function renewAll(db: Database, all: Iterable<Standing>, holder: string, now: number): Promise<void> {
  const ownLeases = [...all].filter((one) => one.holder === holder && one.until > now);
  const renewed = await renewLeases(db, { names: ownLeases.map(({ name }) => name), holder, now, forMs: LEASE_MS });
  // A candidate that has stopped in the meantime stays out, whatever was written.
  for (const one of ownLeases) {
    if (one.until > now) one.until = renewed.has(one.name) ? now + LEASE_MS : Number.NEGATIVE_INFINITY;
  }
}

export interface ElectionOptions {
  /** Name of the work that only one process at a time may do. */
  readonly name: LeaseName;
  /** Identifies this process; no two processes share one. */
  readonly holder: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Milliseconds between two attempts. */
  readonly everyMs?: number;
}

/** This process's candidacy for the work, until it stops. */
export interface Election {
  readonly holder: string;
  /** Whether this process is elected, and will still be in this many milliseconds. */
  isElected(forMs?: number): boolean;
  /**
   * Takes or renews the lease now; with `rests`, only if little time is left, as the automatic attempts do. Rejects if
   * the database does not answer; a lease held at that point expires by itself.
   */
  tryNow(options?: { readonly rests: boolean }): Promise<boolean>;
  /** Withdraws, so another process can be elected at once; with `atWork`, only when the lease expires. */
  stop(options?: { readonly atWork: boolean }): Promise<void>;
}

/**
 * Makes this process a candidate. At most one candidate is elected, by a lease in the database that it keeps renewing.
 * If the elected process is killed, another follows once the lease has expired. A process that cannot renew its lease
 * stops considering itself elected by then.
 */
export function standForElection(db: Database, options: ElectionOptions): Election {
  const { name, holder, clock, everyMs = RENEW_MS } = options;
  const own: Standing = { name, holder, until: Number.NEGATIVE_INFINITY };
  const together = togetherOn(db);
  together.all.add(own);
  // More time left than any lease allows means that it was taken before the clock was set back.
  const lasts = (now: number) => own.until > now + LASTS_MS && own.until <= now + LEASE_MS;
  let isRequested = false;
  const tryOnce = async (): Promise<boolean> => {
    const rests = !isRequested;
    isRequested = false;
    if (poller.stopped) return false;
    // The lease is counted from before the query, so this process never trusts it longer than the others do.
    const now = clock();
    if (rests && lasts(now)) return true;
    if (own.until > now) {
      // Of several that check at once, one renews for all.
      together.renewing ??= renewAll(db, together.all, holder, now).finally(() => {
        together.renewing = null;
      });
      await together.renewing;
      if (lasts(now)) return true;
    }
    const isHolder = await takeLease(db, { name, holder, now, forMs: LEASE_MS });
    own.until = isHolder ? now + LEASE_MS : Number.NEGATIVE_INFINITY;
    return isHolder;
  };
  // A lease expires whether or not the database answers, so failed attempts must not slow down the polling.
  const poller: Poller<boolean> = new Poller(tryOnce, { intervalMs: everyMs, slowestMs: everyMs, clock });
  poller.start();
  return {
    holder,
    isElected: (forMs = 0) => clock() + forMs < own.until,
    tryNow: async ({ rests } = { rests: false }) => {
      if (!rests) isRequested = true;
      return orThrow(await poller.poll());
    },
    async stop({ atWork } = { atWork: false }) {
      await poller.stop();
      own.until = Number.NEGATIVE_INFINITY;
      if (!atWork) await giveLease(db, name, holder).catch(() => {});
    },
  };
}
