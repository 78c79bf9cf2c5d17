import { type SqlBool, sql } from "kysely";
import type { Database } from "../../../db/open.ts";
import type { OptInRecord } from "../../leads/sending/consent.ts";
import type { Place } from "../../staff/ability.ts";
import type { Contact, Sender } from "../../suppressions/rules.ts";
import { literal } from "../inbox.ts";
import { searchedTerms } from "../keys.ts";

/** What a person answered about offers when they sent a form. */
export interface Consent {
  readonly leadId: number;
  /** Their thread; null while the worker has not yet given the lead to a person. */
  readonly personId: number | null;
  readonly site: string;
  readonly dealership: string;
  /** The kind of form they sent. */
  readonly category: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly record: OptInRecord;
}

interface ConsentQuery {
  readonly places: readonly Place[];
  /** Words to find in names, addresses and messages; empty to match everything. */
  readonly words: string;
  /** Only consents before this lead; null from the newest on. */
  readonly before: number | null;
  readonly limit: number;
}

/** What people answered about these dealerships' offers, newest first. */
export async function consentsAt(db: Database, question: ConsentQuery): Promise<readonly Consent[]> {
  const { places, words, before, limit } = question;
  if (places.length === 0) return [];
  let query = db
    .selectFrom("leads")
    .leftJoin("people_leads", "people_leads.lead_id", "leads.id")
    .select(["leads.id", "person_id", "site_slug", "dealership_slug", "created_at", "opt_in"])
    .select("leads.category")
    .where("opt_in", "is not", null)
    .where((row) =>
      row.or(places.map(({ site, dealership }) => row.and({ site_slug: site, dealership_slug: dealership }))),
    );
  for (const term of searchedTerms(words))
    query = query.where(sql<SqlBool>`people_leads.words like ${`%${literal(term)}%`} escape '\\'`);
  if (before !== null) query = query.where("leads.id", "<", before);
  const rows = await query.orderBy("leads.id", "desc").limit(limit).execute();
  return rows.map(({ id, person_id, site_slug, dealership_slug, created_at, opt_in, category }) => ({
    leadId: id,
    personId: person_id,
    site: site_slug,
    dealership: dealership_slug,
    at: created_at,
    category,
    record: JSON.parse(opt_in ?? "null") as OptInRecord,
  }));
}

/** A contact to which these senders send no offers. */
export interface Wish extends Contact {
  /** Id of its newest entry, by which it is lifted. */
  readonly id: number;
  /** When it was first listed, in epoch milliseconds. */
  readonly since: number;
  /** How it was added: by a form, a link in a mail, a STOP text, or an operator. */
  readonly sources: readonly string[];
  readonly senders: readonly Sender[];
}

interface WishQuery {
  readonly senders: readonly Sender[];
  /** A part of the address, or a phone number in any form; empty to match everything. */
  readonly words: string;
  readonly limit: number;
}

/** The contacts that want no offers from these senders, newest first. */
export async function wishesAt(db: Database, { senders, words, limit }: WishQuery): Promise<readonly Wish[]> {
  if (senders.length === 0) return [];
  const theirs = db
    .selectFrom("suppressions")
    .where((row) => row.or(senders.map(({ sender_kind, sender }) => row.and({ sender_kind, sender }))));
  let found = theirs.select(["contact", "contact_kind"]).select((row) => row.fn.max("id").as("id"));
  for (const term of searchedTerms(words))
    found = found.where(sql<SqlBool>`contact like ${`%${literal(term)}%`} escape '\\'`);
  const newest = await found.groupBy(["contact", "contact_kind"]).orderBy("id", "desc").limit(limit).execute();
  if (newest.length === 0) return [];
  const lines = await theirs
    .selectAll()
    .where(
      "contact",
      "in",
      newest.map(({ contact }) => contact),
    )
    .execute();
  return newest.map(({ id, contact, contact_kind }) => {
    const own = lines.filter((line) => line.contact === contact && line.contact_kind === contact_kind);
    return {
      id: Number(id),
      contact,
      contact_kind,
      since: Math.min(...own.map(({ created_at }) => created_at)),
      sources: [...new Set(own.map(({ source }) => source))],
      senders: own.map(({ sender_kind, sender }) => ({ sender_kind, sender })),
    };
  });
}
