import { randomBytes } from "node:crypto";

/** An account's books as Stripe keeps them: sessions, the payments that they became, and their refunds. */

export interface SimSession {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string | null;
  readonly name: string;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly metadata: Metadata;
  readonly intentMetadata: Metadata;
  readonly created: number;
  readonly expiresAt: number;
  status: "open" | "complete" | "expired";
  /** Null until the shopper has sent a card. */
  intent: SimIntent | null;
}

interface SimIntent {
  readonly id: string;
  status: "succeeded" | "requires_payment_method" | "processing";
  refunds: SimRefund[];
}

export interface SimRefund {
  readonly id: string;
  readonly amount: number;
  readonly metadata: Metadata;
  readonly created: number;
  status: "succeeded" | "pending" | "failed";
}

export type Metadata = Readonly<Record<string, string>>;

/** An event as Stripe posts it. */
export interface StripeEvent {
  readonly id: string;
  readonly object: "event";
  readonly type: string;
  readonly created: number;
  readonly api_version: string;
  readonly livemode: boolean;
  /** The connected account that it is of; absent for a key's own account. */
  readonly account?: string;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

export const newId = (kind: string): string => `${kind}_${randomBytes(12).toString("hex")}`;

/** What is left of a payment: refunds that failed are not counted, as Stripe does. */
export const unrefunded = ({ amount, intent }: SimSession): number =>
  amount - (intent?.refunds ?? []).reduce((sum, refund) => sum + (refund.status === "failed" ? 0 : refund.amount), 0);

export const sessionJson = (session: SimSession, page: string, expanded: boolean): Record<string, unknown> => ({
  id: session.id,
  object: "checkout.session",
  amount_subtotal: session.amount,
  amount_total: session.amount,
  cancel_url: session.cancelUrl,
  client_reference_id: session.reference,
  created: session.created,
  currency: session.currency,
  expires_at: session.expiresAt,
  livemode: false,
  metadata: session.metadata,
  mode: "payment",
  payment_intent: expanded && session.intent ? intentJson(session) : (session.intent?.id ?? null),
  payment_status: session.intent?.status === "succeeded" ? "paid" : "unpaid",
  status: session.status,
  success_url: session.successUrl,
  url: session.status === "open" ? page : null,
});

export const intentJson = ({ amount, currency, intentMetadata, intent, created }: SimSession) => ({
  id: intent?.id ?? null,
  object: "payment_intent",
  amount,
  amount_received: intent?.status === "succeeded" ? amount : 0,
  created,
  currency,
  livemode: false,
  metadata: intentMetadata,
  status: intent?.status ?? "requires_payment_method",
});

export const chargeJson = (session: SimSession) => ({
  id: `ch_${session.intent?.id.slice(3)}`,
  object: "charge",
  amount: session.amount,
  amount_refunded: session.amount - unrefunded(session),
  currency: session.currency,
  metadata: session.intentMetadata,
  paid: true,
  payment_intent: session.intent?.id ?? null,
  refunded: unrefunded(session) === 0,
});

export const refundJson = (refund: SimRefund, { currency, intent }: SimSession) => ({
  id: refund.id,
  object: "refund",
  amount: refund.amount,
  created: refund.created,
  currency,
  metadata: refund.metadata,
  payment_intent: intent?.id ?? null,
  reason: "requested_by_customer",
  status: refund.status,
  ...(refund.status === "failed" ? { failure_reason: "expired_or_canceled_card" } : {}),
});
