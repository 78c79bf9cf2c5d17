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
import { type LoanLimits, mostBalloon, rateOfTerm } from "../loans/lender-products.ts";
import { rateText } from "../loans/rates.ts";

/** The shopper's choices: dollars, years, per cent a year (FIN-033 to FIN-039). */
export interface CalculatorInputs {
  /** The price or the amount to borrow, before the deposit is subtracted. */
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

/** A lender's own text for a comparison rate, and its interest rate. */
export interface KnownComparison {
  readonly interest: number;
  readonly text: string;
}

type ByYears = Readonly<Record<string, number>>;
export interface LendersRepayments {
  readonly week: ByYears;
  readonly month: ByYears;
}

/** The terms of a calculator: the choices that site and lender allow, and their charges. */
export interface CalculatorTerms {
  readonly amount: Span;
  readonly term: Span;
  /** The only terms offered, in years (FIN-045); null if any term within the range is. */
  readonly offeredTerms: readonly number[] | null;
  /**
   * The term of the loan behind the page's weekly figure, offered whatever the site's terms are; null if there is none.
   */
  readonly ownTerm: number | null;
  readonly interest: Span;
  readonly interestSlider: "enabled" | "disabled" | "hidden";
  /** Whether there is a final payment. Otherwise it is $0 (FIN-059). */
  readonly hasResidual: boolean;
  readonly roundUp: boolean;
  /** Fees in dollars: financed with the loan, paid on the first day, and charged each month. */
  readonly fees: LoanFees;
  /** Whether a loan is possible. It is not for a car that costs less than the smallest loan. */
  readonly lends: boolean;
  /** The limits of the product behind the figures; null if there is no product. */
  readonly limits: LoanLimits | null;
  /** The lender's own repayments for its loan, by term in years (FIN-007). */
  readonly quotes: LendersRepayments;
  readonly comparisons: readonly KnownComparison[];
  /** Fees for computing other comparison rates; null if they are not known. */
  readonly comparisonFees: LoanFees | null;
  /** The loan that comparison rates are stated for (FIN-061). */
  readonly comparisonLoan: StandardLoan;
  /** Text shown if no comparison rate is known (FIN-067). */
  readonly comparisonOtherwise: string;
  /** The initial values. */
  readonly start: CalculatorInputs;
}

export interface CalculatorResult {
  /** One repayment in dollars, to the cent, or rounded up to the next dollar if the site rounds up (FIN-058). */
  readonly repayment: number;
  /** All repayments, the final payment and all fees, in dollars and cents (FIN-038). */
  readonly total: number;
}

/** Weeks in a month, for showing a stored weekly repayment by the month (FIN-066). */
const WEEKS_A_MONTH = 4.33;
const OF_A_WEEK = { week: 1, fortnight: 2, month: WEEKS_A_MONTH } as const;

export function within(value: number, { min, max }: Pick<Span, "min" | "max">): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}

/**
 * The requested values within their limits: the deposit is at most the price, and the final payment at most the loan.
 */
export function boundedInputs(requested: CalculatorInputs, terms: CalculatorTerms): CalculatorInputs {
  const amount = toCents(within(requested.amount, terms.amount));
  const tradeIn = toCents(within(requested.tradeIn, { min: 0, max: amount }));
  const term = offeredTerm(requested.term, terms);
  const most = Math.min(amount - tradeIn, toCents(amount * mostResidual(term, terms)));
  return {
    amount,
    tradeIn,
    residual: toCents(within(requested.residual, { min: 0, max: most })),
    term,
    interest: offeredInterest(requested.interest, terms, term),
    frequency: requested.frequency,
  };
}

/** The largest final payment of a loan of this term, as a share of the price; 0 if it has none. */
export function mostResidual(
  term: number,
  { hasResidual, limits }: Pick<CalculatorTerms, "hasResidual" | "limits">,
): number {
  if (!hasResidual) return 0;
  return limits ? mostBalloon(limits, term) : 1;
}

type Years = Pick<CalculatorTerms, "term" | "offeredTerms" | "ownTerm">;

/** Smaller than what two decimals of a year show. */
const SAME_TERM = 0.005;

/**
 * The nearest offered term: the lender's own, or one of the site's list or, if it has no list, one in steps of half a
 * year.
 */
