import type { Quote } from "../../services/quotes/port.ts";
import type { EstimateView } from "./estimate-view.ts";
import type { QuoteCall } from "./youx.ts";

/** The quote of the page that is shown, and the call that brought it. */
export interface ShownQuote {
  readonly call: QuoteCall;
  readonly quote: Quote;
  /** The same as the estimate's box shows it. */
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

/** What a call is known by: the same question is the same call. */
export const questionOf = (call: Pick<QuoteCall, "body"> | null | undefined): string | null =>
  call ? JSON.stringify(call.body) : null;
