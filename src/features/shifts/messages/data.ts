import type { Department } from "../../../db/desk/people-tables.ts";
import type { StaffMessagesTable } from "../../../db/desk/shift-tables.ts";
import type { Database } from "../../../db/open.ts";
import type { LeadRecord } from "../../leads/rules.ts";
import type { StoredLead } from "../../leads/sending/deliveries.ts";
import type { Place } from "../../staff/ability.ts";
import { IDLE_MS } from "../../staff/sessions/mutations.ts";
import type { ParkedOne } from "../alarms/words.ts";

/** A message to a staff member, with the current state of its subject. */
export interface DueMessage {
  readonly id: number;
  readonly staffId: number;
  readonly kind: StaffMessagesTable["kind"];
  readonly channel: StaffMessagesTable["channel"];
  readonly attempts: number;
  readonly createdAt: number;
  /** The lead, while anybody can still take it; null once it is taken, or if the message has another subject. */
  readonly lead: (StoredLead & { readonly personId: number; readonly offeredTo: number | null }) | null;
  /** The parked delivery and its place; null once it is no longer parked, or if the message has another subject. */
  readonly parked: (Place & ParkedOne) | null;
  /** The reminder, until somebody completes or postpones it; null also if the message has another subject. */
  readonly reminder: SentReminder | null;
  readonly subscription: {
    readonly id: number;
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
    /** Whether the session in which it was added is still valid at the desk. */
    readonly isAwake: boolean;
  } | null;
}

/** A due reminder about a person. */
interface SentReminder extends Place {
  readonly personId: number;
  readonly name: string;
  readonly text: string;
  readonly department: Department;
}

/** These messages with their subjects. */
export async function messagesWith(db: Database, ids: readonly number[], now: number): Promise<readonly DueMessage[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("staff_messages as m")
    .leftJoin("leads as l", "l.id", "m.lead_id")
    .leftJoin("lead_offers as o", "o.lead_id", "m.lead_id")
    .leftJoin("people_leads as pl", "pl.lead_id", "m.lead_id")
    .leftJoin("lead_deliveries as d", "d.id", "m.delivery_id")
    .leftJoin("notices as n", "n.id", "d.notice_id")
    .leftJoin("people_entries as pe", "pe.notice_id", "n.id")
    .leftJoin("people as answered", "answered.id", "pe.person_id")
    .leftJoin("people_reminders as r", (join) =>
      join.onRef("r.id", "=", "m.reminder_id").on("r.done_at", "is", null).on("r.told_at", "is not", null),
    )
    .leftJoin("people as p", "p.id", "r.person_id")
    .leftJoin("push_subscriptions as s", "s.id", "m.subscription_id")
    .leftJoin("staff_sessions as ss", "ss.id", "s.session_id")
    .select(["m.id", "m.staff_id", "m.kind", "m.channel", "m.attempts", "m.created_at"])
    .select(["l.id as lead_id", "l.lead_uid", "l.site_slug", "l.dealership_slug", "l.payload"])
    .select(["l.created_at as lead_at", "o.state as offer_state", "o.offered_to", "pl.person_id"])
    .select(["d.state as delivery_state", "d.site_slug as parked_site", "d.dealership_slug as parked_dealership"])
    .select(["n.kind as parked_kind", "answered.name as answered"])
    .select(["r.text as reminder", "p.id as reminded_id", "p.name as reminded", "p.department"])
    .select(["p.site_slug as reminder_site", "p.dealership_slug as reminder_dealership"])
    .select(["s.id as subscription_id", "s.endpoint", "s.p256dh", "s.auth", "ss.seen_at", "ss.expires_at"])
    .where("m.id", "in", ids)
    .orderBy("m.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    staffId: row.staff_id,
    kind: row.kind,
    channel: row.channel,
    attempts: row.attempts,
    createdAt: row.created_at,
    lead:
      row.lead_id === null || row.person_id === null || (row.offer_state !== "open" && row.offer_state !== "managers")
        ? null
        : {
            id: row.lead_id,
            uid: row.lead_uid ?? "",
            siteSlug: row.site_slug ?? "",
            dealershipSlug: row.dealership_slug ?? "",
            createdAt: row.lead_at ?? 0,
            record: JSON.parse(row.payload ?? "{}") as LeadRecord,
            optIn: null,
            personId: row.person_id,
            offeredTo: row.offered_to,
          },
    parked: parkedOf(row),
    reminder: reminderOf(row),
    subscription:
      row.subscription_id === null || row.endpoint === null || row.p256dh === null || row.auth === null
        ? null
        : {
            id: row.subscription_id,
            endpoint: row.endpoint,
            p256dh: row.p256dh,
            auth: row.auth,
            isAwake: (row.seen_at ?? 0) > now - IDLE_MS && (row.expires_at ?? 0) > now,
          },
  }));
}

interface ParkedRow {
  readonly delivery_state: string | null;
  readonly parked_site: string | null;
  readonly parked_dealership: string | null;
  readonly parked_kind: string | null;
  readonly answered: string | null;
}

const parkedOf = (row: ParkedRow): DueMessage["parked"] =>
  row.delivery_state === "parked"
    ? {
        site: row.parked_site ?? "",
        dealership: row.parked_dealership ?? "",
        kind: row.parked_kind,
        name: row.answered,
      }
    : null;

interface ReminderRow {
  readonly reminder: string | null;
  readonly reminded_id: number | null;
  readonly reminded: string | null;
  readonly department: Department | null;
  readonly reminder_site: string | null;
  readonly reminder_dealership: string | null;
}

const reminderOf = (row: ReminderRow): SentReminder | null =>
  row.reminder === null || row.reminded_id === null
    ? null
    : {
        personId: row.reminded_id,
        name: row.reminded ?? "",
        text: row.reminder,
        site: row.reminder_site ?? "",
        dealership: row.reminder_dealership ?? "",
        department: row.department ?? "sales",
      };
