import { formatMoney } from "../../lib/format.ts";
import { percentRate } from "../../lib/percent-rate.ts";
import type { Quote, QuoteQuestion } from "../../services/quotes/port.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Car } from "../stock/schema.ts";
import { rateText } from "./rates.ts";
import { COMPARISON_RATE_WARNING, comparisonBasis, type EstimateView } from "./rules.ts";

/** What every quote is asked for (API-031). */
const LOAN_YEARS = 5;

/** How a page asks for a quote, and the words that then stand in place of the lender's. */
export interface QuoteCall {
  readonly address: string;
  readonly body: QuoteQuestion;
  readonly lenderNotice: string;
  readonly quotedNotice: string;
}

type QuotedCar = Pick<Car, "price" | "year" | "vin" | "nvic" | "youxQuote">;
type QuoteConfig = Pick<SiteConfig, "youxQuoteEnabled" | "apiBaseUrl" | "financeBasisText" | "financeBasisRates">;

/** The question of a car for which a quote may be asked (FIN-082): the site wants them, it has none, and it has a price. */
export function quoteQuestion(car: QuotedCar, { youxQuoteEnabled }: Pick<SiteConfig, "youxQuoteEnabled">) {
  const { price, year, vin, nvic } = car;
  if (!youxQuoteEnabled || storedQuote(car) || price === null || price <= 0) return null;
  const question: QuoteQuestion = {
    selfAssessedCreditScore: "GREAT",
    purchasePrice: price,
    loanTerm: LOAN_YEARS,
    year,
    vin,
    nvic,
    whoIsHelping: "",
  };
  return question;
}

/** The quote that came with the car, whole, its rates in percent; null for none. */
export function storedQuote({ youxQuote }: Pick<Car, "youxQuote">): Quote | null {
  const week = youxQuote?.weeklyRepaymentAmount ?? 0;
  const advertisedRate = percentRate(youxQuote?.advertisedRate ?? 0);
  const comparisonRate = percentRate(youxQuote?.comparisonRate ?? 0);
  return week > 0 && advertisedRate !== null && comparisonRate !== null
    ? { weeklyRepaymentAmount: week, advertisedRate, comparisonRate }
    : null;
}

/** The quote's figures in place of the lender's (FIN-083). */
export const quotedView = ({ weeklyRepaymentAmount, advertisedRate, comparisonRate }: Quote): EstimateView => ({
  repayment: formatMoney(Math.ceil(weeklyRepaymentAmount)),
  period: "a week",
  rate: rateText(advertisedRate),
  comparison: rateText(comparisonRate),
});

/** What a quote assumes, and the warning of the law. */
export const quotedNotice = (config: QuoteConfig): string =>
  `A quote by YouX for a ${LOAN_YEARS} year loan of the whole price, for a great credit score. ${comparisonBasis(config)} ${COMPARISON_RATE_WARNING}`;

/** What the page of a car asks, once somebody is there; null where it has nothing to ask. */
export function quoteCall(car: QuotedCar, config: QuoteConfig, lenderNotice: string): QuoteCall | null {
  const body = quoteQuestion(car, config);
  const address = `${config.apiBaseUrl}/youx/quote`;
  return body && { address, body, lenderNotice, quotedNotice: quotedNotice(config) };
}
