import { err, ok } from "../../lib/result.ts";
import { bookRefund, standingOf } from "./books.ts";
import type { DemoTill, PaymentFailure, PaymentOrder, PaymentProcessor, PaymentState, Refund } from "./port.ts";

/**
 * How the simulator treats the next calls: it answers, is unavailable, or carries them out and loses the answer; or it
 * answers, and new refunds stay under way (`pending`) or come to nothing (`failing`).
 */
type ProcessorMood = "accept" | "unavailable" | "lost" | "pending" | "failing";

export interface PaymentSimulator extends PaymentProcessor, DemoTill {
  behave(mood: ProcessorMood): void;
  /** All payments ordered so far, each once. */
  orders(): readonly PaymentOrder[];
  /** How many refunds were made, each once. */
  refunds(): number;
  /** Says what became of the refunds under way, or of all of them with `every`. */
  finishRefunds(state: "given" | "failed", every?: boolean): void;
}

interface StoredPayment {
  readonly order: PaymentOrder;
  state: PaymentState["state"];
  refunds: Refund[];
}

/** A payment processor in memory: tests decide for the shopper, and can make it unavailable. */
export function paymentSimulator(): PaymentSimulator {
  const payments = new Map<string, StoredPayment>();
  let mood: ProcessorMood = "accept";
  const answer = <T>(value: T) => (mood === "lost" ? err(AWAY) : ok(value));
  const standing = ({ order, state, refunds }: StoredPayment) => standingOf(order.amountCents, state, refunds);
  return {
    label: "Simulated payment",
    pageOrigins: ["https://pay.example"],
    behave: (next) => {
      mood = next;
    },
    orders: () => [...payments.values()].map(({ order }) => order),
    refunds: () => [...payments.values()].reduce((sum, { refunds }) => sum + refunds.length, 0),
    finishRefunds(state, every = false) {
      for (const one of payments.values()) {
        one.refunds = one.refunds.map((refund) =>
          every || refund.state === "pending" ? { ...refund, state } : refund,
        );
      }
    },
    async begin(order) {
      if (mood === "unavailable") return err(AWAY);
      const paymentId = `sim-${order.reference}`;
      if (!payments.has(paymentId)) payments.set(paymentId, { order, state: "open", refunds: [] });
      return answer({ paymentId, pageUrl: `https://pay.example/${paymentId}` });
    },
    async standing(paymentId) {
      const found = payments.get(paymentId);
      if (mood === "unavailable") return err(AWAY);
      return found ? ok(standing(found)) : err(UNKNOWN);
    },
    async refund(paymentId, order) {
      const found = payments.get(paymentId);
      if (mood === "unavailable") return err(AWAY);
      if (!found) return err(UNKNOWN);
      const booked = bookRefund(standing(found), order, REFUND_STATES[mood]);
      if (!booked.ok) return booked;
      if (booked.value.isNew) found.refunds.push(booked.value.refund);
      return answer(booked.value.refund);
    },
    async expire(paymentId) {
      const found = payments.get(paymentId);
      if (mood === "unavailable") return err(AWAY);
      if (!found) return err(UNKNOWN);
      if (found.state === "open") found.state = "expired";
      return answer(standing(found));
    },
    async decide(paymentId, decision) {
      const found = payments.get(paymentId);
      if (found?.state === "open") found.state = decision === "approve" ? "paid" : "declined";
      return found !== undefined;
    },
  };
}

const AWAY: PaymentFailure = { kind: "unavailable", message: "The processor does not answer." };
const UNKNOWN: PaymentFailure = { kind: "unknown", message: "The processor knows no such payment." };
const REFUND_STATES: Readonly<Record<ProcessorMood, Refund["state"]>> = {
  accept: "given",
  lost: "given",
  unavailable: "given",
  pending: "pending",
  failing: "failed",
};
