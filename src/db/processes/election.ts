import { Poller } from "../../lib/poller.ts";
import { orThrow } from "../../lib/result.ts";
import type { Database } from "../dialect.ts";
import type { LeaseName } from "../locks.ts";
import { giveLease, renewLeases, takeLease } from "./leases.ts";

/** Milliseconds for which a lease is held, and between attempts to renew or take it. */
export const LEASE_MS = 10_000;
const RENEW_MS = 2_000;
/**
 * A lease that lasts for longer is left alone, so that a server at rest writes once in two tries. It is more than the
 * five seconds that filling a search engine asks for before each request.
 */
const LASTS_MS = 7_000;

interface Standing {
  readonly name: LeaseName;
  readonly holder: string;
  /** Epoch milliseconds until which it is elected. */
  until: number;
}

/** All that stand through one connection to the database, and the renewal that is under way. */
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

/** Renews all leases of this holder with one statement: each would be a write of its own for the disk. */
async function renewAll(db: Database, all: Iterable<Standing>, holder: string, now: number): Promise<void> {
  const held = [...all].filter((one) => one.holder === holder && one.until > now);
  const renewed = await renewLeases(db, { names: held.map(({ name }) => name), holder, now, forMs: LEASE_MS });
  // One that has stopped meanwhile is out, whatever was written.
  for (const one of held) {
    if (one.until > now) one.until = renewed.has(one.name) ? now + LEASE_MS : Number.NEGATIVE_INFINITY;
  }
}

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
   * Takes or renews the lease now; with `rests` only where it does not last for long, as is done by itself. Rejects
   * when the database does not answer; a lease that was held then expires by itself.
   */
  tryNow(options?: { readonly rests: boolean }): Promise<boolean>;
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
  const mine: Standing = { name, holder, until: Number.NEGATIVE_INFINITY };
  const together = togetherOn(db);
  together.all.add(mine);
  // What lasts for longer than any lease was taken before the clock was put back.
  const lasts = (now: number) => mine.until > now + LASTS_MS && mine.until <= now + LEASE_MS;
  let isAsked = false;
  const tryOnce = async (): Promise<boolean> => {
    const rests = !isAsked;
    isAsked = false;
    if (poller.stopped) return false;
    // The lease is counted from before the query, so this process never believes in it longer than the others do.
    const now = clock();
    if (rests && lasts(now)) return true;
    if (mine.until > now) {
      // Of several that look at once one does it for all.
      together.renewing ??= renewAll(db, together.all, holder, now).finally(() => {
        together.renewing = null;
      });
      await together.renewing;
      if (lasts(now)) return true;
    }
    const held = await takeLease(db, { name, holder, now, forMs: LEASE_MS });
    mine.until = held ? now + LEASE_MS : Number.NEGATIVE_INFINITY;
    return held;
  };
  // A lease runs out whether or not the database answers: tries that fail come no more rarely than others.
  const poller: Poller<boolean> = new Poller(tryOnce, { intervalMs: everyMs, slowestMs: everyMs, clock });
  poller.start();
  return {
    holder,
    isElected: (forMs = 0) => clock() + forMs < mine.until,
    tryNow: async ({ rests } = { rests: false }) => {
      if (!rests) isAsked = true;
      return orThrow(await poller.poll());
    },
    async stop({ atWork } = { atWork: false }) {
      await poller.stop();
      mine.until = Number.NEGATIVE_INFINITY;
      if (!atWork) await giveLease(db, name, holder).catch(() => {});
    },
  };
}
