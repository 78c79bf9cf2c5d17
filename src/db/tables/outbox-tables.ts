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
  /** When the sender's personal details were erased. */
  erased_at: Generated<number | null>;
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
  /** 0 if no storage was left for its bytes. */
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
 * One delivery of a lead or a notice. Both `claimed_*` are set while it is claimed; `delivered_at` is set exactly when
 * it is delivered.
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
  /** When the dealership was notified that the delivery is parked. */
  alarmed_at: Generated<number | null>;
}

export interface SuppressionsTable {
  id: Generated<number>;
  sender_kind: "site" | "dealership";
  sender: string;
  contact_kind: "email" | "phone";
  contact: string;
  /** `text`: the person answered STOP to a text message. */
  source: "form" | "one-click" | "operator" | "text";
  lead_id: number | null;
  created_at: number;
}

interface SigningKeysTable {
  name: string;
  key: string;
}

/** A person who gets mails about saved searches and watched cars; flags are 0 or 1. */
interface AlertPeopleTable {
  id: Generated<number>;
  uid: string;
  site_slug: string;
  email: string;
  recipient: string;
  member_id: number;
  created_at: number;
  confirmed_at: number | null;
}

interface AlertsTable {
  id: Generated<number>;
  uid: string;
  person_id: number;
  site_slug: string;
  kind: "search" | "car";
  address: string;
  name: string;
  car_slug: string | null;
  often: "once" | "daily" | "weekly";
  drops: number;
  state: "waiting" | "active" | "paused" | "ended";
  problem: string | null;
  link_turn: Generated<number>;
  link_until: number;
  created_at: number;
  started_at: number | null;
  changed_at: number;
  ended_at: number | null;
  mailed_at: number | null;
  next_at: number | null;
  more: Generated<number>;
}

interface AlertConsentsTable {
  id: Generated<number>;
  alert_id: number;
  words: string;
  page: string;
  given_at: number;
  confirmed_at: number | null;
}

interface AlertMatchesTable {
  alert_id: number;
  car_slug: string;
  kind: "new" | "drop" | "back" | "sold";
  amount_before: number | null;
  includes_before: string | null;
  found_at: number;
}

interface AlertCarsTable {
  site_slug: string;
  car_slug: string;
  car_id: number;
  amount: number | null;
  per: string;
  includes: string | null;
  available: number;
}

interface AlertProgressTable {
  name: string;
  change_id: number;
}

/** The tables of this file by name. */
export interface OutboxTables {
  suppressions: SuppressionsTable;
  signing_keys: SigningKeysTable;
  alert_people: AlertPeopleTable;
  alerts: AlertsTable;
  alert_consents: AlertConsentsTable;
  alert_matches: AlertMatchesTable;
  alert_cars: AlertCarsTable;
  alert_progress: AlertProgressTable;
}