export function offeredTerm(value: number, { term, offeredTerms, ownTerm }: Years): number {
  if (ownTerm !== null && Math.abs(value - ownTerm) < SAME_TERM) return ownTerm;
  if (!offeredTerms) return Math.round(within(value, term) / term.step) * term.step;
  return offeredTerms.reduce((best, years) => (Math.abs(years - value) < Math.abs(best - value) ? years : best));
}

/** A site's terms extended by the term behind the shown figure, so that a shopper can return to it (FIN-053). */
export function offeringOwn({ term, offeredTerms }: Omit<Years, "ownTerm">, ownTerm: number | null): Years {
  if (ownTerm === null) return { term, offeredTerms, ownTerm };
  return {
    term: { ...term, min: Math.min(term.min, ownTerm), max: Math.max(term.max, ownTerm) },
    offeredTerms: offeredTerms && [...new Set([...offeredTerms, ownTerm])].toSorted((a, b) => a - b),
    ownTerm,
  };
}

/**
 * The rate within the site's range, which is extended to the lender's own rate (FIN-055). Unless the shopper chose a
 * rate, it is the product's rate for this term, because a loan of seven years has another rate than one of three.
 */
export function offeredInterest(
  value: number,
  {
    interest,
    interestSlider,
    start,
    limits,
  }: Pick<CalculatorTerms, "interest" | "interestSlider" | "start" | "limits">,
  term: number,
): number {
  if (interestSlider === "enabled" && value !== start.interest) return toCents(within(value, interest));
  return (limits && rateOfTerm(limits, term)?.interest) ?? start.interest;
}

/**
 * The cost of the loan; null if there is none: nothing is left to lend, too little is, or the product behind the
 * figures does not lend it. The inputs are those of `boundedInputs`.
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
  if (terms.limits && !allows(terms.limits, loan)) return null;
  const admin = (terms.fees.monthly * PAYMENTS_A_YEAR.month) / PAYMENTS_A_YEAR[inputs.frequency];
  const exact = quotedRepayment(inputs, terms) ?? repaymentOf(loan) + admin;
  const repayment = terms.roundUp ? wholeDollars(exact) : toCents(exact);
  // If a repayment is shown to the cent, the total includes the fractions of a cent. If it is rounded up to a dollar,
  // the rounded amount is paid.
  const total = totalOf(loan, terms.roundUp ? repayment : exact) + (terms.fees.upfront ?? 0);
  return repayment > 0 ? { repayment, total: toCents(total) } : null;
}

const allows = (limits: LoanLimits, { principal, years }: Loan): boolean =>
  principal >= limits.amount.least && principal <= limits.amount.most && rateOfTerm(limits, years) !== null;

/** The lender's own repayment, if only term and frequency were changed (FIN-007, FIN-066). */
function quotedRepayment(inputs: CalculatorInputs, { quotes, start }: CalculatorTerms): number | null {
  const figures = ["amount", "interest", "tradeIn", "residual"] as const;
  if (figures.some((name) => inputs[name] !== start[name])) return null;
  const years = String(inputs.term);
  const month = inputs.frequency === "month" ? quotes.month[years] : undefined;
  const week = quotes.week[years];
  return month ?? (week === undefined ? null : week * OF_A_WEEK[inputs.frequency]);
}

/**
 * The comparison rate of an interest rate: the one stated by its lender (FIN-060), otherwise by the Code's formula if
 * the fees are known, otherwise the site's text (FIN-067). Never below the interest rate.
 */
export function comparisonText(
  interest: number,
  terms: Pick<CalculatorTerms, "comparisons" | "comparisonFees" | "comparisonLoan" | "comparisonOtherwise">,
): string {
  const sentence = terms.comparisons.find((known) => known.interest === interest)?.text;
  if (sentence !== undefined) return sentence;
  const { comparisonFees: fees, comparisonLoan: loan } = terms;
  return fees
    ? rateText(comparisonRateOf(interest, fees, loan))
    : comparisonAtLeast(terms.comparisonOtherwise, interest);
}

/** Years as a number to read: 4.17 for a loan of 50 months. */
export const yearsFigure = (years: number): string => String(Number(years.toFixed(2)));

export const yearsText = (years: number): string => `${yearsFigure(years)} ${years === 1 ? "year" : "years"}`;
