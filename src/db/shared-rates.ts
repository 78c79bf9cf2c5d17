import { LRUCache } from "lru-cache";
import { Poller } from "../lib/poller.ts";
import { endOfStretch, MOST_ASKERS, type Rate, type Rates } from "../lib/rates.ts";
import type { Database } from "./dialect.ts";

/** One asker of one rate, in the stretch that ends at `endsAt`. */
interface Counted {
  readonly rate: Rate;
  readonly who: string;
  readonly endsAt: number;
  /** What the database knew when it was told last, all processes together. */
  shared: number;
  /** What it was not told yet. */
  own: number;
}

interface SharedRatesOptions {
  readonly clock: () => number;
  /** How often the database is told, milliseconds. */
  readonly intervalMs: number;
  /** Told once when the database cannot be reached, and not again before it was. */
  readonly onFailure: (error: unknown) => void;
}

export interface SharedRates extends Rates {
  /** Tells the database now. */
  tell(): Promise<void>;
  stop(): Promise<void>;
}

/** Rows of one statement; what waits beyond them goes with the next. */
const MOST_ROWS = 500;
/** The database is told of an asker from this part of what they may ask. */
const WORTH_TELLING = 1 / 10;

/**
 * Rates that several processes count together (docs/decisions/0023). Each counts in its memory and refuses by it; the
 * database hears in one statement now and then of those who ask a lot, and says what the others counted of them. So a
 * flood costs it no more than that statement, and who is refused already costs it nothing. While it is away each
 * process counts alone.
 */
export function ratesInDatabase(db: Database, { clock, intervalMs, onFailure }: SharedRatesOptions): SharedRates {
  const counts = new LRUCache<string, Counted>({ max: MOST_ASKERS });
  const waiting = new Set<Counted>();
  /** When the last stretch ends that the database was told of, epoch milliseconds; null when it knows of none. */
  let forgetsAt: number | null = null;

  function count(rate: Rate, who: string) {
    const now = clock();
    const key = `${rate.name}\n${who}`;
    let counted = counts.get(key);
    if (!counted || counted.endsAt <= now) {
      counted = { rate, who, endsAt: endOfStretch(rate, now), shared: 0, own: 0 };
      counts.set(key, counted);
    }
    counted.own += 1;
    const isRefusedByAll = counted.shared > rate.most;
    if (!isRefusedByAll && counted.own >= rate.most * WORTH_TELLING) waiting.add(counted);
    return { hits: counted.shared + counted.own, endsInMs: counted.endsAt - now };
  }

  async function tellNow(): Promise<void> {
    const now = clock();
    await db.deleteFrom("rate_counts").where("ends_at", "<=", now).execute();
    if (forgetsAt !== null && forgetsAt <= now) forgetsAt = null;
    const told = [...waiting].slice(0, MOST_ROWS);
    for (const counted of told) waiting.delete(counted);
    const current = told.filter(({ endsAt }) => endsAt > now).map((counted) => ({ counted, hits: counted.own }));
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
    count,
    async tell() {
      await poller.poll();
    },
    stop: () => poller.stop(),
  };
}

const rowKey = (name: string, who: string, endsAt: number) => `${name}\n${who}\n${endsAt}`;

/** Adds what one process counted, and gives what all processes counted of the same, by `rowKey`. */
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
    // In the same order everywhere, so that two processes never wait for each other's rows.
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
