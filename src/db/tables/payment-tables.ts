import type { Generated } from "kysely";

/** Tables of payments and reservations. Times are epoch milliseconds. */

export interface PaymentsTable {
  id: Generated<number>;
  reference: string;
  request_uid: string;
  site_slug: string;
  dealership_slug: string;
  purpose: "deposit" | "invoice";
  car_id: number | null;
  amount_cents: number;
  processor: string;
  processor_payment: string | null;
  page_url: string | null;
  return_path: string;
  state: "begun" | "paid" | "declined" | "abandoned" | "refunding" | "refunded";
  /** JSON text of `PaymentRequest`. */
  request: string;
  lead_id: number | null;
  next_at: number | null;
  created_at: number;
  updated_at: number;
  /** When the payment arrived; null if it has not. */
  paid_at: Generated<number | null>;
  /** Why an automatic refund has not gone through yet; null if nothing is wrong. */
  problem: Generated<string | null>;
  /**
   * Why it failed or is being refunded: the car was taken before payment, this shopper already holds the car by another
   * payment, or the amount received differs from the amount requested. Null for any other reason.
   */
  ended_why: Generated<"taken" | "own" | "amount" | null>;
}

/** An event that a processor reported by webhook. */
interface PaymentEventsTable {
  processor: string;
  /** The processor's id of the event. */
  event: string;
  payment_id: number;
  received_at: number;
}

/** A reservation holds its car until `ended_at` is set. */
export interface ReservationsTable {
  id: Generated<number>;
  payment_id: number;
  car_id: number | null;
  held_from: number;
  held_until: number;
  ended_at: number | null;
  outcome: "taken" | "lapsed" | null;
  /** Who ended it early (`outcome` is then `lapsed`); null if nobody did. */
  released_by: Generated<string | null>;
}

/** A refund given by somebody at the desk. */
export interface RefundsTable {
  id: Generated<number>;
  payment_id: number;
  number: number;
  reference: string;
  amount_cents: number;
  reason: string;
  words: string;
  state: "asked" | "given" | "failed";
  problem: string | null;
  tries: Generated<number>;
  staff_id: number | null;
  by: string;
  next_at: number | null;
  created_at: number;
  updated_at: number;
  given_at: number | null;
}

/** The days whose summary has been written. `day` is `YYYY-MM-DD` in the dealership's zone. */
interface MoneySummariesTable {
  site_slug: string;
  dealership_slug: string;
  day: string;
  written_at: number;
}

export interface PaymentTables {
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  refunds: RefundsTable;
  money_summaries: MoneySummariesTable;
  reservations: ReservationsTable;
}
