import type { Database } from "../../db/open.ts";
import { isSuppressed } from "../suppressions/data.ts";
import { isSeen, type Person, type SeenPlace } from "./inbox.ts";
import type {
  ThreadBooking,
  ThreadEntry,
  ThreadLead,
  ThreadMail,
  ThreadPayment,
  ThreadReceived,
} from "./thread-parts.ts";
import { bookingsOf, entriesOf, leadsOf, mailsOf, paymentsOf, receivedOf } from "./thread-reads.ts";

/** Everything in a person's thread, oldest first. */
export interface Thread {
  readonly person: Person;
  /** The same person's threads with other dealerships and departments, as far as the reader may see them. */
  readonly beside: readonly Person[];
  /** Ids of the threads that were joined to this one. */
  readonly joined: readonly number[];
  readonly leads: readonly ThreadLead[];
  readonly entries: readonly ThreadEntry[];
  readonly mails: readonly ThreadMail[];
  readonly received: readonly ThreadReceived[];
  readonly bookings: readonly ThreadBooking[];
  readonly payments: readonly ThreadPayment[];
  readonly keys: readonly string[];
  /** Whether their address or number is on the suppression list. */
  readonly wantsNoOffers: boolean;
  readonly draft: { readonly text: string; readonly at: number } | null;
  readonly viewers: readonly { readonly name: string; readonly at: number }[];
}

/**
 * A person, if a reader with these places may see them; null otherwise. `merged_into` names the person to whom a joined
 * one leads.
 */
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

/**
 * The same person's threads with other dealerships and departments, as far as a reader with these places may see them.
 */
async function otherThreads(
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
 * Reads a person's whole thread, together with the leads and entries of their other threads that a reader with these
 * places may see.
 */
export async function threadOf(
  db: Database,
  person: Person,
  { staffId, places }: { readonly staffId: number; readonly places: readonly SeenPlace[] },
): Promise<Thread> {
  const beside = await otherThreads(db, person, places);
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
