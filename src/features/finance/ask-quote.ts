import { percentRate } from "../../lib/percent-rate.ts";
import { showQuote } from "./quote-store.ts";
import { type QuoteCall, quotedView } from "./youx.ts";

let asked: string | null = null;

/** Asks once for what a page shows; whatever goes wrong is nothing to the shopper (API-032). */
export async function askQuote(call: QuoteCall): Promise<void> {
  const body = JSON.stringify(call.body);
  if (asked === body) return;
  asked = body;
  try {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(call.address, { method: "POST", headers, body });
    const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = answer.ok ? await answer.json() : {};
    const [rate, comparison] = [percentRate(Number(advertisedRate)), percentRate(Number(comparisonRate))];
    if (asked !== body || !(weeklyRepaymentAmount > 0) || rate === null || comparison === null) return;
    showQuote({
      call,
      figures: quotedView({ weeklyRepaymentAmount, advertisedRate: rate, comparisonRate: comparison }),
    });
  } catch {
    // See above.
  }
}
