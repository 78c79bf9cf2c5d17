/** Payments a year (FIN-039). */
export const PAYMENTS_A_YEAR = { week: 52, fortnight: 26, month: 12 } as const;
export type Frequency = keyof typeof PAYMENTS_A_YEAR;
export const FREQUENCIES = Object.keys(PAYMENTS_A_YEAR) as readonly Frequency[];

/** The frequency for either of its words (FIN-039): `month`, `Monthly`; null for any other word. */
export function frequencyOf(word: string | null): Frequency | null {
  const normalised = word?.trim().toLowerCase().replace(/ly$/, "");
  return FREQUENCIES.find((frequency) => frequency === normalised) ?? null;
}

/** A loan repaid in equal parts, except for a final payment. */
export interface Loan {
  /** The amount borrowed in dollars, including financed fees. */
  readonly principal: number;
  /** The final payment after the last repayment, in dollars. */
  readonly residual: number;
  /** Per cent a year. */
  readonly interest: number;
  readonly years: number;
  readonly frequency: Frequency;
}

/** The number of repayments in a term: a whole number, at least one. */
export function paymentsOf({ years, frequency }: Pick<Loan, "years" | "frequency">): number {
  return Math.max(1, Math.round(years * PAYMENTS_A_YEAR[frequency]));
}

/**
 * One repayment in dollars, unrounded: standard amortisation of the principal less the present value of the residual
 * (FIN-057). Without interest, the principal less the residual in equal parts.
 */
export function repaymentOf(loan: Loan): number {
  const { principal, residual, interest, frequency } = loan;
  const payments = paymentsOf(loan);
  const rate = interest / 100 / PAYMENTS_A_YEAR[frequency];
  const discount = (1 + rate) ** -payments;
  // This also holds for a rate so small that it disappears in the sum.
  if (discount === 1) return (principal - residual) / payments;
  return ((principal - residual * discount) * rate) / (1 - discount);
}

/** All repayments and the residual, in dollars, unrounded. */
export function totalOf(loan: Loan, repayment = repaymentOf(loan)): number {
  return repayment * paymentsOf(loan) + loan.residual;
}

/** Rounds up, ignoring a millionth left over by floating point. */
export const wholeDollars = (dollars: number): number => Math.ceil(Number(dollars.toFixed(6)));

export const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;
