import { Poller } from "../../lib/poller.ts";
import { orThrow } from "../../lib/result.ts";
import type { Database } from "../dialect.ts";
import type { LeaseName } from "../locks.ts";
import { giveLease, takeLease } from "./leases.ts";

/** Milliseconds for which a lease is held, and between attempts to renew or take it. */
export const LEASE_MS = 10_000;
const RENEW_MS = 2_000;

export interface ElectionOptions {
  /** Name of the work that only one process at a time may do. */
  readonly name: LeaseName;
  /** Identifies this process; no two share one. */
  readonly holder: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Milliseconds between two attempts. */
  readonly everyMs?: number;
}

/** This process as a candidate for the work, until it stops. */
export interface Election {
  readonly holder: string;
  /** Whether this process is the elected one, and will be for so many milliseconds more. */
  isElected(forMs?: number): boolean;
  /**
   * Takes or renews the lease now. Rejects when the database does not answer; a lease that was held then expires by
   * itself.
   */
  tryNow(): Promise<boolean>;
  /** Withdraws, so that another process can be elected at once; with `atWork`, only when the lease expires. */
  stop(options?: { readonly atWork: boolean }): Promise<void>;
}

/**
 * Makes this process a candidate: at most one of all candidates is elected, by a lease in the database that it
 * renews. When an elected process is killed, another one follows once the lease has expired; one that cannot renew
 * its lease considers itself out by then.
 */
export function standForElection(db: Database, options: ElectionOptions): Election {
  const { name, holder, clock, everyMs = RENEW_MS } = options;
  let until = Number.NEGATIVE_INFINITY;
  const tryOnce = async (): Promise<boolean> => {
    // The lease is counted from before the query, so this process never believes in it longer than the others do.
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
