import type { SiteConfig } from "../site/schema.ts";
import { askingPrice } from "../stock/rules.ts";
import { type Excerpt, excerpt } from "../vehicle/page.ts";
import { type CalculatorView, calculatorView } from "./calculator-view.ts";
import { type EstimateView, estimateNotice, estimateView } from "./estimate-view.ts";
import { lenderOffer } from "./lender-offer.ts";
import { estimateFor, type FinanceEstimate } from "./rules.ts";
import { quoteCall, quotedNotice, storedQuote } from "./youx.ts";

/** Of the lender's words as many are shown at first (FIN-072). */
const DISCLAIMER_SHOWN = 197;

/** What a vehicle page says of finance. */
export interface VehicleFinance {
  readonly estimate: EstimateView | null;
  /** What stands with the figures, whole. */
  readonly financeNotice: string | null;
  readonly lenderDisclaimer: DisclaimerView | null;
  /** Null where it has no finance calculator (FIN-032). */
  readonly calculator: CalculatorView | null;
}

/** The conditions of the figures, cut for a first look. Those of the lender go with the lender's figures. */
export interface DisclaimerView extends Excerpt {
  readonly of: "dealer" | "lender";
}

type FinanceCar = Parameters<typeof estimateFor>[0] &
  Parameters<typeof calculatorView>[0] &
  Parameters<typeof quoteCall>[0];

export function vehicleFinance(car: FinanceCar, config: SiteConfig, now: number): VehicleFinance {
  const estimate = estimateFor(car, config, now);
  const calculator = calculatorView(car, config);
  if (!estimate) return { estimate: null, financeNotice: null, lenderDisclaimer: null, calculator };
  const disclaimer = spokenDisclaimer(car, config);
  return {
    ...shownEstimate(car, config, estimate),
    lenderDisclaimer: disclaimer && { ...excerpt(disclaimer.words, DISCLAIMER_SHOWN), of: disclaimer.of },
    calculator,
  };
}

/**
 * The lender's figures, or those of the quote that came with the car (FIN-083); for one that has none it may be asked.
 */
function shownEstimate(car: FinanceCar, config: SiteConfig, estimate: FinanceEstimate) {
  const view = estimateView(estimate);
  if (estimate.by === "broker") return { estimate: view, financeNotice: quotedNotice(config) };
  const quote = quoteCall(car, config);
  return {
    estimate: { ...view, ...(quote && { quote }) },
    financeNotice: estimateNotice(estimate, askingPrice(car), config),
  };
}

type SpokenCar = Pick<FinanceCar, "price" | "offer_price" | "finance_lenders" | "youxQuote">;

/**
 * What is said of a car's finance (FIN-096, API-018): the dealer's own words (`texts`, `finance.disclaimer`), else the
 * lender's, where its figures are shown; null where neither says anything.
 */
export function financeDisclaimer(car: SpokenCar, config: SiteConfig): string | null {
  return spokenDisclaimer(car, config)?.words ?? null;
}

function spokenDisclaimer(car: SpokenCar, config: SiteConfig) {
  const own = config.texts["finance.disclaimer"];
  if (own) return { words: own, of: "dealer" } as const;
  const isQuoted = config.youxQuoteEnabled && storedQuote(car) !== null;
  const words = isQuoted ? "" : lenderOffer(car, config)?.lender.disclaimer;
  return words ? ({ words, of: "lender" } as const) : null;
}
