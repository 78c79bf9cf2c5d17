import { err, ok } from "../../lib/result.ts";
import type { DemoTill, PaymentFailure, PaymentOrder, PaymentProcessor, PaymentState } from "./port.ts";

/** How the simulator treats the next calls: it answers, is unavailable, or carries them out and loses the answer. */
type ProcessorMood = "accept" | "unavailable" | "lost";

export interface PaymentSimulator extends PaymentProcessor, DemoTill {
  behave(mood: ProcessorMood): void;
  /** All payments ordered so far, each once. */
  orders(): readonly PaymentOrder[];
  /** How many refunds were made: never more than one for a payment. */
  refunds(): number;
}

interface Kept {
  readonly order: PaymentOrder;
  state: PaymentState["state"];
}

/** A payment processor in memory: tests decide for the shopper, and can make it unavailable. */
export function paymentSimulator(): PaymentSimulator {
  const kept = new Map<string, Kept>();
  let mood: ProcessorMood = "accept";
  let refunds = 0;
  const answer = <T>(value: T) => (mood === "lost" ? err(AWAY) : ok(value));
  return {
    label: "Simulated payment",
    behave: (next) => {
      mood = next;
    },
    orders: () => [...kept.values()].map(({ order }) => order),
    refunds: () => refunds,
    async begin(order) {
      if (mood === "unavailable") return err(AWAY);
      const paymentId = `sim-${order.reference}`;
      if (!kept.has(paymentId)) kept.set(paymentId, { order, state: "open" });
      return answer({ paymentId, pageUrl: `https://pay.example/${paymentId}` });
    },
    async standing(paymentId) {
      const found = kept.get(paymentId);
      if (mood === "unavailable") return err(AWAY);
      return found ? answer({ state: found.state, amountCents: found.order.amountCents }) : err(UNKNOWN);
    },
    async refund(paymentId) {
      const found = kept.get(paymentId);
      if (mood === "unavailable") return err(AWAY);
      if (!found || (found.state !== "paid" && found.state !== "refunded")) return err(UNKNOWN);
      if (found.state === "paid") refunds += 1;
      found.state = "refunded";
      return answer(null);
    },
    async decide(paymentId, decision) {
      const found = kept.get(paymentId);
      if (found?.state === "open") found.state = decision === "approve" ? "paid" : "declined";
      return found !== undefined;
    },
  };
}

const AWAY: PaymentFailure = { kind: "unavailable", message: "The processor does not answer." };
const UNKNOWN: PaymentFailure = { kind: "rejected", message: "The processor knows no such payment." };
