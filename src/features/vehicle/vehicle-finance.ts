import { type EstimateWithNotice, estimateWithNotice } from "../estimate/estimate-with-notice.ts";
import { shownOffer } from "../estimate/rules.ts";
import { storedQuote } from "../estimate/youx.ts";
import { type CalculatorView, calculatorView } from "../finance/calculator-view.ts";
import type { SiteConfig } from "../site/schema.ts";
import { isAvailable } from "../stock/rules.ts";
import { type Excerpt, excerpt } from "./excerpt.ts";

/** Characters of the lender's text shown before it is expanded (FIN-072). */
const DISCLAIMER_SHOWN = 197;

/** The finance data of a vehicle page. */
export interface VehicleFinance extends EstimateWithNotice {
  readonly lenderDisclaimer: DisclaimerView | null;
  /** Null if the page has no finance calculator (FIN-032), for example for a sold car. */
  readonly calculator: CalculatorView | null;
}

/** The conditions of the figures, shortened. A lender's conditions are only shown with that lender's figures. */
interface DisclaimerView extends Excerpt {
  readonly of: "dealer" | "lender";
}

type FinanceCar = Parameters<typeof estimateWithNotice>[0] & Parameters<typeof calculatorView>[0];

/** The finance data of a car's page. `query` contains the calculator's parameters from the page's address. */
export function vehicleFinance(
  car: FinanceCar,
  config: SiteConfig,
  now: number,
  query?: URLSearchParams,
): VehicleFinance {
  const estimated = estimateWithNotice(car, config, now);
  const disclaimer = estimated.estimate && spokenDisclaimer(car, config, now);
  return {
    ...estimated,
    lenderDisclaimer: disclaimer && { ...excerpt(disclaimer.words, DISCLAIMER_SHOWN), of: disclaimer.of },
    calculator: isAvailable(car) ? calculatorView(car, config, now, query) : null,
  };
}

type SpokenCar = Parameters<typeof shownOffer>[0] & Pick<FinanceCar, "youxQuote">;

/**
 * The disclaimer of a car's finance (FIN-096, API-018): the dealer's own text (`texts`, `finance.disclaimer`),
 * otherwise the lender's, if its figures are shown; null if there is neither.
 */
export function financeDisclaimer(car: SpokenCar, config: SiteConfig, now: number): string | null {
  return spokenDisclaimer(car, config, now)?.words ?? null;
}

function spokenDisclaimer(car: SpokenCar, config: SiteConfig, now: number) {
  const own = config.texts["finance.disclaimer"];
  if (own) return { words: own, of: "dealer" } as const;
  const isQuoted = config.youxQuoteEnabled && storedQuote(car) !== null;
  const words = isQuoted ? "" : shownOffer(car, config, now)?.lender.disclaimer;
  return words ? ({ words, of: "lender" } as const) : null;
}
