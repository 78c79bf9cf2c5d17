import { err, ok, type Result } from "../../lib/result.ts";
import type { PaymentFailure, PaymentState, Refund, RefundOrder } from "./port.ts";

/** A refund as a demonstration stores it. */
export interface BookedRefund extends Refund {
  readonly reason?: string;
}

/** How a payment stands by its decision and its refunds: the sums that every processor does. */
export function standingOf(
  amountCents: number,
  decided: PaymentState["state"],
  refunds: readonly BookedRefund[],
): PaymentState {
  const refundedCents = refunds.reduce(
    (sum, { state, amountCents: cents }) => sum + (state === "failed" ? 0 : cents),
    0,
  );
  return {
    state: decided === "paid" && refundedCents >= amountCents ? "refunded" : decided,
    amountCents,
    refundedCents,
    refunds: refunds.map(({ reference, amountCents: cents, state }) => ({ reference, amountCents: cents, state })),
  };
}

/** The refund that an order makes, or has made already; or why it makes none. */
export function bookRefund(
  known: PaymentState,
  { reference, amountCents }: RefundOrder,
  state: Refund["state"] = "given",
): Result<{ readonly refund: Refund; readonly isNew: boolean }, PaymentFailure> {
  const before = known.refunds.find((one) => one.reference === reference);
  if (before) return before.amountCents === amountCents ? ok({ refund: before, isNew: false }) : err(OTHER_AMOUNT);
  if (known.state !== "paid" && known.state !== "refunded") return err(NOTHING_PAID);
  if (!Number.isSafeInteger(amountCents) || amountCents < 1) return err(NO_AMOUNT);
  if (amountCents > known.amountCents - known.refundedCents) return err(TOO_MUCH);
  return ok({ refund: { reference, amountCents, state }, isNew: true });
}

const rejected = (message: string): PaymentFailure => ({ kind: "rejected", message });
/** The refusals that every processor words alike. */
const OTHER_AMOUNT = rejected("A refund of another amount was made under this reference.");
const NOTHING_PAID = rejected("No money came with this payment, so that none can be given back.");
const NO_AMOUNT = rejected("A refund is of at least one cent, and of whole cents.");
const TOO_MUCH = rejected("Less is left of this payment than should be given back.");
