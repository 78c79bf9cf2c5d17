import type { Payment, Refund, Reservation } from "../data.ts";
import { moneyText } from "../rules.ts";

/** The facts about a payment that decide its standing. */
export interface MoneyFacts {
  readonly payment: Pick<Payment, "state" | "amount_cents" | "purpose" | "problem" | "next_at" | "ended_why">;
  /** The refunds requested at the desk, oldest first. */
  readonly refunds: readonly Pick<Refund, "state" | "amount_cents" | "problem" | "by">[];
  readonly reservation: Pick<Reservation, "ended_at" | "outcome" | "released_by"> | null;
}

export interface Standing {
  readonly text: string;
  /** `late` needs attention, `soon` is under way, `good` is paid, `quiet` needs nothing. */
  readonly kind: "good" | "soon" | "late" | "quiet";
}

const sumOf = (refunds: MoneyFacts["refunds"], states: readonly Refund["state"][]): number =>
  refunds.filter(({ state }) => states.includes(state)).reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** Cents refunded to the shopper. */
export const backCents = ({ payment, refunds }: Pick<MoneyFacts, "payment" | "refunds">): number =>
  payment.state === "refunded" ? payment.amount_cents : sumOf(refunds, ["given"]);

/** Cents that can still be refunded; refunds under way count as made. */
export const leftCents = ({ payment, refunds }: Pick<MoneyFacts, "payment" | "refunds">): number =>
  payment.state === "paid" ? payment.amount_cents - sumOf(refunds, ["asked", "given"]) : 0;

/** A payment's standing in a few words, the same in lists, pages, threads and books. */
export function standingOf(facts: MoneyFacts): Standing {
  const { payment, refunds } = facts;
  switch (payment.state) {
    case "begun":
      return { text: "At the card page", kind: "quiet" };
    case "abandoned":
      if (payment.ended_why === "own") return { text: "Begun twice, paid once", kind: "quiet" };
      return { text: payment.ended_why ? "Closed, the vehicle was taken" : "Left at the card page", kind: "late" };
    case "declined":
      return { text: "Declined", kind: "late" };
    case "refunding":
      if (payment.problem === null) return { text: "Going back by itself", kind: "soon" };
      return { text: payment.next_at === null ? "Refund failed" : "Refund waits for the bank", kind: "late" };
    case "refunded":
      return { text: refunds.length > 0 ? `Refunded by ${refunds.at(-1)?.by}` : "Refunded", kind: "quiet" };
    case "paid":
      return paidStanding(facts);
  }
}

/**
 * Whether the shopper tried in vain and should be called. Excludes those still at the card page and those who paid with
 * another payment.
 */
export const isToCall = (facts: MoneyFacts & { readonly payment: Pick<Payment, "paid_at"> }): boolean =>
  facts.payment.paid_at === null && standingOf(facts).kind === "late";

function paidStanding(facts: MoneyFacts): Standing {
  const { payment, refunds, reservation } = facts;
  const last = refunds.at(-1);
  if (last?.state === "failed") return { text: "Refund failed", kind: "late" };
  if (last?.state === "asked")
    return last.problem === null
      ? { text: "Asking the bank", kind: "soon" }
      : { text: "Refund waits for the bank", kind: "late" };
  const back = backCents(facts);
  if (back > 0) return { text: `Part refunded, ${moneyText(payment.amount_cents - back)} kept`, kind: "quiet" };
  if (!reservation) return { text: "Paid", kind: "good" };
  if (reservation.ended_at === null) return { text: "Paid, car held", kind: "good" };
  if (reservation.released_by !== null) return { text: "Paid, car released", kind: "soon" };
  return { text: "Paid, car sold or kept", kind: "good" };
}

/**
 * A plain warning for the staff, if a refund is stuck although the car was already released, so that the shopper has
 * neither car nor money, or if an automatic refund is stuck. Null otherwise.
 */
export function withoutCarAndMoney({ payment, refunds, reservation }: MoneyFacts): string | null {
  if (payment.state === "refunding" && payment.problem !== null) {
    const next = payment.next_at === null ? "Give it back another way, and tell the shopper." : "It is tried again.";
    return `${moneyText(payment.amount_cents)} should have gone back by itself, and has not. ${payment.problem} ${next}`;
  }
  const last = refunds.at(-1);
  const isStuck = last?.state === "failed" || (last?.state === "asked" && last.problem !== null);
  if (payment.state !== "paid" || !isStuck || reservation?.released_by == null) return null;
  return `The car is for sale again, and ${moneyText(last.amount_cents)} has not gone back: the shopper has neither. Try again, or give the money back another way and tell them.`;
}
