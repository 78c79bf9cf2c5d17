import { useSyncExternalStore } from "react";
import { questionOf, type ShownQuote, shownQuote, subscribeToQuote } from "../quote-store.ts";
import type { QuoteCall } from "../schema.ts";

/** The answer to exactly this call, once it is loaded (FIN-083); null for a page without a call. */
export function useQuote(call: QuoteCall | null | undefined): ShownQuote | null {
  const shown = useSyncExternalStore(subscribeToQuote, shownQuote, () => null);
  return call && shown && questionOf(shown.call) === questionOf(call) ? shown : null;
}
