import type { Result } from "../../lib/result.ts";

/** The data that a finance broker needs to quote for one vehicle (API-031). */
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

/** A loan quote: repayments in dollars a week, rates in percent a year. */
export interface Quote {
  readonly weeklyRepaymentAmount: number;
  readonly advertisedRate: number;
  readonly comparisonRate: number;
}

/** Why there is no quote. `message` names no vehicle and quotes no broker. */
export interface QuoteFailure {
  readonly kind: "rejected" | "unavailable";
  readonly message: string;
}

/**
 * Quotes loans.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { quoteBroker } from "./live.ts";
 * import { brokerSimulator } from "./simulator.ts";
 *
 * const broker = await brokerSimulator();
 * const quotes = quoteBroker({ url: broker.url, token: null });
 *
 * const quoted = await quotes.quote({
 *   selfAssessedCreditScore: "GREAT",
 *   purchasePrice: 33_990,
 *   loanTerm: 5,
 *   year: 2021,
 *   vin: "JM0KF4W2A10512345",
 *   nvic: null,
 *   whoIsHelping: "",
 * });
 * assert(quoted.ok);
 * assert.equal(quoted.value.weeklyRepaymentAmount, 158.31);
 *
 * await broker.close();
 * ```
 */
export interface Quotes {
  /** Requests a quote. Answers within five seconds. Never throws. */
  quote(question: QuoteQuestion): Promise<Result<Quote, QuoteFailure>>;
}
