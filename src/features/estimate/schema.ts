import type { QuoteQuestion } from "../../services/quotes/port.ts";
import type { Frequency } from "../loans/amortisation.ts";
import type { KnownFees } from "../loans/fees.ts";
import type { LenderTerms } from "../loans/lender-entry.ts";
import type { LoanLimits } from "../loans/lender-products.ts";
import type { LoanTerms } from "./loan-cost.ts";
import type { ProductWords } from "./product-words.ts";

/** The three figures that may only be shown together and in one type size, and their loan. */
export interface FinanceEstimate {
  /** Whole dollars, rounded up. */
  readonly repayment: number;
  readonly period: Payment["period"];
  /** Per cent a year. */
  readonly interestRate: number;
  readonly comparisonRate: number;
  readonly loan: LoanTerms;
  /** Whose figures these are. */
  readonly by: "lender" | "broker";
  /** The lender's product that they were computed from; absent if they came with the car. */
  readonly product?: ProductWords;
}

/** The call that requests a quote, and the notice that then replaces the lender's. */
export interface QuoteCall {
  readonly address: string;
  readonly body: QuoteQuestion;
  readonly notice: string;
}

/** One repayment, in dollars and cents. */
export interface Payment {
  readonly dollars: number;
  readonly period: Exclude<Frequency, "fortnight">;
}

/** The offer of a site's lender for a car. Box, card, calculator, sheet and API call all show this offer. */
export interface LenderOffer {
  readonly lender: LenderTerms;
  readonly fees: KnownFees;
  readonly loan: LoanTerms;
  /** The lender's own payment, otherwise the one computed from its rate; null if neither is known. */
  readonly payment: Payment | null;
  /** The product that the offer was computed from; absent for an entry that came with the vehicle. */
  readonly product?: ProductWords;
  /** The product's limits for other loans on this vehicle. */
  readonly limits?: LoanLimits;
}
