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

/**
 * A refund as it is asked for. The same reference is the same refund, however often and whenever it is asked for, so
 * write the reference down before asking. The same reference for another amount is `rejected`.
 */
export interface RefundOrder {
  readonly reference: string;
  /** Cents to give back: the whole of a payment, or a part of it. */
  readonly amountCents: number;
  /** Why it is given back, in words for the dealer's own books. It names no person. */
  readonly reason: string;
}

/** A refund as the processor knows it. */
export interface Refund {
  readonly reference: string;
  readonly amountCents: number;
  /**
   * `pending`: the processor has accepted it and is moving the money; `given`: done; `failed`: the bank did not take it
   * (the card is closed, say), so that the dealer has the money again. A failed one stays failed: another try needs
   * another reference. Each may still become `failed` later.
   */
  readonly state: "pending" | "given" | "failed";
}

/** How a payment stands, by its processor's own books. */
export interface PaymentState {
  /**
   * `open`: the page still accepts money; `paid`: money has come, of which `refundedCents` may have gone back;
   * `declined` and `expired`: none came and none can any more; `refunded`: all of it has gone back, or is on its way.
   */
  readonly state: "open" | "paid" | "declined" | "expired" | "refunded";
  /** Cents that were ordered, as the processor knows them. */
  readonly amountCents: number;
  /** Cents that were given back or are on their way: refunds that failed are not counted. */
  readonly refundedCents: number;
  /**
   * Every refund of the payment, the oldest first. The reference of one that was made elsewhere (on the processor's own
   * website) is the processor's.
   */
  readonly refunds: readonly Refund[];
}

/**
 * Why a call was not answered. `unknown`: there is no such payment (in this dealership's account); `rejected`: the
 * processor refuses this however often it is sent; `funds`: the dealer's balance does not suffice, a later call may
 * succeed; `locked`: the processor does not accept this server's key, or the account may not do this, until somebody
 * mends that; `unavailable`: a later call may succeed. `message` names no person, and no key.
 */
export interface PaymentFailure {
  readonly kind: "unknown" | "rejected" | "funds" | "locked" | "unavailable";
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
 *
 * const refund = { reference: "RES-1-back", amountCents: 5_000, reason: "Car came without its spare key" };
 * await processor.refund(begun.value.paymentId, refund);
 * await processor.refund(begun.value.paymentId, refund);
 * const after = await processor.standing(begun.value.paymentId);
 * assert(after.ok && after.value.state === "paid" && after.value.refundedCents === 5_000);
 * ```
 */
export interface PaymentProcessor {
  /** The name of this processor where a shopper chooses among several. */
  readonly label: string;
  /** Origins of its pages (`https://checkout.example`), to which a form's answer may lead; none for pages of our own. */
  readonly pageOrigins: readonly string[];
  begin(order: PaymentOrder): Promise<Result<BegunPayment, PaymentFailure>>;
  /** The state of the payment. Only this answer is trusted, never what the shopper's browser brings back. */
  standing(paymentId: string): Promise<Result<PaymentState, PaymentFailure>>;
  /**
   * Gives back a part of a payment, or the whole. Called again with the same reference it answers with that same refund
   * as it stands by then. `rejected` where no money came, or less is left than is asked for.
   */
  refund(paymentId: string, order: RefundOrder): Promise<Result<Refund, PaymentFailure>>;
  /**
   * Closes the page of an open payment, so that it accepts no money any more, and answers how the payment stands then:
   * `expired`, or what it was already (a shopper may have paid meanwhile).
   */
  expire(paymentId: string): Promise<Result<PaymentState, PaymentFailure>>;
}

/** Whom a payment is for; a row of `payments` is one. Each dealership has accounts of its own with the processors. */
export interface Payee {
  readonly site_slug: string;
  readonly dealership_slug: string;
}

/** The processors of one dealership, by the names that a car's `payment_processors` uses (RESV-005). */
export type PaymentProcessors = ReadonlyMap<string, PaymentProcessor>;

/** The processors of a payee, as its site's files say at this moment; none where nothing is configured. */
export type ProcessorsOf = (payee: Payee) => PaymentProcessors;

/** The buttons of the demonstration's payment page. */
export interface DemoTill {
  /** Records the shopper's decision; only the first one counts. False when there is no such payment. */
  decide(paymentId: string, decision: "approve" | "decline"): Promise<boolean>;
}

/** A webhook as it arrived. */
export interface HookMessage {
  readonly body: Uint8Array;
  /** The processor's header with the signature; null where none was sent. */
  readonly signature: string | null;
}

/**
 * What a webhook says. It is a hint to ask how the payment stands, and nothing more: it may come late, twice, in any
 * order, or never.
 */
export interface PaymentHint {
  /** The processor's id of the event: the same each time it is sent. */
  readonly event: string;
  /** The `reference` of the order that it is about; null where it is about none of ours. */
  readonly reference: string | null;
  /** Whether it can be about this payee's money: it was signed with its secret, and is of its account. */
  readonly isOf: (payee: Payee) => boolean;
}

/** `none`: this payee hears no such webhooks; `forged`: the signature is not the processor's, or too old. */
type NoHint = "none" | "forged";

export interface Payments {
  readonly processorsOf: ProcessorsOf;
  /** Why a dealership can take no money online, in words for those who run it; null where it can. */
  readonly closedFor: (payee: Payee) => string | null;
  /** What a webhook says that arrived for a payee; null where it is of a kind that tells nothing. */
  readonly hintOf: (
    processor: string,
    payee: Payee,
    message: HookMessage,
  ) => Promise<Result<PaymentHint | null, NoHint>>;
  /** Null where real money is taken. */
  readonly demoTill: DemoTill | null;
}

/** The names of the processors in `payment_processors`. */
export const DEMO_PROCESSOR = "demo";
export const STRIPE_PROCESSOR = "stripe";
