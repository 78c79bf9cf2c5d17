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
}
