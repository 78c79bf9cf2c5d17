import { typedFigure } from "../../lib/words/typed-figure.ts";
import type { EventSubject } from "../analytics/events.ts";
import { figuresNotice } from "../estimate/estimate-view.ts";
import { productSentence } from "../estimate/product-words.ts";
import { isLentOn, shownOffer } from "../estimate/rules.ts";
import type { LenderOffer } from "../estimate/schema.ts";
import { QUOTED_YEARS, quoteCall, quotedNotice, storedQuote } from "../estimate/youx.ts";
import { frequencyOf } from "../loans/amortisation.ts";
import { feesOf, feesText } from "../loans/fees.ts";
import type { linkPath } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { CardCar } from "../stock/card-car.ts";
import { askingPrice, isPrice } from "../stock/rules.ts";
import type { CalculatorFigure, CalculatorInputs } from "./calculator.ts";
import { type CalculatorConfig, calculatorTerms } from "./calculator-terms.ts";
import { financeHref, type LinkedCar } from "./links.ts";
import { AN_ESTIMATE, type CalculatorFigures, quotedFigures } from "./quoted-figures.ts";

/** All data of a car's finance calculator. */
export interface CalculatorView extends CalculatorFigures {
  /** Values requested without JavaScript; the others have their initial values. */
  readonly asked: Partial<CalculatorInputs>;
  /** Path of its page, which it posts to without JavaScript. */
  readonly action: string;
  readonly about: EventSubject;
  /** Whether it opens the enquiry about the car (ANLY-002). Otherwise it links to the site's finance page. */
  readonly enquires: boolean;
  readonly financeHref: string;
}

const FIGURES: readonly CalculatorFigure[] = ["amount", "term", "interest", "tradeIn", "residual"];
const NAMES: readonly string[] = [...FIGURES, "frequency"];

type QuotableCar = Parameters<typeof quoteCall>[0];
type FiguresCar = Parameters<typeof shownOffer>[0] & QuotableCar;
type CalculatorCar = Pick<CardCar, "path"> & FiguresCar & LinkedCar & { readonly dealership_id: number };
export type FiguresConfig = CalculatorConfig & Parameters<typeof shownOffer>[1] & Parameters<typeof quoteCall>[1];
type ViewConfig = FiguresConfig & Pick<SiteConfig, "calcEnquiryModal"> & Parameters<typeof linkPath>[0];

/** Whether an address has calculator fields. Such a page belongs to one shopper. */
export const hasCalculatorFields = (query: URLSearchParams): boolean => NAMES.some((name) => query.has(name));

/** The calculator fields of an address. Missing and unreadable ones are left out. */
export function calculatorInputsOf(query: URLSearchParams): Partial<CalculatorInputs> {
  const figures = FIGURES.flatMap((name) => {
    const figure = typedFigure(query.get(name));
    return figure === null ? [] : [[name, figure] as const];
  });
  const frequency = frequencyOf(query.get("frequency"));
  return { ...Object.fromEntries(figures), ...(frequency && { frequency }) };
}

/** The calculator of a car's page; null without a finance provider or a price (FIN-032). */
export function calculatorView(
  car: CalculatorCar,
  config: ViewConfig,
  now: number,
  query: URLSearchParams = new URLSearchParams(),
): CalculatorView | null {
  if (!config.financeProvider || !isPrice(car.price)) return null;
  return {
    ...calculatorFigures({ car, now }, config),
    asked: calculatorInputsOf(query),
    action: `${car.path}#finance-calculator`,
    about: { carId: car.id, dealershipId: car.dealership_id },
    enquires: config.calcEnquiryModal,
    financeHref: financeHref(car, config),
  };
}

/** A car, and the instant (epoch ms) that its figures are computed for. */
export interface CarNow {
  readonly car: FiguresCar;
  readonly now: number;
}

/**
 * The figures for a car or for none: its lender's, or those of the quote that came with it. A car that the site does
 * not finance gets the site's own starting values, with no lender's name and rate.
 */
export function calculatorFigures(about: CarNow | null, config: FiguresConfig): CalculatorFigures {
  const { car, now } = about ?? { car: null, now: 0 };
  const price = car && askingPrice(car);
  const offer = car && shownOffer(car, config, now);
  const figures: CalculatorFigures = {
    terms: calculatorTerms(config, { price, offer }),
    notice: figuresNotice(offer?.product ? `${AN_ESTIMATE} ${productSentence(offer.product)}` : AN_ESTIMATE, config),
    fees: feesText(feesOfOffer(offer, config)),
  };
  if (!car || !isLentOn(car, config, now)) return figures;
  const call = quoteCall(car, config);
  if (call) return { ...figures, quote: call };
  const stored = config.youxQuoteEnabled ? storedQuote(car) : null;
  if (!stored || !price) return figures;
  return quotedFigures(figures, stored, { price, years: QUOTED_YEARS, notice: quotedNotice(config) });
}

const feesOfOffer = (offer: LenderOffer | null, config: CalculatorConfig) => offer?.fees ?? feesOf(config, null);
