import type { NoticeKind } from "../notices/kinds.ts";
import type { Payment, Reservation } from "./data.ts";

/** What becomes of a payment, and of the hold that it pays for. */
export interface Turn {
  readonly from: readonly Payment["state"][];
  readonly to: Payment["state"];
  /** What it makes of the hold: begun, or ended as what; null where it touches none. */
  readonly hold: "begun" | NonNullable<Reservation["outcome"]> | null;
  /** How the shopper is told; and the dealership too, unless it has the lead of this very payment. */
  readonly notice: NoticeKind;
  readonly dealership: "lead" | "notice";
}

const OPEN = ["begun", "abandoned"] as const;

/**
 * Every way in which a payment changes after it was begun. Nothing else writes its state (`takeTurn`), and each tells
 * the shopper and the dealership in the transaction in which it happens.
 */
export const TURNS = {
  /** The deposit is there and holds the car. */
  held: { from: OPEN, to: "paid", hold: "begun", notice: "payment.held", dealership: "lead" },
  /** An invoice is paid. */
  taken: { from: OPEN, to: "paid", hold: null, notice: "payment.taken", dealership: "lead" },
  /** The deposit is there, but the car went to somebody else meanwhile. */
  missed: { from: OPEN, to: "refunding", hold: null, notice: "payment.missed", dealership: "lead" },
  /** Money is there that fits nothing any more: another amount, or of a form that the site does not have now. */
  returned: { from: OPEN, to: "refunding", hold: null, notice: "payment.returned", dealership: "notice" },
  /** The processor says no. */
  declined: { from: OPEN, to: "declined", hold: null, notice: "payment.declined", dealership: "notice" },
  /** Nobody finished it within its life. */
  abandoned: { from: ["begun"], to: "abandoned", hold: null, notice: "payment.abandoned", dealership: "notice" },
  /** The processor gave the money back by itself. */
  reversed: { from: OPEN, to: "refunded", hold: null, notice: "payment.reversed", dealership: "notice" },
  /** The time of the hold is over, and the dealership said nothing of the car: the deposit goes back. */
  lapsed: { from: ["paid"], to: "refunding", hold: "lapsed", notice: "payment.lapsed", dealership: "notice" },
  /** The time is over, and the dealership marked the car sold or reserved: the deposit stays with it. */
  kept: { from: ["paid"], to: "paid", hold: "taken", notice: "payment.kept", dealership: "notice" },
  /** The money is given back. */
  refunded: { from: ["refunding"], to: "refunded", hold: null, notice: "payment.refunded", dealership: "notice" },
} as const satisfies Readonly<Record<string, Turn>>;

export type TurnName = keyof typeof TURNS;
