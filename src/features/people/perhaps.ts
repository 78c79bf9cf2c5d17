import type { Database } from "../../db/open.ts";
import { isSeen, type Person, type SeenPlace } from "./inbox.ts";
import { keysOf, NAMELESS } from "./keys.ts";
import type { Thread } from "./thread.ts";
import type { ThreadLead } from "./thread-parts.ts";
import { leadsOf } from "./thread-reads.ts";

/** A person who may be the same, and the reason. */
export interface PerhapsSame {
  readonly person: Person;
  /** "same phone number", "same name and postcode 2154". */
  readonly why: string;
}

/** The most people that are checked, and the most that are shown. */
const MOST_LOOKED = 30;
const MOST_SHOWN = 5;

/**
 * People of the same site who are likely the same person: they share a phone number or address, or both name and
 * postcode. Includes only people whom staff with these places may see, and nobody who was marked as a different person.
 */
export async function perhapsSame(
  db: Database,
  { person, beside, leads }: Pick<Thread, "person" | "beside" | "leads">,
  places: readonly SeenPlace[],
): Promise<readonly PerhapsSame[]> {
  if (places.length === 0) return [];
  const own = leads.filter(({ personId }) => personId === person.id);
  const byContact = await sameContact(db, person, own);
  const ids = [...new Set([...byContact.keys(), ...(await sameName(db, person))])];
  const apart = await apartFrom(db, person.id);
  const left = ids.filter((id) => id !== person.id && !apart.has(id) && !beside.some((other) => other.id === id));
  if (left.length === 0) return [];
  const people = await db
    .selectFrom("people")
    .selectAll()
    .where("people.id", "in", left.slice(0, MOST_LOOKED))
    .where("people.merged_into", "is", null)
    .where("people.erased_at", "is", null)
    .where((row) => isSeen(row, places))
    .orderBy("people.last_at", "desc")
    .execute();
  const postcodes = postcodesOf(own);
  const theirs =
    postcodes.size === 0
      ? []
      : await leadsOf(
          db,
          people.map(({ id }) => id).filter((id) => !byContact.has(id)),
        );
  return people
    .flatMap((other): readonly PerhapsSame[] => {
      const contact = byContact.get(other.id);
      if (contact) return [{ person: other, why: contact }];
      const its = postcodesOf(theirs.filter(({ personId }) => personId === other.id));
      const shared = [...its].find((one) => postcodes.has(one));
      return shared ? [{ person: other, why: `same name and postcode ${shared}` }] : [];
    })
    .slice(0, MOST_SHOWN);
}

const postcodesOf = (leads: readonly ThreadLead[]): ReadonlySet<string> =>
  new Set(leads.map(({ record }) => record.payload.postcode?.trim() ?? "").filter(Boolean));

/**
 * People who share a phone number or e-mail address with this person's leads, or whose e-mail address is this person's.
 */
async function sameContact(
  db: Database,
  { site_slug, email }: Person,
  leads: readonly ThreadLead[],
): Promise<Map<number, string>> {
  const keys = [...new Set(leads.flatMap(({ record }) => keysOf(record.payload)))];
  const matches =
    keys.length === 0
      ? []
      : await db
          .selectFrom("people_keys")
          .select(["person_id", "key"])
          .where("site_slug", "=", site_slug)
          .where("key", "in", keys)
          .limit(MOST_LOOKED)
          .execute();
  const writing =
    email === null
      ? []
      : await db
          .selectFrom("people")
          .select("id")
          .where("site_slug", "=", site_slug)
          .where((row) => row(row.fn<string>("lower", ["email"]), "=", row.fn<string>("lower", [row.val(email)])))
          .limit(MOST_LOOKED)
          .execute();
  return new Map([
    ...writing.map(({ id }) => [id, "same e-mail address"] as const),
    ...matches.map(
      ({ person_id, key }) =>
        [person_id, key.startsWith("phone:") ? "same phone number" : "same e-mail address"] as const,
    ),
  ]);
}

/** People with the same full name; a single word, or no name, is not enough. */
async function sameName(db: Database, { site_slug, name }: Person): Promise<readonly number[]> {
  if (name === NAMELESS || !/\S\s+\S/.test(name.trim())) return [];
  const found = await db
    .selectFrom("people")
    .select("id")
    .where("site_slug", "=", site_slug)
    .where((row) => row(row.fn<string>("lower", ["name"]), "=", row.fn<string>("lower", [row.val(name)])))
    .limit(MOST_LOOKED)
    .execute();
  return found.map(({ id }) => id);
}

/** The people marked as different from this person. */
async function apartFrom(db: Database, id: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("people_apart")
    .selectAll()
    .where((row) => row.or([row("low_id", "=", id), row("high_id", "=", id)]))
    .execute();
  return new Set(rows.map(({ low_id, high_id }) => (low_id === id ? high_id : low_id)));
}
