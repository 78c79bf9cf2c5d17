import type { Generated } from "kysely";

/** Tables of the people who work at the desk. Times are epoch milliseconds; `Json` is JSON text. */
type Json = string;

export const STAFF_ROLES = ["platform", "owner", "manager", "sales", "workshop", "marketing", "reader"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

interface StaffTable {
  id: Generated<number>;
  email: string;
  name: string;
  created_at: number;
  revoked_at: number | null;
}

interface StaffRolesTable {
  staff_id: number;
  reach: string;
  role: StaffRole;
}

interface StaffSessionsTable {
  id: Generated<number>;
  token_hash: string;
  staff_id: number;
  device: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  confirmed_at: number | null;
}

interface StaffLinksTable {
  token_hash: string;
  browser_hash: string;
  staff_id: number;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface StaffPasskeysTable {
  id: string;
  staff_id: number;
  public_key: string;
  counter: number;
  transports: Json;
  name: string;
  created_at: number;
  used_at: number | null;
}

export interface StaffChallengesTable {
  browser_hash: string;
  challenge: string;
  purpose: "sign-in" | "add" | "confirm";
  staff_id: number | null;
  expires_at: number;
}

interface AuditLogTable {
  id: Generated<number>;
  at: number;
  staff_id: number | null;
  by: string;
  site_slug: string | null;
  dealership_slug: string | null;
  subject: string;
  action: string;
  before: Json | null;
  after: Json | null;
}

/** These tables by name, as `Tables` includes them. */
export interface StaffTables {
  staff: StaffTable;
  staff_roles: StaffRolesTable;
  staff_sessions: StaffSessionsTable;
  staff_links: StaffLinksTable;
  staff_passkeys: StaffPasskeysTable;
  staff_challenges: StaffChallengesTable;
  audit_log: AuditLogTable;
}
