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

/** The shopper's choices: dollars, years, percent a year (FIN-033 to FIN-039). */
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

/** The terms of a calculator: what site and lender let a shopper choose, and what they charge. */
export interface CalculatorTerms {
  readonly amount: Span;
  readonly term: Span;
  /** The only terms offered, in years (FIN-045); null where any within the range is. */
  readonly offeredTerms: readonly number[] | null;
  /** The term of the loan that the page's weekly figure stands on, offered whatever the site's terms are; or null. */
  readonly ownTerm: number | null;
  readonly interest: Span;
  readonly interestSlider: "enabled" | "disabled" | "hidden";
  /** False where there is no final payment: it is then $0 (FIN-059). */
  readonly hasResidual: boolean;
  readonly roundUp: boolean;
  /** Fees in dollars: financed with the loan, paid on the first day, and charged each month. */
  readonly fees: LoanFees;
  /** False where a car costs less than the smallest loan. */
  readonly lends: boolean;
  /** What the product behind the figures allows; null where none is. */
  readonly limits: LoanLimits | null;
  /** The lender's own repayments of its loan, by term in years (FIN-007). */
  readonly quotes: LendersRepayments;
  readonly comparisons: readonly KnownComparison[];
  /** Fees from which other comparison rates are computed; null where they are not known. */
  readonly comparisonFees: LoanFees | null;
  /** The loan of the comparison rates (FIN-061). */
  readonly comparisonLoan: StandardLoan;
  /** Text where no comparison rate is known (FIN-067). */
  readonly comparisonOtherwise: string;
  /** The values at the start. */
  readonly start: CalculatorInputs;
}

export interface CalculatorResult {
  /** One repayment in dollars: to the cent, or up to the next dollar where the site rounds up (FIN-058). */
  readonly repayment: number;
  /** All repayments, the final payment and all fees, in dollars and cents (FIN-038). */
  readonly total: number;
}

/** Weeks in a month, for showing a stored weekly repayment by the month (FIN-066). */
const WEEKS_A_MONTH = 4.33;
const OF_A_WEEK = { week: 1, fortnight: 2, month: WEEKS_A_MONTH } as const;

export function within(wanted: number, { min, max }: Pick<Span, "min" | "max">): number {
  return Math.min(Math.max(wanted, min), Math.max(min, max));
}

/**
 * The requested values within their limits: a deposit no larger than the price, a final payment no larger than the
 * loan.
 */
export function boundedInputs(asked: CalculatorInputs, terms: CalculatorTerms): CalculatorInputs {
  const amount = toCents(within(asked.amount, terms.amount));
  const tradeIn = toCents(within(asked.tradeIn, { min: 0, max: amount }));
  const term = offeredTerm(asked.term, terms);
  const most = Math.min(amount - tradeIn, toCents(amount * mostResidual(term, terms)));
  return {
    amount,
    tradeIn,
    residual: toCents(within(asked.residual, { min: 0, max: most })),
    term,
    interest: offeredInterest(asked.interest, terms, term),
    frequency: asked.frequency,
  };
}

/** The greatest final payment of a loan of this term, as a share of the price; 0 where it has none. */
export function mostResidual(
  term: number,
  { hasResidual, limits }: Pick<CalculatorTerms, "hasResidual" | "limits">,
): number {
  if (!hasResidual) return 0;
  return limits ? mostBalloon(limits, term) : 1;
}

type Years = Pick<CalculatorTerms, "term" | "offeredTerms" | "ownTerm">;

/** Less than what two decimals of a year show. */
const SAME_TERM = 0.005;

/** The nearest offered term: the lender's own, one of the site's list, else one of half years. */
export function offeredTerm(wanted: number, { term, offeredTerms, ownTerm }: Years): number {
  if (ownTerm !== null && Math.abs(wanted - ownTerm) < SAME_TERM) return ownTerm;
  if (!offeredTerms) return Math.round(within(wanted, term) / term.step) * term.step;
  return offeredTerms.reduce((best, years) => (Math.abs(years - wanted) < Math.abs(best - wanted) ? years : best));
}

/** A site's terms with the one that the shown figure stands on: a shopper must be able to return to it (FIN-053). */
export function offeringOwn({ term, offeredTerms }: Omit<Years, "ownTerm">, ownTerm: number | null): Years {
  if (ownTerm === null) return { term, offeredTerms, ownTerm };
  return {
    term: { ...term, min: Math.min(term.min, ownTerm), max: Math.max(term.max, ownTerm) },
    offeredTerms: offeredTerms && [...new Set([...offeredTerms, ownTerm])].toSorted((a, b) => a - b),
    ownTerm,
  };
}

/**
 * The rate within the site's range, which is extended to the lender's own rate (FIN-055). Where nobody chose one it is
 * the product's for this term, because a loan of seven years is not lent at the rate of three.
 */
export function offeredInterest(
  wanted: number,
  {
    interest,
    interestSlider,
    start,
    limits,
  }: Pick<CalculatorTerms, "interest" | "interestSlider" | "start" | "limits">,
  term: number,
): number {
  if (interestSlider === "enabled" && wanted !== start.interest) return toCents(within(wanted, interest));
  return (limits && rateOfTerm(limits, term)?.interest) ?? start.interest;
}

/**
 * The cost of the loan; null where there is none: nothing is left to lend, too little, or what the product behind the
 * figures does not lend. The inputs are those of `boundedInputs`.
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
  // Of a repayment to the cent the fractions of a cent are paid too; whoever rounds up to a dollar takes the whole one.
  const total = totalOf(loan, terms.roundUp ? repayment : exact) + (terms.fees.upfront ?? 0);
  return repayment > 0 ? { repayment, total: toCents(total) } : null;
}

const allows = (limits: LoanLimits, { principal, years }: Loan): boolean =>
  principal >= limits.amount.least && principal <= limits.amount.most && rateOfTerm(limits, years) !== null;

/** The lender's own repayment, where only term and frequency were changed (FIN-007, FIN-066). */
function quotedRepayment(inputs: CalculatorInputs, { quotes, start }: CalculatorTerms): number | null {
  const figures = ["amount", "interest", "tradeIn", "residual"] as const;
  if (figures.some((name) => inputs[name] !== start[name])) return null;
  const years = String(inputs.term);
  const month = inputs.frequency === "month" ? quotes.month[years] : undefined;
  const week = quotes.week[years];
  return month ?? (week === undefined ? null : week * OF_A_WEEK[inputs.frequency]);
}

/**
 * The comparison rate of an interest rate: as its lender states it (FIN-060), else by the Code's formula where the
 * fees are known, else the site's text (FIN-067); never below the interest rate.
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

/** Years as a number to read: a loan of 50 months has 4.17. */
export const yearsFigure = (years: number): string => String(Number(years.toFixed(2)));

export const yearsText = (years: number): string => `${yearsFigure(years)} ${years === 1 ? "year" : "years"}`;
