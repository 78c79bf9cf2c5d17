/** Payments a year (FIN-039). */
export const PAYMENTS_A_YEAR = { week: 52, fortnight: 26, month: 12 } as const;
export type Frequency = keyof typeof PAYMENTS_A_YEAR;
export const FREQUENCIES = Object.keys(PAYMENTS_A_YEAR) as readonly Frequency[];

/** How often, in either of its words (FIN-039): `month`, `Monthly`; null for any other. */
export function frequencyOf(word: string | null): Frequency | null {
  const asked = word?.trim().toLowerCase().replace(/ly$/, "");
  return FREQUENCIES.find((frequency) => frequency === asked) ?? null;
}

/** A loan that is paid back in equal parts, but for what is left for the last day. */
export interface Loan {
  /** What is lent, in dollars, with the fees that are financed with it. */
  readonly principal: number;
  /** What is still owed after the last repayment, in dollars. */
  readonly residual: number;
  /** Per cent a year. */
  readonly interest: number;
  readonly years: number;
  readonly frequency: Frequency;
}

/** How many repayments a term has: one at least, and only whole ones. */
export function paymentsOf({ years, frequency }: Pick<Loan, "years" | "frequency">): number {
  return Math.max(1, Math.round(years * PAYMENTS_A_YEAR[frequency]));
}

/**
 * One repayment in dollars, unrounded: standard amortisation of the principal less what the residual is worth today
 * (FIN-057). Without interest, the principal less the residual in equal parts.
 */
export function repaymentOf(loan: Loan): number {
  const { principal, residual, interest, frequency } = loan;
  const payments = paymentsOf(loan);
  const rate = interest / 100 / PAYMENTS_A_YEAR[frequency];
  const discount = (1 + rate) ** -payments;
  // Also a rate so small that it is lost in the sum.
  if (discount === 1) return (principal - residual) / payments;
  return ((principal - residual * discount) * rate) / (1 - discount);
}

/** Every repayment and the residual, in dollars, unrounded. */
export function totalOf(loan: Loan, repayment = repaymentOf(loan)): number {
  return repayment * paymentsOf(loan) + loan.residual;
}

/** Rounded up, but not for the sake of a millionth that the arithmetic left over. */
export const wholeDollars = (dollars: number): number => Math.ceil(Number(dollars.toFixed(6)));

export const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;
