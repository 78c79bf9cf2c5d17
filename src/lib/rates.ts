import { LRUCache } from "lru-cache";
import { widerNetworkOf } from "./net/client-address.ts";

/** A rate limit: so many requests within each window of so many milliseconds. */
export interface Rate {
  /** Name under which every process counts it. */
  readonly name: string;
  readonly most: number;
  readonly withinMs: number;
}

interface RateCount {
  /** Requests in the present window, this one included. */
  readonly hits: number;
  /** Milliseconds until the next window begins. */
  readonly endsInMs: number;
}

/** Counts requests by client. It answers at once: no request waits for a database to be counted. */
export interface Rates {
  count(rate: Rate, who: string): RateCount;
}

/** The end of the present window. Windows are the same for all clients, so that all processes count the same ones. */
export const endOfStretch = ({ withinMs }: Rate, now: number): number => (Math.floor(now / withinMs) + 1) * withinMs;

/** Whether a window that ends then is the present one. A clock that ran ahead has left others, which count no more. */
export const isPresent = (rate: Rate, endsAt: number, now: number): boolean => endsAt === endOfStretch(rate, now);

/** More clients than this are not remembered: the one that was quiet for longest is forgotten. */
export const MOST_CLIENTS = 50_000;

/** So many entries, with room for those that are there: told by `max`, the cache would make it for all at once. */
export const boundedTo = (most: number) => ({ maxSize: most, sizeCalculation: () => 1 });

/** Counts for a single process. `clock` gives epoch milliseconds. */
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

/** How many times as much as one network of a household all those of one owner may ask for together. */
const NETWORKS = 16;

/**
 * The same counts, in which an owner of a whole /48 of IPv6 does not become 65,536 clients: its networks share so many
 * times what one may ask for. That is room enough for a provider that gives its customers networks of one such.
 */
export function withOwners(rates: Rates): Rates {
  return {
    count(rate, who) {
      const one = rates.count(rate, who);
      const owner = widerNetworkOf(who);
      // What one network is refused anyway takes nothing from its neighbours.
      if (owner === null || one.hits > rate.most) return one;
      const { hits } = rates.count({ ...rate, most: rate.most * NETWORKS }, owner);
      return { ...one, hits: Math.max(one.hits, Math.ceil(hits / NETWORKS)) };
    },
  };
}
