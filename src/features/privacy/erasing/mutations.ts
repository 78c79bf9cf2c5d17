import type { Database } from "../../../db/open.ts";
import type { LeadRecord } from "../../leads/rules.ts";

/** The steps of erasing a person's thread, each within the transaction that erases it. */

/** Shown in place of an erased person's name. */
const ERASED_NAME = "Erased person";

/** Ids of these people's leads. */
export async function leadsOf(trx: Database, people: readonly number[]): Promise<readonly number[]> {
  const rows = await trx.selectFrom("people_leads").select("lead_id").where("person_id", "in", people).execute();
  return rows.map(({ lead_id }) => lead_id);
}

/** Whether a payment of these leads is under way or holds a car: completing either needs the person's address. */
export async function hasOpenMoney(trx: Database, leads: readonly number[]): Promise<boolean> {
  if (leads.length === 0) return false;
  const open = await trx
    .selectFrom("payments")
    .leftJoin("reservations", "reservations.payment_id", "payments.id")
    .leftJoin("refunds", "refunds.payment_id", "payments.id")
    .select("payments.id")
    .where("payments.lead_id", "in", leads)
    .where((row) =>
      row.or([
        row("payments.state", "in", ["begun", "refunding"]),
        row("refunds.state", "=", "asked"),
        row.and([row("reservations.id", "is not", null), row("reservations.ended_at", "is", null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Deletes the mails with their letters, and withholds deliveries to the dealer that have not gone out. */
export async function eraseMails(trx: Database, people: readonly number[], leads: readonly number[]): Promise<void> {
  const answers = trx.selectFrom("people_entries").select("notice_id").where("person_id", "in", people);
  await trx
    .deleteFrom("notices")
    .where("id", "in", answers.where("notice_id", "is not", null))
    .execute();
  await eraseLeadMails(trx, leads);
}

/** Like `eraseMails`, for single leads of a thread that stays. */
export async function eraseLeadMails(trx: Database, leads: readonly number[]): Promise<void> {
  if (leads.length === 0) return;
  await trx.deleteFrom("notices").where("lead_id", "in", leads).execute();
  const payments = trx.selectFrom("payments").select("id").where("lead_id", "in", leads);
  await trx.deleteFrom("notices").where("payment_id", "in", payments).execute();
  await trx
    .updateTable("lead_deliveries")
    .set({ state: "withheld", claimed_by: null, claimed_until: null, last_error: "The person was erased." })
    .where("lead_id", "in", leads)
    .where("state", "!=", "delivered")
    .execute();
}

/** Strips each lead to its kind, day and car; its files are left to the jobs that delete files without an owner. */
export async function eraseLeads(trx: Database, leads: readonly number[], now: number): Promise<void> {
  if (leads.length === 0) return;
  const rows = await trx.selectFrom("leads").select(["id", "payload"]).where("id", "in", leads).execute();
  for (const { id, payload } of rows) {
    const bare = JSON.stringify(bareRecord(JSON.parse(payload) as LeadRecord));
    await trx.updateTable("leads").set({ payload: bare, opt_in: null, erased_at: now }).where("id", "=", id).execute();
  }
  await trx.updateTable("people_leads").set(ERASED).where("lead_id", "in", leads).execute();
  await trx
    .updateTable("lead_files")
    .set({ lead_id: null, created_at: 0, name: "" })
    .where("lead_id", "in", leads)
    .execute();
  const forgotten = { lead_id: null, created_at: 0, saved_result: null };
  await trx.updateTable("valuations").set(forgotten).where("lead_id", "in", leads).execute();
  await trx.updateTable("payments").set({ request: "{}" }).where("lead_id", "in", leads).execute();
  await trx.deleteFrom("staff_messages").where("lead_id", "in", leads).execute();
  await trx
    .updateTable("lead_offers")
    .set({ state: "ended", ended_at: now })
    .where("lead_id", "in", leads)
    .where("ended_at", "is", null)
    .execute();
  const nobody = { contact_email: null, contact_phone: null, from_address: null, remind_at: null };
  await trx.updateTable("bookings").set(nobody).where("lead_id", "in", leads).execute();
  await trx
    .updateTable("bookings")
    .set((row) => ({ state: "cancelled", sequence: row("sequence", "+", 1), changed_at: now }))
    .where("lead_id", "in", leads)
    .where("state", "=", "booked")
    .where("starts_at", ">", now)
    .execute();
}

/** The searchable words of a lead that was erased. */
const ERASED = { words: "", source: null, campaign: null };

/** A lead without personal details: its kind, its dealership and its car. */
const bareRecord = ({ payload, vehicle }: LeadRecord) => ({
  payload: { category: payload.category, subcategory: payload.subcategory, dealership_slug: payload.dealership_slug },
  vehicle,
  extras: {},
});

export async function eraseThread(trx: Database, people: readonly number[], now: number): Promise<void> {
  const tables = ["people_entries", "people_received", "people_reminders", "people_drafts", "people_keys"] as const;
  for (const table of tables) await trx.deleteFrom(table).where("person_id", "in", people).execute();
  await trx.updateTable("people_leads").set(ERASED).where("person_id", "in", people).execute();
  const nobody = { email: null, phone: null, lost_reason: null, waiting_since: null, snoozed_until: null };
  await trx
    .updateTable("people")
    .set({ name: ERASED_NAME, ...nobody, erased_at: now })
    .where("id", "in", people)
    .execute();
}

/** Keeps the entries of the audit log (who did what and when), but deletes the personal details that they quote. */
export async function forgetBefore(trx: Database, subjects: readonly string[]): Promise<void> {
  await trx.updateTable("audit_log").set({ before: null, after: null }).where("subject", "in", subjects).execute();
}
