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
  /** When the money came; null where none did. */
  paid_at: Generated<number | null>;
  /** Why a refund that the server gives by itself has not gone through yet; null where nothing is wrong. */
  problem: Generated<string | null>;
  /**
   * Why it came to nothing, or its money goes back: the car was taken before it was paid, this shopper holds the car by
   * another payment, or another amount came than was asked for. Null for another reason.
   */
  ended_why: Generated<"taken" | "own" | "amount" | null>;
}

/** An event that a processor told of by webhook. */
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
  /** Who ended it before its time (`outcome` is then `lapsed`); null where nobody did. */
  released_by: Generated<string | null>;
}

/** A refund that somebody at the desk gives. */
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

/** Days whose summary is written. `day` is `YYYY-MM-DD` in the dealership's zone. */
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
