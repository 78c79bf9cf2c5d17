import type { Updateable } from "kysely";
import type { EntryKind, PeopleTable } from "../../../db/desk/people-tables.ts";
import type { Database } from "../../../db/open.ts";
import { HOUR_MS } from "../../../lib/time/spans.ts";
import { type Actor, recordAct } from "../../staff/audit/mutations.ts";
import type { Staff } from "../../staff/person.ts";
import { isWritingKey } from "../answering/written.ts";
import { noteChange } from "../changes/mutations.ts";
import type { Person } from "../inbox.ts";

/** Helpers for every change of a thread: they lock the person, write an entry, and notify open pages. */

/** Who does something to which person, and when (epoch ms). */
export interface Doing {
  readonly person: Person;
  readonly by: Pick<Staff, "id" | "name">;
  readonly now: number;
}

/** Like `Doing`, but the actor may also be the product itself or its command line. */
type Done = Omit<Doing, "by"> & { readonly by: Actor };

/** Locks the person for writing until this transaction ends. */
export async function holdPerson(trx: Database, id: number): Promise<void> {
  await trx
    .updateTable("people")
    .set((row) => ({ last_at: row.ref("last_at") }))
    .where("id", "=", id)
    .execute();
}

/**
 * A locked person in their current state; undefined if they were erased, joined to another, or moved to another
 * dealership or department since they were read. Nobody would find an entry written to a joined thread.
 */
export const stillThere = (
  trx: Database,
  { id, dealership_slug, department }: Pick<Person, "id" | "dealership_slug" | "department">,
): Promise<Person | undefined> =>
  trx
    .selectFrom("people")
    .selectAll()
    .where("id", "=", id)
    .where("dealership_slug", "=", dealership_slug)
    .where("department", "=", department)
    .where("merged_into", "is", null)
    .where("erased_at", "is", null)
    .executeTakeFirst();

interface Entry {
  readonly kind: EntryKind;
  readonly text: string;
  readonly notice?: number | null;
  readonly car?: number | null;
  readonly channel?: "mail" | "sms";
  readonly key?: string | null;
}

/** Writes an entry to the thread, and returns its id. */
export async function write(
  trx: Database,
  { person, by, now }: Done,
  { kind, text, notice = null, car = null, channel = "mail", key }: Entry,
): Promise<number> {
  const who = { person_id: person.id, staff_id: by.id, by: by.name };
  const { id } = await trx
    .insertInto("people_entries")
    .values({
      ...who,
      at: now,
      kind,
      text,
      notice_id: notice,
      car_id: car,
      channel,
      written_key: isWritingKey(key) ? key : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a person's row, records who did it, and notifies open pages. */
export async function change(
  trx: Database,
  { person, by, now }: Done,
  action: string,
  changes: Updateable<PeopleTable>,
): Promise<void> {
  await trx.updateTable("people").set(changes).where("id", "=", person.id).execute();
  const fields = Object.keys(changes) as (keyof typeof changes & keyof Person)[];
  const place = { site: person.site_slug, dealership: person.dealership_slug };
  const before = Object.fromEntries(fields.map((field) => [field, person[field]]));
  const after = Object.fromEntries(fields.map((field) => [field, changes[field]]));
  await recordAct(trx, { by, subject: `person:${person.id}`, action, place, before, after, now });
  await noteChange(trx, { kind: "person", ...place, department: person.department, personId: person.id, now });
}

/** The most mails and texts that one thread takes within an hour, so that two auto-responders cannot fill it. */
const MOST_AN_HOUR = 60;

/** Whether a thread has taken so much within the hour that two auto-responders may be answering each other. */
export async function hasTooManyMessages(trx: Database, personId: number, now: number): Promise<boolean> {
  const row = await trx
    .selectFrom("people_received")
    .select((all) => all.fn.countAll<number>().as("count"))
    .where("person_id", "=", personId)
    .where("at", ">", now - HOUR_MS)
    .executeTakeFirst();
  return Number(row?.count ?? 0) >= MOST_AN_HOUR;
}

/** The person of a thread, or of the thread that it was joined to; undefined if they were erased. */
export async function standing(trx: Database, id: number): Promise<Person | undefined> {
  const read = (one: number) => trx.selectFrom("people").selectAll().where("id", "=", one).executeTakeFirst();
  const found = await read(id);
  const person = found && found.merged_into !== null ? await read(found.merged_into) : found;
  return person?.erased_at === null ? person : undefined;
}

/** Records that the person wrote: they wait again, and a closed thread reopens. */
export async function recordPersonWrote(
  trx: Database,
  { id, state, waiting_since }: Person,
  now: number,
): Promise<void> {
  const isClosed = state === "won" || state === "lost";
  await trx
    .updateTable("people")
    .set({
      waiting_since: waiting_since ?? now,
      snoozed_until: null,
      last_at: now,
      ...(isClosed ? { state: "contacted" as const, lost_reason: null } : {}),
    })
    .where("id", "=", id)
    .execute();
}
