import type { Generated } from "kysely";

/**
 * Tables of leads and notices, and of the outbox that sends both. Times are epoch milliseconds; `Json` is JSON text.
 */
type Json = string;

export interface LeadsTable {
  id: Generated<number>;
  lead_uid: string;
  site_slug: string;
  dealership_slug: string;
  car_id: number | null;
  category: string;
  subcategory: string | null;
  payload: Json;
  opt_in: Json | null;
  created_at: number;
}

/** A file sent with an enquiry; `lead_id` is null until the enquiry itself is sent. */
export interface LeadFilesTable {
  id: Generated<number>;
  uid: string;
  site_id: string;
  lead_id: number | null;
  name: string;
  type: "image/jpeg" | "application/pdf";
  bytes: number;
  created_at: number;
  /** 0 where no room was left for its bytes. */
  is_stored: Generated<0 | 1>;
}

export interface NoticesTable {
  id: Generated<number>;
  uid: string;
  kind: string;
  audience: "shopper" | "dealership";
  site_slug: string;
  dealership_slug: string;
  lead_id: number | null;
  payment_id: number | null;
  recipient: string;
  letter: Json;
  created_at: number;
}

/**
 * One delivery of a lead or a notice. A claimed one has both `claimed_*`; `delivered_at` is set exactly when it is
 * delivered.
 */
export interface LeadDeliveriesTable {
  id: Generated<number>;
  lead_id: number | null;
  notice_id: number | null;
  site_slug: string;
  dealership_slug: string;
  channel: "email" | "webhook";
  target: string;
  state: "waiting" | "claimed" | "delivered" | "parked" | "withheld";
  attempts: Generated<number>;
  next_at: number;
  claimed_by: string | null;
  claimed_until: number | null;
  last_error: string | null;
  delivered_at: number | null;
}

export interface SuppressionsTable {
  id: Generated<number>;
  sender_kind: "site" | "dealership";
  sender: string;
  contact_kind: "email" | "phone";
  contact: string;
  source: "form" | "one-click" | "operator";
  lead_id: number | null;
  created_at: number;
}

export interface SigningKeysTable {
  name: string;
  key: string;
}
