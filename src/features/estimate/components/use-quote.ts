import { useSyncExternalStore } from "react";
import { questionOf, type ShownQuote, shownQuote, subscribeToQuote } from "../quote-store.ts";
import type { QuoteCall } from "../schema.ts";

/** The answer to this very call, once it is loaded (FIN-083); a page without a call has none. */
export function useQuote(call: QuoteCall | null | undefined): ShownQuote | null {
  const shown = useSyncExternalStore(subscribeToQuote, shownQuote, () => null);
  return call && shown && questionOf(shown.call) === questionOf(call) ? shown : null;
}
