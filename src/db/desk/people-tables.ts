import type { Generated } from "kysely";

/** Tables of people who enquired and of the desk's actions. Times are epoch milliseconds. */

export const PERSON_STATES = ["new", "contacted", "appointment", "offer", "won", "lost"] as const;
export type PersonState = (typeof PERSON_STATES)[number];

const ENTRY_KINDS = ["answer", "note", "assign", "state", "snooze", "merge", "split"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The two departments of a dealership a person can write to; each has its own thread with them. */
export type Department = "sales" | "workshop";

export interface PeopleTable {
  id: Generated<number>;
  site_slug: string;
  dealership_slug: string;
  department: Generated<Department>;
  name: string;
  email: string | null;
  phone: string | null;
  state: PersonState;
  lost_reason: string | null;
  assignee_id: number | null;
  waiting_since: number | null;
  snoozed_until: number | null;
  first_at: number;
  last_at: number;
  merged_into: number | null;
  erased_at: Generated<number | null>;
}

interface PeopleKeysTable {
  site_slug: string;
  key: string;
  dealership_slug: string;
  department: Department;
  person_id: number;
}

interface PeopleLeadsTable {
  lead_id: number;
  person_id: number;
  category: string;
  /** The searchable text in lower case; null until the worker has written it. */
  words: Generated<string | null>;
  source: Generated<string | null>;
  campaign: Generated<string | null>;
}

interface PeopleEntriesTable {
  id: Generated<number>;
  person_id: number;
  at: number;
  kind: EntryKind;
  staff_id: number | null;
  by: string;
  text: string;
  notice_id: number | null;
  channel: Generated<"mail" | "sms">;
  car_id: Generated<number | null>;
  written_key: Generated<string | null>;
}

interface PeopleTextsTable {
  id: Generated<number>;
  uid: string;
  entry_id: number;
  phone: string;
  state: "waiting" | "sent" | "delivered" | "failed";
  attempts: Generated<number>;
  next_at: number;
  gateway_id: string | null;
  sent_at: Generated<number | null>;
  problem: string | null;
}

interface PeopleReceivedTable {
  id: Generated<number>;
  person_id: number;
  mail_hash: string;
  message_id: string | null;
  at: number;
  kind: "reply" | "automatic" | "bounce";
  sender: string;
  is_known: 0 | 1;
  subject: string;
  text: string;
  left_out: string | null;
  channel: Generated<"mail" | "sms">;
}

interface PeopleRemindersTable {
  id: Generated<number>;
  person_id: number;
  staff_id: number;
  at: number;
  text: string;
  done_at: number | null;
  told_at: number | null;
}

interface PeopleApartTable {
  low_id: number;
  high_id: number;
}

interface AnswerTemplatesTable {
  id: Generated<number>;
  site_slug: string;
  dealership_slug: string | null;
  category: string | null;
  name: string;
  text: string;
  changed_at: number;
  changed_by: string;
  removed_at: number | null;
}

interface StaffSignaturesTable {
  staff_id: number;
  text: string;
  changed_at: number;
}

interface PeopleDraftsTable {
  person_id: number;
  staff_id: number;
  text: string;
  at: number;
  car_id: Generated<number | null>;
}

interface PeopleViewsTable {
  person_id: number;
  staff_id: number;
  at: number;
}

interface DeskChangesTable {
  id: Generated<number>;
  at: number;
  site_slug: string;
  dealership_slug: string;
  kind: string;
  person_id: number;
  department: Generated<Department | null>;
  staff_id: Generated<number | null>;
}

/** These tables by name, as `Tables` includes them. */
export interface PeopleTables {
  people: PeopleTable;
  people_keys: PeopleKeysTable;
  people_leads: PeopleLeadsTable;
  people_entries: PeopleEntriesTable;
  people_drafts: PeopleDraftsTable;
  people_views: PeopleViewsTable;
  people_texts: PeopleTextsTable;
  people_received: PeopleReceivedTable;
  people_reminders: PeopleRemindersTable;
  people_apart: PeopleApartTable;
  answer_templates: AnswerTemplatesTable;
  staff_signatures: StaffSignaturesTable;
  desk_changes: DeskChangesTable;
}
