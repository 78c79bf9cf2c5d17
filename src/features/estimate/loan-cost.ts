import { repaymentOf } from "../loans/amortisation.ts";
import type { KnownFees } from "../loans/fees.ts";
import { isPrice } from "../stock/rules.ts";

/** The terms of a loan: years, and the dollars of deposit and final payment; null if not stated. */
export interface LoanTerms {
  readonly years: number | null;
  readonly deposit: number | null;
  readonly finalPayment: number | null;
}

/** A price in dollars, the fees of its loan, and the interest in per cent a year. */
export interface Cost {
  readonly price: number | null;
  readonly fees: KnownFees;
  readonly interest: number | null;
}

/** One repayment of a loan for this price and its fees, in dollars, unrounded; null if any part is not known. */
export function repaymentFor(
  { years, deposit, finalPayment }: LoanTerms,
  cost: Cost,
  frequency: "week" | "month",
): number | null {
  const { price, fees, interest } = cost;
  if (!isPrice(price) || interest === null) return null;
  if (years === null || deposit === null || finalPayment === null) return null;
  const principal = price - deposit + fees.financed;
  const admin = frequency === "month" ? fees.monthly : (fees.monthly * 12) / 52;
  return repaymentOf({ principal, residual: finalPayment, interest, years, frequency }) + admin;
}
