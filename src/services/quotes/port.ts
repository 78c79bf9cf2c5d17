import type { Result } from "../../lib/result.ts";

/** What a finance broker is asked about one vehicle (API-031). */
export interface QuoteQuestion {
  readonly selfAssessedCreditScore: "GREAT";
  /** Dollars. */
  readonly purchasePrice: number;
  /** Years. */
  readonly loanTerm: number;
  readonly year: number | null;
  readonly vin: string | null;
  readonly nvic: string | null;
  readonly whoIsHelping: "";
}

/** Dollars a week, and rates in percent a year. */
export interface Quote {
  readonly weeklyRepaymentAmount: number;
  readonly advertisedRate: number;
  readonly comparisonRate: number;
}

/** `message` names no vehicle and quotes no broker. */
export interface QuoteFailure {
  readonly kind: "rejected" | "unavailable";
  readonly message: string;
}

export interface Quotes {
  /** Answers within five seconds. Never throws. */
  quote(question: QuoteQuestion): Promise<Result<Quote, QuoteFailure>>;
}
