import type { Quote } from "../../services/quotes/port.ts";
import type { QuoteCall } from "../estimate/schema.ts";
import { rateText } from "../loans/rates.ts";
import { boundedInputs, type CalculatorTerms, offeringOwn } from "./calculator.ts";

/** The data that every calculator shows. Plain data that the browser computes with. */
export interface CalculatorFigures {
  readonly terms: CalculatorTerms;
  /** The loan of the comparison rate, and the warning that the law requires. Never shortened. */
  readonly notice: string;
  readonly fees: string | null;
  /** The call whose answer replaces the lender's figures (FIN-083). */
  readonly quote?: QuoteCall;
}

/** The start of every calculator's notice. */
export const AN_ESTIMATE = "An estimate, not an offer of credit.";

/** The subject of a broker's quote: a price in dollars and a term in years, with the notice of its answer. */
export interface Quoted {
  readonly price: number;
  readonly years: number;
  readonly notice: string;
}

/**
 * The calculator's figures for a broker's quote (FIN-083): it starts with the quote's loan, uses only the quote's rates
 * and none of the lender's fees, and names the broker as their source.
 */
export function quotedFigures({ terms }: CalculatorFigures, quote: Quote, quoted: Quoted): CalculatorFigures {
  return { terms: quotedTerms(terms, quote, quoted), notice: `${AN_ESTIMATE} ${quoted.notice}`, fees: null };
}

function quotedTerms(terms: CalculatorTerms, quote: Quote, { price, years }: Quoted): CalculatorTerms {
  const { advertisedRate: rate, comparisonRate, weeklyRepaymentAmount } = quote;
  const start = { amount: price, term: years, interest: rate, tradeIn: 0, residual: 0, frequency: "week" } as const;
  const { min, max, step } = terms.interest;
  const quoted: CalculatorTerms = {
    ...terms,
    ...offeringOwn(terms, years),
    interest: { min: Math.min(min, rate), max: Math.max(max, rate), step },
    fees: { financed: 0, monthly: 0 },
    limits: null,
    comparisons: [{ interest: rate, text: rateText(comparisonRate) }],
    comparisonFees: null,
    start,
  };
  const bounded = boundedInputs(start, quoted);
  const week = bounded.amount === price ? { [String(years)]: weeklyRepaymentAmount } : {};
  return { ...quoted, start: bounded, quotes: { week, month: {} } };
}
