import { PAYMENTS_A_YEAR, paymentsOf, repaymentOf } from "./amortisation.ts";

/** The loan that comparison rates are stated for, in dollars and years. */
export interface StandardLoan {
  readonly amount: number;
  readonly years: number;
}

/** The loan that the National Credit Code prescribes for vehicles. */
export const VEHICLE_LOAN: StandardLoan = { amount: 30_000, years: 5 };

/**
 * The costs of a loan besides interest, in dollars: one-off fees financed with the loan, one-off fees paid on the first
 * day, and fees each month.
 */
export interface LoanFees {
  readonly financed: number;
  readonly upfront?: number;
  readonly monthly: number;
}

/** The standard loan in a site's text ("5 year secured loan of $30,000"); the vehicle loan if the text names none. */
export function standardLoan(words: string): StandardLoan {
  const years = Number(/(\d+(?:\.\d+)?)[\s-]*years?\b/i.exec(words)?.[1]);
  const amount = Number(/\$\s?(\d[\d,]*)/.exec(words)?.[1]?.replaceAll(",", ""));
  return years > 0 && amount > 0 ? { amount, years } : VEHICLE_LOAN;
}

/** Bisection steps: more than a number has binary digits. */
const HALVINGS = 60;
/** The highest rate considered, per month: 1,200 percent a year. */
const HIGHEST = 1;

/**
 * The comparison rate of an interest rate (both percent a year) with these fees: twelve times the monthly rate at
 * which all repayments and fees of the standard loan have the present value of the amount borrowed (National Consumer
 * Credit Protection Regulations 2010, regulation 100; docs/finance.md).
 */
export function comparisonRateOf(
  interest: number,
  { financed, upfront = 0, monthly }: LoanFees,
  loan = VEHICLE_LOAN,
): number {
  if (financed <= 0 && upfront <= 0 && monthly <= 0) return interest;
  const { amount, years } = loan;
  const term = { years, frequency: "month" } as const;
  const repayment = repaymentOf({ ...term, principal: amount + financed, residual: 0, interest }) + monthly;
  const payments = paymentsOf(term);
  const worth = (rate: number) => ((1 - (1 + rate) ** -payments) / rate) * repayment;
  let [low, high] = [0, HIGHEST];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) + upfront > amount) low = middle;
    else high = middle;
  }
  return low * PAYMENTS_A_YEAR.month * 100;
}

/** Rates are stated in hundredths of a per cent and may be rounded up or down. */
const HALF_A_HUNDREDTH = 0.005;

/** The rate by the Code's formula if a stated comparison rate is lower; otherwise null. */
export function understated(stated: number, interest: number, fees: LoanFees, loan?: StandardLoan): number | null {
  const least = comparisonRateOf(interest, fees, loan);
  return stated + HALF_A_HUNDREDTH + 1e-9 < least ? least : null;
}

/**
 * The fees implied by a lender's own pair of rates (per cent a year): the stated fees, and the monthly fee that its
 * comparison rate implies.
 */
export function impliedFees(interest: number, stated: number, fees: LoanFees, loan = VEHICLE_LOAN): LoanFees {
  const monthlyOf = (principal: number, rate: number) =>
    repaymentOf({ principal, residual: 0, interest: rate, years: loan.years, frequency: "month" });
  const needed = monthlyOf(loan.amount, stated) - monthlyOf(loan.amount + fees.financed, interest);
  return { financed: fees.financed, monthly: Math.max(fees.monthly, needed) };
}

const FIGURES = /\d+(?:\.\d+)?(?=\s?%|\s?[–-]\s?\d)/g;

/**
 * A site's text for unknown comparison rates ("8.38%–19.42%") beside one interest rate. A comparison rate cannot be
 * below its interest rate, so a lower figure is replaced by the interest rate.
 */
export function comparisonAtLeast(words: string, interest: number): string {
  const figures = (words.match(FIGURES) ?? []).map(Number);
  if (figures.every((figure) => figure >= interest)) return words;
  const least = interest.toFixed(2);
  if (Math.max(...figures) <= interest) return `from ${least}%`;
  return words.replace(FIGURES, (figure) => (Number(figure) < interest ? least : figure));
}
