import type { Result } from "../../lib/result.ts";

/** A payment that a shopper makes on the processor's own page: no card number ever reaches this server. */
export interface PaymentOrder {
  /**
   * Names the payment for shopper, dealer and processor. Beginning again with the same reference gives the same
   * payment.
   */
  readonly reference: string;
  readonly amountCents: number;
  /** ISO 4217 code: `AUD`. */
  readonly currency: string;
  /** What the payment is for, in words for the shopper. */
  readonly description: string;
  /** Absolute address to which the processor's page sends the shopper back, whether or not the payment succeeded. */
  readonly returnUrl: string;
}

interface BegunPayment {
  /** The processor's id of the payment. */
  readonly paymentId: string;
  /** Address of the hosted page, absolute or a path of the shop's own site. It accepts no payment after a day. */
  readonly pageUrl: string;
}

export interface PaymentState {
  readonly state: "open" | "paid" | "declined" | "refunded";
  /** Cents that were ordered, as the processor knows them. */
  readonly amountCents: number;
}

/**
 * `rejected`: the processor will refuse this however often it is sent; `unavailable`: a later call may succeed.
 * `message` names no person.
 */
export interface PaymentFailure {
  readonly kind: "rejected" | "unavailable";
  readonly message: string;
}

/**
 * Takes payments on a page of its own. Every call is answered within ten seconds, and none throws.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { paymentSimulator } from "./simulator.ts";
 *
 * const processor = paymentSimulator();
 * const begun = await processor.begin({
 *   reference: "RES-1",
 *   amountCents: 20_000,
 *   currency: "AUD",
 *   description: "Deposit",
 *   returnUrl: "https://dealer.example/checkout?payment=RES-1",
 * });
 * assert(begun.ok);
 * // The shopper's browser goes to begun.value.pageUrl; here the test approves in their place.
 * await processor.decide(begun.value.paymentId, "approve");
 *
 * const standing = await processor.standing(begun.value.paymentId);
 * assert(standing.ok && standing.value.state === "paid");
 * ```
 */
export interface PaymentProcessor {
  /** The name of this processor where a shopper chooses among several. */
  readonly label: string;
  begin(order: PaymentOrder): Promise<Result<BegunPayment, PaymentFailure>>;
  /** The state of the payment. Only this answer is trusted, never what the shopper's browser brings back. */
  standing(paymentId: string): Promise<Result<PaymentState, PaymentFailure>>;
  /** Refunds the whole payment. Called again it answers the same and refunds nothing twice. */
  refund(paymentId: string): Promise<Result<null, PaymentFailure>>;
}

/**
 * The processors that this server is configured for, by the names that a car's `payment_processors` uses (RESV-005).
 */
export type PaymentProcessors = ReadonlyMap<string, PaymentProcessor>;

/** The buttons of the demonstration's payment page. */
export interface DemoTill {
  /** Records the shopper's decision; only the first one counts. False when there is no such payment. */
  decide(paymentId: string, decision: "approve" | "decline"): Promise<boolean>;
}

export interface Payments {
  readonly processors: PaymentProcessors;
  /** Null where real money is taken. */
  readonly demoTill: DemoTill | null;
}

/** The demonstration's name in `payment_processors`. */
export const DEMO_PROCESSOR = "demo";
