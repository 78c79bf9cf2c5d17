import { LRUCache } from "lru-cache";
import { Poller } from "../../lib/poller.ts";
import {
  boundedTo,
  endOfStretch,
  isPresent,
  MOST_CLIENTS,
  type Rate,
  type Rates,
  withOwners,
} from "../../lib/rates.ts";
import type { Database } from "../dialect.ts";

/** One client's count for one rate, within the time window that ends at `endsAt`. */
interface Counted {
  readonly rate: Rate;
  readonly who: string;
  readonly endsAt: number;
  /** Count of all processes together, as the database last reported it. */
  shared: number;
  /** Count that has not been written to the database yet. */
  own: number;
}

interface SharedRatesOptions {
  readonly clock: () => number;
  /** Milliseconds between writes to the database. */
  readonly intervalMs: number;
  /** Called once when the database cannot be reached, and again only after it was reached in between. */
  readonly onFailure: (error: unknown) => void;
}

export interface SharedRates extends Rates {
  /** Writes to the database now. */
  tell(): Promise<void>;
  stop(): Promise<void>;
}

/** Maximum rows per statement; the rest is written with the next. */
const MOST_ROWS = 500;
/** A client is written to the database only after using this share of its rate. */
const MIN_REPORTED_SHARE = 1 / 10;

/**
 * Rate limits that several processes count together (docs/decisions/0023). Each process counts in memory and refuses by
 * that count. At intervals, one statement writes the busiest clients to the database and reads the other processes'
 * counts. A flood therefore costs the database only that statement, and a client already refused costs it nothing.
 * While the database is unavailable, each process counts alone.
 */
export function ratesInDatabase(db: Database, { clock, intervalMs, onFailure }: SharedRatesOptions): SharedRates {
  const counts = new LRUCache<string, Counted>(boundedTo(MOST_CLIENTS));
  const waiting = new Set<Counted>();
  /** When the last window reported to the database ends, in epoch milliseconds; null if none is stored. */
  let forgetsAt: number | null = null;

  function count(rate: Rate, who: string) {
    const now = clock();
    const key = `${rate.name}\n${who}`;
    let counted = counts.get(key);
    if (!counted || !isPresent(rate, counted.endsAt, now)) {
      counted = { rate, who, endsAt: endOfStretch(rate, now), shared: 0, own: 0 };
      counts.set(key, counted);
    }
    counted.own += 1;
    const isRefusedByAll = counted.shared > rate.most;
    if (!isRefusedByAll && counted.own >= rate.most * MIN_REPORTED_SHARE) waiting.add(counted);
    return { hits: counted.shared + counted.own, endsInMs: counted.endsAt - now };
  }

  async function tellNow(): Promise<void> {
    const now = clock();
    await db.deleteFrom("rate_counts").where("ends_at", "<=", now).execute();
    if (forgetsAt !== null && forgetsAt <= now) forgetsAt = null;
    const batch = [...waiting].slice(0, MOST_ROWS);
    for (const counted of batch) waiting.delete(counted);
    const current = batch.filter(({ endsAt }) => endsAt > now).map((counted) => ({ counted, hits: counted.own }));
    if (current.length === 0) return;
    try {
      const sums = await addCounts(db, current);
      for (const { counted, hits } of current) {
        counted.shared = sums.get(rowKey(counted.rate.name, counted.who, counted.endsAt)) ?? counted.shared;
        counted.own -= hits;
        forgetsAt = Math.max(forgetsAt ?? 0, counted.endsAt);
      }
    } catch (error) {
      for (const { counted } of current) waiting.add(counted);
      throw error;
    }
  }

  const work = async () => {
    if (waiting.size > 0 || (forgetsAt !== null && forgetsAt <= clock())) await tellNow();
  };
  const poller = new Poller(work, { intervalMs, slowestMs: intervalMs, clock, onFailing: onFailure });
  poller.start({ firstAfterMs: intervalMs });
  return {
    ...withOwners({ count }),
    async tell() {
      await poller.poll();
    },
    stop: () => poller.stop(),
  };
}

const rowKey = (name: string, who: string, endsAt: number) => `${name}\n${who}\n${endsAt}`;

/** Adds this process's counts, and returns the totals of all processes by `rowKey`. */
async function addCounts(
  db: Database,
  counts: readonly { readonly counted: Counted; readonly hits: number }[],
): Promise<ReadonlyMap<string, number>> {
  const added = counts.map(({ counted: { rate, who, endsAt }, hits }) => ({
    name: rate.name,
    who,
    ends_at: endsAt,
    hits,
  }));
  const rows = await db
    .insertInto("rate_counts")
    // All processes use the same row order, so that two of them never deadlock.
    .values(added.sort((a, b) => compare(a.name, b.name) || compare(a.who, b.who)))
    .onConflict((conflict) =>
      conflict
        .columns(["name", "who", "ends_at"])
        .doUpdateSet((set) => ({ hits: set("rate_counts.hits", "+", set.ref("excluded.hits")) })),
    )
    .returning(["name", "who", "ends_at", "hits"])
    .execute();
  return new Map(rows.map(({ name, who, ends_at, hits }) => [rowKey(name, who, ends_at), hits]));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
