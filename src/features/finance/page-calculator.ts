import { formatMoney } from "../../lib/words/format.ts";
import { toCents } from "../loans/amortisation.ts";
import {
  type CalculatorInputs,
  type CalculatorResult,
  type CalculatorTerms,
  calculate,
  mostResidual,
  offeredInterest,
  offeredTerm,
  within,
} from "./calculator.ts";

/** The largest figure of the page's calculator, in dollars (FIN-076 to FIN-079). */
const PAGE_MOST = 250_000;
/** A repayment of at most this many dollars is one that no lender accepts (FIN-081). */
const LEAST_REPAYMENT = 25;

/**
 * The values within their limits. A negative price counts as zero (FIN-077); the other figures are kept within their
 * ranges (FIN-078 to FIN-080).
 */
export function pageInputs(requested: CalculatorInputs, terms: CalculatorTerms): CalculatorInputs {
  const amount = toCents(Math.max(0, requested.amount));
  const term = offeredTerm(requested.term, terms);
  const share = mostResidual(term, terms);
  const most = terms.limits ? Math.min(PAGE_MOST, amount * share) : PAGE_MOST * share;
  return {
    amount,
    tradeIn: toCents(within(requested.tradeIn, { min: 0, max: PAGE_MOST })),
    residual: toCents(within(requested.residual, { min: 0, max: most })),
    term,
    interest: offeredInterest(requested.interest, terms, term),
    frequency: requested.frequency,
  };
}

/** The problem with a price; null if there is none (FIN-076, ERR-021). `least` is the site's `calcPageMinPrice`. */
export function priceProblem(price: number, least: number): string | null {
  if (price >= least && price <= PAGE_MOST) return null;
  return `Cannot be less than ${formatMoney(least)} or more than ${formatMoney(PAGE_MOST)}`;
}

/** The loan's cost; null if the shopper should enquire instead (FIN-081) or the price is out of range. */
export function pageResult(inputs: CalculatorInputs, terms: CalculatorTerms, least: number): CalculatorResult | null {
  if (priceProblem(inputs.amount, least)) return null;
  const result = calculate(inputs, terms);
  return result && result.repayment > LEAST_REPAYMENT ? result : null;
}
