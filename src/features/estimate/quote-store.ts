import type { Quote } from "../../services/quotes/port.ts";
import type { EstimateView } from "./estimate-view.ts";
import type { QuoteCall } from "./schema.ts";

/** The quote of the current page, and the call that it answers. */
export interface ShownQuote {
  readonly call: QuoteCall;
  readonly quote: Quote;
  /** The quote as the estimate box shows it. */
  readonly figures: EstimateView;
}

let shown: ShownQuote | null = null;
const listeners = new Set<() => void>();

export function subscribeToQuote(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownQuote = (): ShownQuote | null => shown;

export function showQuote(quote: ShownQuote): void {
  shown = quote;
  for (const listener of listeners) listener();
}

/** Identifies a call by its question. */
export const questionOf = (call: Pick<QuoteCall, "body"> | null | undefined): string | null =>
  call ? JSON.stringify(call.body) : null;
