import { percentRate } from "../../lib/words/percent-rate.ts";
import type { Quote, QuoteQuestion } from "../../services/quotes/port.ts";
import { wholeDollars } from "../loans/amortisation.ts";
import { figure } from "../loans/lender-entry.ts";
import type { SiteConfig } from "../site/schema.ts";
import { askingPrice, isPrice } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import { figuresNotice } from "./estimate-view.ts";
import type { LoanTerms } from "./loan-cost.ts";
import type { FinanceEstimate, QuoteCall } from "./schema.ts";

/** The term of every quote (API-031), in years. */
export const QUOTED_YEARS = 5;
/** The full price is lent and repaid weekly. */
const QUOTED_LOAN: LoanTerms = { years: QUOTED_YEARS, deposit: 0, finalPayment: 0 };

type QuotedCar = Pick<Car, "price" | "offer_price" | "year" | "vin" | "nvic" | "youxQuote">;
type QuoteConfig = Pick<SiteConfig, "youxQuoteEnabled" | "apiBaseUrl" | "financeBasisText" | "financeBasisRates">;

/**
 * The question for a car that may request a quote (FIN-082): the site uses quotes, the car has none yet, and it has a
 * price.
 */
export function quoteQuestion(car: QuotedCar, { youxQuoteEnabled }: Pick<SiteConfig, "youxQuoteEnabled">) {
  const { year, vin, nvic } = car;
  const price = askingPrice(car);
  if (!youxQuoteEnabled || storedQuote(car) || !isPrice(price)) return null;
  const question: QuoteQuestion = {
    selfAssessedCreditScore: "GREAT",
    purchasePrice: price,
    loanTerm: QUOTED_YEARS,
    year,
    vin,
    nvic,
    whoIsHelping: "",
  };
  return question;
}

/** The quote that came with the car, with rates in per cent; null if there is none or it contradicts itself. */
export const storedQuote = ({ youxQuote }: Pick<Car, "youxQuote">): Quote | null => soundQuote(youxQuote);

/** A quote with all figures and a comparison rate at least as high as its rate; null for anything else. */
export function soundQuote(received: Readonly<Partial<Record<keyof Quote, unknown>>> | null | undefined): Quote | null {
  const [week, advertised, comparison] = [
    figure(received?.weeklyRepaymentAmount),
    figure(received?.advertisedRate),
    figure(received?.comparisonRate),
  ];
  const advertisedRate = advertised === null ? null : percentRate(advertised);
  const comparisonRate = comparison === null ? null : percentRate(comparison);
  if (week === null || week <= 0 || advertisedRate === null || comparisonRate === null) return null;
  return comparisonRate < advertisedRate ? null : { weeklyRepaymentAmount: week, advertisedRate, comparisonRate };
}

/** The quote's figures in place of the lender's (FIN-083). */
export const quotedEstimate = ({ weeklyRepaymentAmount, advertisedRate, comparisonRate }: Quote): FinanceEstimate => ({
  repayment: wholeDollars(weeklyRepaymentAmount),
  period: "week",
  interestRate: advertisedRate,
  comparisonRate,
  loan: QUOTED_LOAN,
  by: "broker",
});

/** The notice of a quote: its assumptions, and the warning that the law requires. */
export const quotedNotice = (config: Pick<QuoteConfig, "financeBasisText" | "financeBasisRates">): string =>
  figuresNotice(
    `A quote by YouX for a ${QUOTED_YEARS} year loan of the whole price, for a great credit score.`,
    config,
  );

/** The call that a car's page makes in the browser; null if it makes none. */
export function quoteCall(car: QuotedCar, config: QuoteConfig): QuoteCall | null {
  const body = quoteQuestion(car, config);
  return body && { address: `${config.apiBaseUrl}/youx/quote`, body, notice: quotedNotice(config) };
}
