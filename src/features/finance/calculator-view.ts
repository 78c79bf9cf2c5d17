import { typedFigure } from "../../lib/typed-figure.ts";
import type { EventSubject } from "../analytics/events.ts";
import type { CardCar } from "../search/schema.ts";
import type { linkPath } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import { FREQUENCIES } from "./amortisation.ts";
import type { CalculatorFigure, CalculatorInputs, CalculatorTerms } from "./calculator.ts";
import { type CalculatorConfig, calculatorTerms, feesText } from "./calculator-terms.ts";
import { lenderEntry, lenderTerms } from "./lender-entry.ts";
import { financeHref, type LinkedCar } from "./links.ts";
import { COMPARISON_RATE_WARNING, comparisonBasis } from "./rules.ts";

/** All that the finance calculator of a car shows. Plain data: the browser calculates with it. */
export interface CalculatorView {
  readonly terms: CalculatorTerms;
  /** What it shows at first: the terms' start, or what was asked for without JavaScript. */
  readonly asked: CalculatorInputs;
  /** The page that it stands on, to which it posts back without JavaScript. */
  readonly action: string;
  readonly about: EventSubject;
  /** What the comparison rate is for, and the warning of the law. Never cut. */
  readonly notice: string;
  readonly fees: string | null;
  /** It opens the enquiry about the car (ANLY-002); else it leads to the site's finance page. */
  readonly enquires: boolean;
  readonly financeHref: string;
}

export const FIGURES: readonly CalculatorFigure[] = ["amount", "term", "interest", "tradeIn", "residual"];
const NAMES: readonly string[] = [...FIGURES, "frequency"];

type CalculatorCar = Pick<CardCar, "path" | "finance_lenders"> & LinkedCar & { readonly dealership_id: number };
type ViewConfig = CalculatorConfig & Pick<SiteConfig, "calcEnquiryModal"> & Parameters<typeof linkPath>[0];

/** Whether an address asks a calculator something; such a page is one shopper's. */
export const asksCalculator = (query: URLSearchParams): boolean => NAMES.some((name) => query.has(name));

/** What an address asks of a calculator. What it does not say, or says so that it cannot be read, is as at the start. */
export function askedInputs(query: URLSearchParams, start: CalculatorInputs): CalculatorInputs {
  const figures = FIGURES.map((name) => [name, typedFigure(query.get(name)) ?? start[name]]);
  const frequency = FREQUENCIES.find((name) => name === query.get("frequency")) ?? start.frequency;
  return { ...(Object.fromEntries(figures) as Record<CalculatorFigure, number>), frequency };
}

/** The calculator of a car's page; null without a finance provider or a price (FIN-032). */
export function calculatorView(
  car: CalculatorCar,
  config: ViewConfig,
  query: URLSearchParams = new URLSearchParams(),
): CalculatorView | null {
  const { financeProvider: provider } = config;
  if (!provider || car.price === null || car.price <= 0) return null;
  const entry = lenderEntry(car.finance_lenders, provider);
  const lender = entry && lenderTerms(entry);
  const terms = calculatorTerms(config, { price: car.price, lender });
  return {
    terms,
    asked: askedInputs(query, terms.start),
    action: `${car.path}#finance-calculator`,
    about: { carId: car.id, dealershipId: car.dealership_id },
    notice: calculatorNotice(config),
    fees: feesText(config, lender),
    enquires: config.calcEnquiryModal,
    financeHref: financeHref(car, config),
  };
}

/** What stands with a calculator's figures, whole. */
export function calculatorNotice(config: Pick<SiteConfig, "financeBasisText" | "financeBasisRates">): string {
  return `An estimate, not an offer of credit. ${comparisonBasis(config)} ${COMPARISON_RATE_WARNING}`;
}
