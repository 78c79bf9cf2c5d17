import type { Generated } from "kysely";

/** Tables of the diary. Times are epoch milliseconds; days and hours are in the dealership's local time. */

export type BookingState = "booked" | "cancelled" | "done" | "no-show";

export interface BookingsTable {
  id: Generated<number>;
  uid: string;
  lead_id: number;
  site_slug: string;
  dealership_slug: string;
  location_slug: string;
  kind: "test-drive" | "service";
  car_id: number | null;
  date: string;
  time: string;
  starts_at: number;
  ends_at: number;
  free_at: number;
  state: BookingState;
  sequence: Generated<number>;
  staff_id: number | null;
  contact_email: string | null;
  contact_phone: string | null;
  from_address: string | null;
  remind_at: number | null;
  remind_claimed_until: number | null;
  reminded_at: number | null;
  created_at: number;
  changed_at: number;
}

interface DiarySettingsTable {
  dealership_slug: string;
  kind: "test-drive" | "service";
  settings: string;
  changed_at: number;
}

interface DiaryFeedsTable {
  id: Generated<number>;
  site_slug: string;
  location_slug: string;
  turn: Generated<number>;
  created_at: number;
}

/** These tables by name, as `Tables` includes them. */
export interface DiaryTables {
  bookings: BookingsTable;
  diary_settings: DiarySettingsTable;
  diary_feeds: DiaryFeedsTable;
}
