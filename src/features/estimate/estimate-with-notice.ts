import type { SiteConfig } from "../site/schema.ts";
import { askingPrice } from "../stock/rules.ts";
import { type EstimateView, estimateNotice, estimateView } from "./estimate-view.ts";
import { estimateFor } from "./rules.ts";
import type { FinanceEstimate } from "./schema.ts";
import { quoteCall, quotedNotice } from "./youx.ts";

/** A car's estimate with the notice that the law requires beside it. */
export interface EstimateWithNotice {
  readonly estimate: EstimateView | null;
  /** The full notice of the figures; null if there are none. */
  readonly financeNotice: string | null;
}

type EstimatedCar = Parameters<typeof estimateFor>[0] & Parameters<typeof quoteCall>[0];

/** The estimate and its notice for a page about one car at `now` (epoch ms). */
export function estimateWithNotice(car: EstimatedCar, config: SiteConfig, now: number): EstimateWithNotice {
  const estimate = estimateFor(car, config, now);
  return estimate ? shownEstimate(car, config, estimate) : { estimate: null, financeNotice: null };
}

/**
 * The lender's figures, or those of the quote that came with the car (FIN-083). A car without a quote may request one.
 */
function shownEstimate(car: EstimatedCar, config: SiteConfig, estimate: FinanceEstimate) {
  const view = estimateView(estimate);
  if (estimate.by === "broker") return { estimate: view, financeNotice: quotedNotice(config) };
  const quote = quoteCall(car, config);
  return {
    estimate: { ...view, ...(quote && { quote }) },
    financeNotice: estimateNotice(estimate, askingPrice(car), config),
  };
}
