import type { BookingState } from "../../db/desk/diary-tables.ts";
import type { EntryKind } from "../../db/desk/people-tables.ts";
import type { Database } from "../../db/open.ts";
import type { LeadRecord } from "../leads/rules.ts";
import type { OptInRecord } from "../leads/sending/consent.ts";
import { isSuppressed } from "../suppressions/data.ts";
import { isSeen, type Person, type SeenPlace } from "./inbox.ts";
import { bookingsOf, entriesOf, leadsOf, mailsOf, paymentsOf, receivedOf } from "./thread-reads.ts";

/** A person's lead, as their thread tells it. */
export interface ThreadLead {
  readonly id: number;
  /** In whose thread it stands: the person's own, or one beside it. */
  readonly personId: number;
  readonly uid: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly dealership: string;
  readonly category: string;
  readonly record: LeadRecord;
  readonly optIn: OptInRecord | null;
  readonly car: ThreadCar | null;
}

/** A car of the stock that a person asked about, as it stands now. */
export interface ThreadCar {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly picture: string | null;
  readonly plate: string | null;
  readonly stocknum: string;
  readonly price: number | null;
  readonly status: string;
}

/** What somebody of the desk said or did. */
export interface ThreadEntry {
  readonly id: number;
  readonly personId: number;
  readonly at: number;
  readonly kind: EntryKind;
  readonly by: string;
  readonly text: string;
  /** How an answer by mail stands; null for what is no mail. */
  readonly delivery: ThreadDelivery | null;
  /** How an answer by text stands; null for what is no text. */
  readonly sms: ThreadText | null;
}

/** How a text stands: waiting to be sent, taken by the gateway, on the phone, or failed for a reason. */
export interface ThreadText {
  readonly state: "waiting" | "sent" | "delivered" | "failed";
  readonly problem: string | null;
}

export interface ThreadDelivery {
  readonly state: "waiting" | "claimed" | "delivered" | "parked" | "withheld";
  readonly problem: string | null;
  readonly at: number | null;
}

/** A mail that came to the thread's own address, or a text to the gateway's number. */
export interface ThreadReceived {
  readonly id: number;
  readonly personId: number;
  readonly at: number;
  readonly kind: "reply" | "automatic" | "bounce";
  readonly channel: "mail" | "sms";
  readonly sender: string;
  /** Whether the thread knows the sender's address: anybody can write any address above a mail. */
  readonly isKnown: boolean;
  readonly subject: string;
  readonly text: string;
  /** A sentence on what was not taken in; null for nothing. */
  readonly leftOut: string | null;
}

/** A mail that the product sent to the person by itself, such as a confirmation. */
export interface ThreadMail {
  readonly at: number;
  readonly subject: string;
  readonly delivery: ThreadDelivery;
}

/** A time that was booked. */
export interface ThreadBooking {
  readonly id: number;
  readonly state: BookingState;
  readonly leadId: number;
  readonly kind: "test-drive" | "service";
  /** `YYYY-MM-DD` and `HH:MM`, in the dealership's zone. */
  readonly date: string;
  readonly time: string;
}

/** A payment that came of one of the leads. */
export interface ThreadPayment {
  readonly leadId: number | null;
  readonly reference: string;
  readonly state: string;
  readonly cents: number;
  readonly at: number;
}

/** Everything of a person's thread, the oldest first. */
export interface Thread {
  readonly person: Person;
  /** The same person's threads with other dealerships and departments, as far as the reader may see them. */
  readonly beside: readonly Person[];
  /** Numbers of the threads that were joined to this one. */
  readonly joined: readonly number[];
  readonly leads: readonly ThreadLead[];
  readonly entries: readonly ThreadEntry[];
  readonly mails: readonly ThreadMail[];
  readonly received: readonly ThreadReceived[];
  readonly bookings: readonly ThreadBooking[];
  readonly payments: readonly ThreadPayment[];
  readonly keys: readonly string[];
  /** Whether their address or number is on the list of who wants no offers. */
  readonly wantsNoOffers: boolean;
  readonly draft: { readonly text: string; readonly at: number } | null;
  readonly viewers: readonly { readonly name: string; readonly at: number }[];
}

/** A person whom somebody with these places may see; one who was joined to another leads to that one. */
export async function personSeen(db: Database, id: number, places: readonly SeenPlace[]): Promise<Person | null> {
  if (places.length === 0) return null;
  const found = await db
    .selectFrom("people")
    .selectAll()
    .where("people.id", "=", id)
    .where((row) => isSeen(row, places))
    .executeTakeFirst();
  return found ?? null;
}

/** The same person's threads with other dealerships and departments, as far as somebody with these places may see. */
async function threadsBeside(
  db: Database,
  { id, site_slug }: Pick<Person, "id" | "site_slug">,
  places: readonly SeenPlace[],
): Promise<readonly Person[]> {
  if (places.length === 0) return [];
  return db
    .selectFrom("people")
    .selectAll("people")
    .where("people.id", "!=", id)
    .where("people.merged_into", "is", null)
    .where((row) => isSeen(row, places))
    .where("people.id", "in", (row) =>
      row
        .selectFrom("people_keys as own")
        .innerJoin("people_keys as other", (join) =>
          join.onRef("other.site_slug", "=", "own.site_slug").onRef("other.key", "=", "own.key"),
        )
        .select("other.person_id")
        .where("own.person_id", "=", id)
        .where("own.site_slug", "=", site_slug),
    )
    .orderBy("people.id")
    .limit(MOST_BESIDE)
    .execute();
}

const MOST_BESIDE = 20;

/**
 * Reads a person's whole thread, and what stands in their other threads that somebody with these places may see: the
 * leads and entries of all of them are told together.
 */
export async function threadOf(
  db: Database,
  person: Person,
  { staffId, places }: { readonly staffId: number; readonly places: readonly SeenPlace[] },
): Promise<Thread> {
  const beside = await threadsBeside(db, person, places);
  const people = [person.id, ...beside.map(({ id }) => id)];
  const leads = await leadsOf(db, people);
  const ids = leads.map(({ id }) => id);
  const from = { siteSlug: person.site_slug, dealershipSlug: person.dealership_slug };
  const contacts = { email: person.email ?? undefined, phone: person.phone ?? undefined };
  const [entries, mails, received, bookings, payments, keys, joined, draft, viewers, wantsNoOffers] = await Promise.all(
    [
      entriesOf(db, people),
      mailsOf(db, ids),
      receivedOf(db, people),
      bookingsOf(db, ids),
      paymentsOf(db, ids),
      db.selectFrom("people_keys").select("key").where("person_id", "=", person.id).orderBy("key").execute(),
      db.selectFrom("people").select("id").where("merged_into", "=", person.id).orderBy("id").execute(),
      db
        .selectFrom("people_drafts")
        .select(["text", "at"])
        .where("person_id", "=", person.id)
        .where("staff_id", "=", staffId)
        .executeTakeFirst(),
      db
        .selectFrom("people_views")
        .innerJoin("staff", "staff.id", "people_views.staff_id")
        .select(["staff.name", "people_views.at"])
        .where("person_id", "=", person.id)
        .where("staff_id", "!=", staffId)
        .orderBy("people_views.at", "desc")
        .limit(10)
        .execute(),
      isSuppressed(db, from, contacts),
    ],
  );
  return {
    person,
    beside,
    joined: joined.map(({ id }) => id),
    leads,
    entries,
    mails,
    received,
    bookings,
    payments,
    keys: keys.map(({ key }) => key),
    wantsNoOffers,
    draft: draft ?? null,
    viewers,
  };
}
