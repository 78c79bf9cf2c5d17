import type { Database } from "../../db/open.ts";
import type { LeadRecord } from "../leads/rules.ts";
import type { OptInRecord } from "../leads/sending/consent.ts";
import type { Letter } from "../notices/letter.ts";
import { outrightPrice } from "../stock/shown-price.ts";
import type {
  ThreadBooking,
  ThreadEntry,
  ThreadLead,
  ThreadMail,
  ThreadPayment,
  ThreadReceived,
} from "./thread-parts.ts";

/** Queries for the parts of a thread, each oldest first. */

/** The most leads and entries of one thread that are shown: the newest. */
const MOST_SHOWN = 200;

export async function leadsOf(db: Database, people: readonly number[]): Promise<readonly ThreadLead[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom("people_leads")
    .innerJoin("leads", "leads.id", "people_leads.lead_id")
    .leftJoin("cars", "cars.id", "leads.car_id")
    .select(["leads.id", "lead_uid", "leads.created_at", "dealership_slug", "leads.category", "payload", "opt_in"])
    .select("person_id")
    .select([
      "cars.id as car_id",
      "cars.name",
      "cars.slug",
      "cars.primary_image_url",
      "cars.regplate",
      "cars.stocknum",
      "cars.price",
      "cars.offer_price",
      "cars.status",
    ])
    .where("person_id", "in", people)
    .orderBy("leads.id", "desc")
    .limit(MOST_SHOWN)
    .execute();
  return rows.reverse().map((row) => ({
    id: row.id,
    personId: row.person_id,
    uid: row.lead_uid,
    at: row.created_at,
    dealership: row.dealership_slug,
    category: row.category,
    record: JSON.parse(row.payload) as LeadRecord,
    optIn: row.opt_in === null ? null : (JSON.parse(row.opt_in) as OptInRecord),
    car:
      row.car_id === null
        ? null
        : {
            id: row.car_id,
            name: row.name ?? "",
            path: `/cars/${row.slug}`,
            picture: row.primary_image_url,
            plate: row.regplate,
            stocknum: row.stocknum ?? "",
            price: outrightPrice({ price: row.price, offer_price: row.offer_price }),
            status: row.status ?? "",
          },
  }));
}

export async function entriesOf(db: Database, people: readonly number[]): Promise<readonly ThreadEntry[]> {
  const rows = await db
    .selectFrom("people_entries")
    .leftJoin("lead_deliveries", "lead_deliveries.notice_id", "people_entries.notice_id")
    .leftJoin("people_texts", "people_texts.entry_id", "people_entries.id")
    .select([
      "people_entries.id",
      "person_id as personId",
      "people_entries.at",
      "kind",
      "by",
      "text",
      "lead_deliveries.state",
      "last_error",
      "delivered_at",
      "people_texts.state as text_state",
      "people_texts.problem",
    ])
    .where("person_id", "in", people)
    .orderBy("people_entries.at", "desc")
    .orderBy("people_entries.id", "desc")
    .limit(MOST_SHOWN)
    .execute();
  return rows.reverse().map(({ state, last_error, delivered_at, text_state, problem, ...entry }) => ({
    ...entry,
    delivery: state === null ? null : { state, problem: last_error, at: delivered_at },
    sms: text_state === null ? null : { state: text_state, problem },
  }));
}

export async function mailsOf(db: Database, leads: readonly number[]): Promise<readonly ThreadMail[]> {
  if (leads.length === 0) return [];
  const rows = await db
    .selectFrom("notices")
    .innerJoin("lead_deliveries", "lead_deliveries.notice_id", "notices.id")
    .select(["notices.created_at", "letter", "state", "last_error", "delivered_at"])
    .where("notices.lead_id", "in", leads)
    .where("audience", "=", "shopper")
    .where("kind", "!=", "desk.answer")
    .orderBy("notices.id")
    .execute();
  return rows.map(({ created_at, letter, state, last_error, delivered_at }) => ({
    at: created_at,
    subject: (JSON.parse(letter) as Letter).subject,
    delivery: { state, problem: last_error, at: delivered_at },
  }));
}

export async function receivedOf(db: Database, people: readonly number[]): Promise<readonly ThreadReceived[]> {
  const rows = await db
    .selectFrom("people_received")
    .selectAll()
    .where("person_id", "in", people)
    .orderBy("id", "desc")
    .limit(MOST_SHOWN)
    .execute();
  return rows.reverse().map(({ id, at, kind, channel, sender, subject, text, person_id, is_known, left_out }) => ({
    id,
    at,
    kind,
    channel,
    sender,
    subject,
    text,
    personId: person_id,
    isKnown: is_known === 1,
    leftOut: left_out,
  }));
}

export async function bookingsOf(db: Database, leads: readonly number[]): Promise<readonly ThreadBooking[]> {
  if (leads.length === 0) return [];
  const rows = await db
    .selectFrom("bookings")
    .select(["id", "lead_id", "kind", "date", "time", "state"])
    .where("lead_id", "in", leads)
    .execute();
  return rows.map(({ lead_id, ...booking }) => ({ leadId: lead_id, ...booking }));
}

export async function paymentsOf(db: Database, leads: readonly number[]): Promise<readonly ThreadPayment[]> {
  if (leads.length === 0) return [];
  const rows = await db
    .selectFrom("payments")
    .select(["id", "lead_id", "reference", "state", "amount_cents", "created_at"])
    .where("lead_id", "in", leads)
    .orderBy("id")
    .execute();
  return rows.map(({ lead_id, amount_cents, created_at, ...payment }) => ({
    ...payment,
    leadId: lead_id,
    cents: amount_cents,
    at: created_at,
  }));
}
