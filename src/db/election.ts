import { Poller } from "../lib/poller.ts";
import { orThrow } from "../lib/result.ts";
import type { Database } from "./dialect.ts";
import { giveLease, takeLease } from "./leases.ts";
import type { LeaseName } from "./locks.ts";

/** How long a lease is held, and how often it is renewed or asked for, milliseconds. */
export const LEASE_MS = 10_000;
const RENEW_MS = 2_000;

export interface ElectionOptions {
  /** Of the work that one process at a time may do. */
  readonly name: LeaseName;
  /** Names this process; no two share one. */
  readonly holder: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Milliseconds between two tries. */
  readonly everyMs?: number;
}

/** One process among several, each of which stands for the same work until it stops. */
export interface Election {
  readonly holder: string;
  /** Whether this process is the elected one, and stays so for as many milliseconds more. */
  isElected(forMs?: number): boolean;
  /** Takes or renews the lease now. Rejects when the database does not answer; what was held runs out by itself. */
  tryNow(): Promise<boolean>;
  /**
   * Stands no longer, and lets the next be elected at once; or, while work is still under way, when the lease runs out.
   */
  stop(options?: { readonly atWork: boolean }): Promise<void>;
}

/**
 * Stands for election: of all that do, at most one is elected, by a lease in the database that it renews. One that is
 * killed is followed by another when its lease has run out; one that cannot renew it counts itself out by then.
 */
export function standForElection(db: Database, options: ElectionOptions): Election {
  const { name, holder, clock, everyMs = RENEW_MS } = options;
  let until = Number.NEGATIVE_INFINITY;
  const tryOnce = async (): Promise<boolean> => {
    // The lease is counted from before it was asked for: never longer than the others see it.
    const now = clock();
    const held = !poller.stopped && (await takeLease(db, { name, holder, now, forMs: LEASE_MS }));
    until = held ? now + LEASE_MS : Number.NEGATIVE_INFINITY;
    return held;
  };
  // A lease runs out whether or not the database answers: tries that fail come no more rarely than others.
  const poller: Poller<boolean> = new Poller(tryOnce, { intervalMs: everyMs, slowestMs: everyMs, clock });
  poller.start();
  return {
    holder,
    isElected: (forMs = 0) => clock() + forMs < until,
    tryNow: async () => orThrow(await poller.poll()),
    async stop({ atWork } = { atWork: false }) {
      await poller.stop();
      until = Number.NEGATIVE_INFINITY;
      if (!atWork) await giveLease(db, name, holder).catch(() => {});
    },
  };
}
