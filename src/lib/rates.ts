import { LRUCache } from "lru-cache";

/** How often something may be asked for: so many times within each stretch of so many milliseconds. */
export interface Rate {
  /** By which it is counted apart from others, and by every process alike. */
  readonly name: string;
  readonly most: number;
  readonly withinMs: number;
}

interface RateCount {
  /** How often it was asked in the stretch that now is, this time included. */
  readonly hits: number;
  /** Milliseconds until the next stretch begins. */
  readonly endsInMs: number;
}

/** Counts who asks how often. It answers at once: nobody's request waits for a database to be counted. */
export interface Rates {
  count(rate: Rate, who: string): RateCount;
}

/** Stretches are the same for everybody, so that processes count the same ones. */
export const endOfStretch = ({ withinMs }: Rate, now: number): number => (Math.floor(now / withinMs) + 1) * withinMs;

/** More askers than this are not remembered at once: whoever was quiet for longest is counted anew. */
export const MOST_ASKERS = 50_000;

/** For a process that is alone. `clock` gives epoch milliseconds. */
export function ratesInMemory(clock: () => number): Rates {
  const counts = new LRUCache<string, { readonly hits: number; readonly endsAt: number }>({ max: MOST_ASKERS });
  return {
    count(rate, who) {
      const now = clock();
      const key = `${rate.name}\n${who}`;
      const known = counts.get(key);
      const count =
        known && known.endsAt > now
          ? { hits: known.hits + 1, endsAt: known.endsAt }
          : { hits: 1, endsAt: endOfStretch(rate, now) };
      counts.set(key, count);
      return { hits: count.hits, endsInMs: count.endsAt - now };
    },
  };
}
