import { repaymentOf } from "../../../src/features/loans/amortisation.ts";

/** The standard loan of the National Credit Code for comparisons, in dollars and months. */
const STANDARD = { amount: 30_000, months: 60 } as const;

/**
 * The comparison rate of a loan in per cent a year, rounded up to two decimals: the rate at which the repayments and
 * fees of the standard loan are together worth what was lent.
 * @param rate per cent a year
 * @param establishment dollars, paid at the beginning
 * @param monthly dollars
 */
export function comparisonRate({
  rate,
  establishment,
  monthly,
}: {
  readonly rate: number;
  readonly establishment: number;
  readonly monthly: number;
}): number {
  if (establishment === 0 && monthly === 0) return rate;
  const { amount, months } = STANDARD;
  const loan = { principal: amount, residual: 0, interest: rate, years: months / 12, frequency: "month" } as const;
  const paid = repaymentOf(loan) + monthly;
  const worth = (yearly: number) => {
    const discount = 1 / (1 + yearly / 1200);
    return establishment + (paid * discount * (1 - discount ** months)) / (1 - discount);
  };
  let [low, high] = [rate, 100];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > amount) low = middle;
    else high = middle;
  }
  return Math.ceil(high * 100 - 1e-6) / 100;
}
