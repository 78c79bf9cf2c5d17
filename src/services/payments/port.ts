import type { Result } from "../../lib/result.ts";

/** A payment that a shopper is to make on the processor's own page: no card number ever reaches this server. */
export interface PaymentOrder {
  /** Names it for shopper, dealer and processor. Begun again under the same reference it is the same payment. */
  readonly reference: string;
  readonly amountCents: number;
  /** ISO 4217 */
  readonly currency: string;
  /** What it is for, in words for the shopper. */
  readonly description: string;
  /** Absolute address to which the processor's page sends the shopper back, whatever came of it. */
  readonly returnUrl: string;
}

interface BegunPayment {
  /** The processor's name of it. */
  readonly paymentId: string;
  /** Address of the hosted page, absolute or a path of the shop's own site. It takes no money a day later. */
  readonly pageUrl: string;
}

export interface PaymentStanding {
  readonly state: "open" | "paid" | "declined" | "refunded";
  /** What was asked for, as the processor knows it. */
  readonly amountCents: number;
}

/** `rejected`: however often it is asked; `unavailable`: it may pass later. `message` names no person. */
export interface PaymentFailure {
  readonly kind: "rejected" | "unavailable";
  readonly message: string;
}

/** Answers within ten seconds and never throws. */
export interface PaymentProcessor {
  /** What the payment page is called where a shopper chooses among several. */
  readonly label: string;
  begin(order: PaymentOrder): Promise<Result<BegunPayment, PaymentFailure>>;
  /** How the payment stands: the one thing that is believed, whatever a browser brings back. */
  standing(paymentId: string): Promise<Result<PaymentStanding, PaymentFailure>>;
  /** Gives all of it back. Asked again it answers as before and gives nothing twice. */
  refund(paymentId: string): Promise<Result<null, PaymentFailure>>;
}

/** Those that this server is set up for, by the names that a car's `payment_processors` uses (RESV-005). */
export type PaymentProcessors = ReadonlyMap<string, PaymentProcessor>;

/** The buttons of the demonstration's payment page. */
export interface DemoTill {
  /** The first decision counts. False: there is no such payment. */
  decide(paymentId: string, decision: "approve" | "decline"): Promise<boolean>;
}

export interface Payments {
  readonly processors: PaymentProcessors;
  /** Null where real money is taken. */
  readonly demoTill: DemoTill | null;
}

/** The demonstration's name in `payment_processors`. */
export const DEMO_PROCESSOR = "demo";
