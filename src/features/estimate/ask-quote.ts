import { estimateView } from "./estimate-view.ts";
import { questionOf, showQuote } from "./quote-store.ts";
import type { QuoteCall } from "./schema.ts";
import { quotedEstimate, soundQuote } from "./youx.ts";

let latest: string | null = null;

/** Requests a page's quote once. A failure is never shown to the shopper (API-032). */
export async function askQuote(call: QuoteCall): Promise<void> {
  const question = questionOf(call);
  if (latest === question) return;
  latest = question;
  try {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(call.address, { method: "POST", headers, body: JSON.stringify(call.body) });
    const quote = soundQuote(answer.ok ? await answer.json() : null);
    if (latest === question && quote) showQuote({ call, quote, figures: estimateView(quotedEstimate(quote)) });
  } catch {
    // The page keeps the lender's figures.
  }
}
