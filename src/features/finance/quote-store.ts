import type { EstimateView } from "./rules.ts";
import type { QuoteCall } from "./youx.ts";

/** The quote of the page that is shown, and the call that brought it. */
export interface ShownQuote {
  readonly call: QuoteCall;
  readonly figures: EstimateView;
}

let shown: ShownQuote | null = null;
const listeners = new Set<() => void>();

export function hearQuote(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownQuote = (): ShownQuote | null => shown;

export function showQuote(quote: ShownQuote): void {
  shown = quote;
  for (const listener of listeners) listener();
}
