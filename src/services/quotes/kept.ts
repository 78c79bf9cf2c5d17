import type { Quotes } from "./port.ts";

/** How long a quote holds, milliseconds; and how many are kept. */
const HOLDS_MS = 3_600_000;
const MOST = 2_000;

/** Asks for each vehicle at its price once an hour: a quote costs the dealer money, a page view does not. */
export function keepQuotes(quotes: Quotes, clock: () => number): Quotes {
  const kept = new Map<string, { readonly until: number; readonly answer: ReturnType<Quotes["quote"]> }>();
  return {
    quote(question) {
      const name = JSON.stringify(question);
      const before = kept.get(name);
      if (before && before.until > clock()) return before.answer;
      kept.delete(name);
      const answer = quotes.quote(question);
      kept.set(name, { until: clock() + HOLDS_MS, answer });
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST) break;
        kept.delete(oldest);
      }
      // What may come later is asked for again.
      void answer.then((told) => {
        if (!told.ok && told.error.kind === "unavailable") kept.delete(name);
      });
      return answer;
    },
  };
}
