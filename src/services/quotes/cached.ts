import type { Quotes } from "./port.ts";

/** How long a cached quote is valid, in milliseconds; and how many quotes are cached. */
const HOLDS_MS = 3_600_000;
const MOST = 2_000;

/**
 * Caches each vehicle's quote at its price for an hour, because a quote costs the dealer money and page views are
 * many.
 */
export function cacheQuotes(quotes: Quotes, clock: () => number): Quotes {
  const cache = new Map<string, { readonly until: number; readonly answer: ReturnType<Quotes["quote"]> }>();
  return {
    quote(question) {
      const name = JSON.stringify(question);
      const before = cache.get(name);
      if (before && before.until > clock()) return before.answer;
      cache.delete(name);
      const answer = quotes.quote(question);
      cache.set(name, { until: clock() + HOLDS_MS, answer });
      for (const oldest of cache.keys()) {
        if (cache.size <= MOST) break;
        cache.delete(oldest);
      }
      // A quote that failed for a passing reason is requested again.
      void answer.then((result) => {
        if (!result.ok && result.error.kind === "unavailable") cache.delete(name);
      });
      return answer;
    },
  };
}
