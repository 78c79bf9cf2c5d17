import { LRUCache } from "lru-cache";
import { widerNetworkOf } from "./net/client-address.ts";

/** A rate limit: at most `most` requests within each window of `withinMs` milliseconds. */
export interface Rate {
  /** The name under which every process counts it. */
  readonly name: string;
  readonly most: number;
  readonly withinMs: number;
}

interface RateCount {
  /** Requests in the current window, including this one. */
  readonly hits: number;
  /** Milliseconds until the next window begins. */
  readonly endsInMs: number;
}

/** Counts requests by client. It answers immediately: no request waits for a database to be counted. */
export interface Rates {
  count(rate: Rate, who: string): RateCount;
}

/** The end of the current window. Windows are the same for all clients, so all processes count the same ones. */
export const endOfStretch = ({ withinMs }: Rate, now: number): number => (Math.floor(now / withinMs) + 1) * withinMs;

/** Whether a window that ends then is the current one. Other windows, left by a clock that ran ahead, do not count. */
export const isPresent = (rate: Rate, endsAt: number, now: number): boolean => endsAt === endOfStretch(rate, now);

/** Maximum clients remembered; beyond that the one idle for longest is forgotten. */
export const MOST_CLIENTS = 50_000;

/**
 * Limits a cache to this many entries without reserving memory; with `max`, the cache would allocate for all at once.
 */
export const boundedTo = (most: number) => ({ maxSize: most, sizeCalculation: () => 1 });

/** Counts for a single process. `clock` returns epoch milliseconds. */
export function ratesInMemory(clock: () => number): Rates {
  const counts = new LRUCache<string, { readonly hits: number; readonly endsAt: number }>(boundedTo(MOST_CLIENTS));
  return withOwners({
    count(rate, who) {
      const now = clock();
      const key = `${rate.name}\n${who}`;
      const known = counts.get(key);
      const count =
        known && isPresent(rate, known.endsAt, now)
          ? { hits: known.hits + 1, endsAt: known.endsAt }
          : { hits: 1, endsAt: endOfStretch(rate, now) };
      counts.set(key, count);
      return { hits: count.hits, endsInMs: count.endsAt - now };
    },
  });
}

/** All networks of one owner together may make this many times the requests of a single household's network. */
const NETWORKS = 16;

/**
 * The same counts, but the owner of a whole IPv6 /48 does not become 65,536 clients: its networks share `NETWORKS`
 * times the limit of one. That is enough even for a provider that assigns its customers networks from a single /48.
 */
export function withOwners(rates: Rates): Rates {
  return {
    count(rate, who) {
      const one = rates.count(rate, who);
      const owner = widerNetworkOf(who);
      // Requests that the single network's own limit refuses do not use up its neighbours' share.
      if (owner === null || one.hits > rate.most) return one;
      const { hits } = rates.count({ ...rate, most: rate.most * NETWORKS }, owner);
      return { ...one, hits: Math.max(one.hits, Math.ceil(hits / NETWORKS)) };
    },
  };
}
