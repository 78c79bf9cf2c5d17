import type { SiteConfig } from "../site/schema.ts";
import { type Excerpt, excerpt } from "../stock/vehicle-page.ts";
import { type CalculatorView, calculatorView } from "./calculator-view.ts";
import { COMPARISON_RATE_WARNING, type EstimateView, estimateBasis, estimateFor, estimateView } from "./rules.ts";

/** Of the lender's words as many are shown at first (FIN-072). */
const DISCLAIMER_SHOWN = 197;

/** What a vehicle page says of finance. */
export interface VehicleFinance {
  readonly estimate: EstimateView | null;
  /** What stands with the figures, whole, and the lender's own words, cut. */
  readonly financeNotice: string | null;
  readonly lenderDisclaimer: Excerpt | null;
  /** Null where it has no finance calculator (FIN-032). */
  readonly calculator: CalculatorView | null;
}

type FinanceCar = Parameters<typeof estimateFor>[0] & Parameters<typeof calculatorView>[0];

export function vehicleFinance(car: FinanceCar, config: SiteConfig, now: number): VehicleFinance {
  const estimate = estimateFor(car, config, now);
  return {
    estimate: estimate && estimateView(estimate),
    financeNotice: estimate && `${estimateBasis(config)} ${COMPARISON_RATE_WARNING}`,
    lenderDisclaimer: estimate?.disclaimer ? excerpt(estimate.disclaimer, DISCLAIMER_SHOWN) : null,
    calculator: calculatorView(car, config),
  };
}
