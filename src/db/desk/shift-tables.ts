import type { Generated } from "kysely";

/** Tables of routing, shifts and messages to staff. Times are epoch milliseconds, flags 0 or 1. */
type Json = string;
type Flag = 0 | 1;

interface LeadRoutesTable {
  dealership_slug: string;
  team: string;
  email: Json;
  copies: Json;
  after_hours: Json;
  changed_at: number;
}

interface ShiftsTable {
  id: Generated<number>;
  site_slug: string;
  dealership_slug: string;
  location: string;
  staff_id: number;
  weekday: number;
  starts: string;
  ends: string;
  team: string;
  on_call: Flag;
}

interface ShiftDaysTable {
  dealership_slug: string;
  staff_id: number;
  day: string;
  starts: string | null;
  ends: string | null;
}

interface LeadOffersTable {
  lead_id: number;
  site_slug: string;
  dealership_slug: string;
  location: string;
  team: string;
  state: "open" | "managers" | "taken" | "ended";
  offered_to: number | null;
  had_by: number | null;
  next_at: number;
  created_at: number;
  ended_at: number | null;
}

interface LeadOfferTurnsTable {
  id: Generated<number>;
  lead_id: number;
  dealership_slug: string;
  staff_id: number;
  role: "shift" | "manager";
  at: number;
}

interface StaffChannelsTable {
  staff_id: number;
  mail: Flag;
  sms: Flag;
  push: Flag;
  phone: string | null;
}

interface PushSubscriptionsTable {
  id: Generated<number>;
  staff_id: number;
  session_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: number;
}

export interface StaffMessagesTable {
  id: Generated<number>;
  staff_id: number;
  kind: "offer" | "managers" | "parked" | "reminder";
  channel: "mail" | "sms" | "push";
  lead_id: number | null;
  delivery_id: number | null;
  reminder_id: Generated<number | null>;
  subscription_id: number | null;
  state: "waiting" | "sent" | "dropped";
  attempts: Generated<number>;
  next_at: number;
  last_error: string | null;
  created_at: number;
}

/** These tables by name, as `Tables` includes them. */
export interface ShiftTables {
  lead_routes: LeadRoutesTable;
  shifts: ShiftsTable;
  shift_days: ShiftDaysTable;
  lead_offers: LeadOffersTable;
  lead_offer_turns: LeadOfferTurnsTable;
  staff_channels: StaffChannelsTable;
  push_subscriptions: PushSubscriptionsTable;
  staff_messages: StaffMessagesTable;
}
