import type { NoticeKind } from "../../notices/kinds.ts";
import type { Payment, Reservation } from "../data.ts";

/** One possible change of a payment and of its reservation. */
export interface Turn {
  readonly from: readonly Payment["state"][];
  readonly to: Payment["state"];
  /** The effect on the reservation: begun, or ended with an outcome; null for none. */
  readonly hold: "begun" | NonNullable<Reservation["outcome"]> | null;
  /**
   * The notice to the shopper, null if none is sent. The dealership gets it too, unless it gets the payment's lead or
   * its own staff made the change at the desk.
   */
  readonly notice: NoticeKind | null;
  readonly dealership: "lead" | "notice" | "desk";
}

const OPEN = ["begun", "abandoned"] as const;

/**
 * Every change that a payment can go through after it was begun. Nothing else writes its state (`takeTurn`), and each
 * change notifies the shopper and the dealership in its own transaction.
 */
export const TURNS = {
  /** The deposit was paid and reserves the car. */
  held: { from: OPEN, to: "paid", hold: "begun", notice: "payment.held", dealership: "lead" },
  /** An invoice was paid. */
  taken: { from: OPEN, to: "paid", hold: null, notice: "payment.taken", dealership: "lead" },
  /** The deposit was paid, but another shopper has the car. */
  missed: { from: OPEN, to: "refunding", hold: null, notice: "payment.missed", dealership: "lead" },
  /** The deposit was paid, but the same shopper already holds the car with another payment. */
  repeated: { from: OPEN, to: "refunding", hold: null, notice: "payment.repeated", dealership: "lead" },
  /** The amount received differs from the amount requested. */
  otherAmount: { from: OPEN, to: "refunding", hold: null, notice: "payment.otherAmount", dealership: "lead" },
  /** The payment is for a form that the site no longer has, so it makes no lead. */
  returned: { from: OPEN, to: "refunding", hold: null, notice: "payment.returned", dealership: "notice" },
  /** The processor declined the payment. */
  declined: { from: OPEN, to: "declined", hold: null, notice: "payment.declined", dealership: "notice" },
  /** The shopper did not finish the payment in time. */
  abandoned: { from: ["begun"], to: "abandoned", hold: null, notice: "payment.abandoned", dealership: "notice" },
  /** The payment's page was closed before anybody paid, since the car is reserved or sold. */
  closed: { from: ["begun"], to: "abandoned", hold: null, notice: "payment.closed", dealership: "notice" },
  /**
   * The payment's page was closed since the same shopper has reserved the car with another one, whose mails said it
   * all.
   */
  replaced: { from: ["begun"], to: "abandoned", hold: null, notice: null, dealership: "lead" },
  /** The processor returned the money by itself. */
  reversed: { from: OPEN, to: "refunded", hold: null, notice: "payment.reversed", dealership: "notice" },
  /** The reservation expired and the dealership did not mark the car: the deposit is refunded. */
  lapsed: { from: ["paid"], to: "refunding", hold: "lapsed", notice: "payment.lapsed", dealership: "notice" },
  /** The reservation expired and the dealership has marked the car sold or reserved: it keeps the deposit. */
  kept: { from: ["paid"], to: "paid", hold: "taken", notice: "payment.kept", dealership: "notice" },
  /** The money was refunded. */
  refunded: { from: ["refunding"], to: "refunded", hold: null, notice: "payment.refunded", dealership: "notice" },
  /** The shopper's bank returned a refund. */
  bounced: { from: ["refunded"], to: "refunding", hold: null, notice: "payment.bounced", dealership: "notice" },
  /** Somebody refunded the payment on the processor's own website. Its car stays held until the reservation expires. */
  givenBackThere: {
    from: ["paid"],
    to: "refunded",
    hold: null,
    notice: "payment.givenBackThere",
    dealership: "notice",
  },
  /** The desk refunded the payment, or what was left of it. */
  givenBack: { from: ["paid"], to: "refunded", hold: null, notice: "payment.givenBack", dealership: "desk" },
  /** The desk refunded a part of the payment. */
  partBack: { from: ["paid"], to: "paid", hold: null, notice: "payment.partBack", dealership: "desk" },
  /** The desk extended the hold. */
  extended: { from: ["paid"], to: "paid", hold: null, notice: "payment.extended", dealership: "desk" },
  /** The desk ended the reservation, and keeps the deposit for now. */
  released: { from: ["paid"], to: "paid", hold: "lapsed", notice: "payment.released", dealership: "desk" },
} as const satisfies Readonly<Record<string, Turn>>;

export type TurnName = keyof typeof TURNS;
/** The turns that notify somebody. */
export type NotifiedTurn = Exclude<TurnName, "replaced">;
