import type { SiteConfig } from "../site/schema.ts";
import { type Excerpt, excerpt } from "../vehicle/page.ts";
import { type CalculatorView, calculatorView } from "./calculator-view.ts";
import { lenderEntry, lenderTerms } from "./lender-entry.ts";
import {
  COMPARISON_RATE_WARNING,
  type EstimateView,
  estimateBasis,
  estimateFor,
  estimateView,
  type FinanceEstimate,
} from "./rules.ts";
import { quoteCall, quotedNotice, quotedView, storedQuote } from "./youx.ts";

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

type FinanceCar = Parameters<typeof estimateFor>[0] &
  Parameters<typeof calculatorView>[0] &
  Parameters<typeof quoteCall>[0];

export function vehicleFinance(car: FinanceCar, config: SiteConfig, now: number): VehicleFinance {
  const estimate = estimateFor(car, config, now);
  const disclaimer = estimate && financeDisclaimer(car, config);
  return {
    ...shownEstimate(car, config, estimate),
    lenderDisclaimer: disclaimer ? excerpt(disclaimer, DISCLAIMER_SHOWN) : null,
    calculator: calculatorView(car, config),
  };
}

/** The lender's figures, or those of the quote that came with the car (FIN-083); for one that has none it may be asked. */
function shownEstimate(car: FinanceCar, config: SiteConfig, estimate: FinanceEstimate | null) {
  if (!estimate) return { estimate: null, financeNotice: null };
  const stored = config.youxQuoteEnabled ? storedQuote(car) : null;
  if (stored) return { estimate: quotedView(stored), financeNotice: quotedNotice(config) };
  const notice = `${estimateBasis(config)} ${COMPARISON_RATE_WARNING}`;
  if (!config.youxQuoteEnabled) return { estimate: estimateView(estimate), financeNotice: notice };
  // Told apart from the notice of other cars on the page, which no quote changes.
  const financeNotice = `At our lender's rate: ${notice}`;
  const quote = quoteCall(car, config, financeNotice);
  return { estimate: { ...estimateView(estimate), ...(quote && { quote }) }, financeNotice };
}

/**
 * What is said of a car's finance (FIN-096, API-018): the dealer's own words (`texts`, `finance.disclaimer`), else the
 * lender's; null where neither says anything.
 */
export function financeDisclaimer({ finance_lenders }: Pick<FinanceCar, "finance_lenders">, config: SiteConfig) {
  const own = config.texts["finance.disclaimer"];
  const entry = config.financeProvider === null ? null : lenderEntry(finance_lenders, config.financeProvider);
  return own || (entry && lenderTerms(entry).disclaimer) || null;
}
