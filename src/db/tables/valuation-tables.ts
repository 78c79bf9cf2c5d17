import type { Generated } from "kysely";

/** Tables of cars that shoppers offer for sale. Times are epoch milliseconds. */

export interface ValuationsTable {
  id: Generated<number>;
  uid: string;
  site_id: string;
  dealership_slug: string;
  purpose: "trade-in" | "instant-offer";
  car_id: number | null;
  /** JSON text of `ValuationState`. */
  state: string;
  lead_id: number | null;
  accepted_at: number | null;
  /** JSON text. */
  saved_result: string | null;
  created_at: number;
}

export interface ValuationPhotosTable {
  id: Generated<number>;
  uid: string;
  valuation_id: number;
  site_id: string;
  place: number;
  name: string;
  type: string;
  bytes: number;
}

export interface ValuationCallsTable {
  id: Generated<number>;
  site_id: string;
  address: string;
  at: number;
}
