import {
  type Frequency,
  type Loan,
  PAYMENTS_A_YEAR,
  repaymentOf,
  toCents,
  totalOf,
  wholeDollars,
} from "../loans/amortisation.ts";
import { comparisonAtLeast, comparisonRateOf, type LoanFees, type StandardLoan } from "../loans/comparison-rate.ts";
import { rateText } from "../loans/rates.ts";

/** What a shopper chooses (FIN-033 to FIN-039): dollars, years, per cent a year. */
export interface CalculatorInputs {
  /** The price, or what of it is to be lent, before the deposit is taken off. */
  readonly amount: number;
  readonly term: number;
  readonly interest: number;
  /** Deposit, trade-in, or both. */
  readonly tradeIn: number;
  /** The final payment. */
  readonly residual: number;
  readonly frequency: Frequency;
}
export type CalculatorFigure = Exclude<keyof CalculatorInputs, "frequency">;

export interface Span {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Steps of the sliders of dollars (FIN-040), years (FIN-043) and interest (FIN-046). */
export const STEPS = { money: 500, term: 0.5, interest: 0.5 } as const;

/** A lender's own words for a comparison rate, and the interest to which it belongs. */
export interface KnownComparison {
  readonly interest: number;
  readonly text: string;
}

type ByYears = Readonly<Record<string, number>>;
export interface LendersRepayments {
  readonly week: ByYears;
  readonly month: ByYears;
}

/** The terms of a calculator: what its site and lender let a shopper choose, and what they charge. */
export interface CalculatorTerms {
  readonly amount: Span;
  readonly term: Span;
  /** The only terms offered, in years (FIN-045); null where any of the span is. */
  readonly offeredTerms: readonly number[] | null;
  readonly interest: Span;
  readonly interestSlider: "enabled" | "disabled" | "hidden";
  /** A final payment can be chosen; where not, it is $0 (FIN-059). */
  readonly hasResidual: boolean;
  readonly roundUp: boolean;
  /** Dollars: financed with the loan, and charged each month. */
  readonly fees: LoanFees;
  /** A car that costs less than the least loan is lent on by nobody. */
  readonly lends: boolean;
  /** The lender's own repayments of the loan that it begins with, by the term's years (FIN-007). */
  readonly quotes: LendersRepayments;
  readonly comparisons: readonly KnownComparison[];
  /** What is charged besides interest, from which other comparison rates are computed; null where nobody says. */
  readonly comparisonFees: LoanFees | null;
  /** What comparison rates are for (FIN-061). */
  readonly comparisonLoan: StandardLoan;
  /** What is said where no comparison rate is known (FIN-067). */
  readonly comparisonOtherwise: string;
  /** What it begins with. */
  readonly start: CalculatorInputs;
}

export interface CalculatorResult {
  /** One repayment in dollars: to the cent, or to the next dollar where the site rounds up (FIN-058). */
  readonly repayment: number;
  /** Every repayment, the final payment and all fees, in dollars and cents (FIN-038). */
  readonly total: number;
}

/** Weeks that a month counts where a stored weekly repayment is shown by the month (FIN-066). */
const WEEKS_A_MONTH = 4.33;
const OF_A_WEEK = { week: 1, fortnight: 2, month: WEEKS_A_MONTH } as const;

export function within(wanted: number, { min, max }: Pick<Span, "min" | "max">): number {
  return Math.min(Math.max(wanted, min), Math.max(min, max));
}

/**
 * What was asked for, within what is offered: a deposit no larger than the price, a final payment no larger than the
 * loan.
 */
export function boundedInputs(asked: CalculatorInputs, terms: CalculatorTerms): CalculatorInputs {
  const amount = toCents(within(asked.amount, terms.amount));
  const tradeIn = toCents(within(asked.tradeIn, { min: 0, max: amount }));
  const left = amount - tradeIn;
  return {
    amount,
    tradeIn,
    residual: terms.hasResidual ? toCents(within(asked.residual, { min: 0, max: left })) : 0,
    term: offeredTerm(asked.term, terms),
    interest: offeredInterest(asked.interest, terms),
    frequency: asked.frequency,
  };
}

/** The offered term that lies nearest: of those the site lists, else of half years. */
export function offeredTerm(wanted: number, { term, offeredTerms }: Pick<CalculatorTerms, "term" | "offeredTerms">) {
  if (!offeredTerms) return Math.round(within(wanted, term) / term.step) * term.step;
  return offeredTerms.reduce((best, years) => (Math.abs(years - wanted) < Math.abs(best - wanted) ? years : best));
}

/** Within the range of the site, which reaches to the lender's own rate (FIN-055). */
export function offeredInterest(
  wanted: number,
  { interest, interestSlider, start }: Pick<CalculatorTerms, "interest" | "interestSlider" | "start">,
): number {
  if (interestSlider !== "enabled" || wanted === start.interest) return start.interest;
  return toCents(within(wanted, interest));
}

/**
 * What the loan costs; null where there is none: nothing is left to lend, or nobody lends so little. The inputs are
 * those of `boundedInputs`.
 */
export function calculate(inputs: CalculatorInputs, terms: CalculatorTerms): CalculatorResult | null {
  if (!terms.lends || inputs.tradeIn >= inputs.amount) return null;
  const loan: Loan = {
    principal: inputs.amount - inputs.tradeIn + terms.fees.financed,
    residual: inputs.residual,
    interest: inputs.interest,
    years: inputs.term,
    frequency: inputs.frequency,
  };
  const admin = (terms.fees.monthly * PAYMENTS_A_YEAR.month) / PAYMENTS_A_YEAR[inputs.frequency];
  const exact = quotedRepayment(inputs, terms) ?? repaymentOf(loan) + admin;
  const repayment = terms.roundUp ? wholeDollars(exact) : toCents(exact);
  return repayment > 0 ? { repayment, total: toCents(totalOf(loan, exact)) } : null;
}

/** The lender's own repayment, where nothing but term and frequency was chosen (FIN-007, FIN-066). */
function quotedRepayment(inputs: CalculatorInputs, { quotes, start }: CalculatorTerms): number | null {
  const figures = ["amount", "interest", "tradeIn", "residual"] as const;
  if (figures.some((name) => inputs[name] !== start[name])) return null;
  const years = String(inputs.term);
  const month = inputs.frequency === "month" ? quotes.month[years] : undefined;
  const week = quotes.week[years];
  return month ?? (week === undefined ? null : week * OF_A_WEEK[inputs.frequency]);
}

/**
 * The comparison rate that belongs to an interest rate: as its lender told it (FIN-060), else by the Code's formula
 * where the fees are known, else the site's words for it (FIN-067); never below the interest rate.
 */
export function comparisonText(
  interest: number,
  terms: Pick<CalculatorTerms, "comparisons" | "comparisonFees" | "comparisonLoan" | "comparisonOtherwise">,
): string {
  const told = terms.comparisons.find((known) => known.interest === interest)?.text;
  if (told !== undefined) return told;
  const { comparisonFees: fees, comparisonLoan: loan } = terms;
  return fees
    ? rateText(comparisonRateOf(interest, fees, loan))
    : comparisonAtLeast(terms.comparisonOtherwise, interest);
}

export const yearsText = (years: number): string => `${years} ${years === 1 ? "year" : "years"}`;
