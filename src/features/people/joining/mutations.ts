import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import type { LeadRecord } from "../../leads/rules.ts";
import type { Staff } from "../../staff/person.ts";
import { KEY_COLUMNS } from "../adopting/mutations.ts";
import { LONGEST_TEXT } from "../drafts/mutations.ts";
import type { Person } from "../inbox.ts";
import { keysOf, NAMELESS } from "../keys.ts";
import { change, holdPerson, stillThere, write } from "../recording/mutations.ts";
import { furtherState } from "./further-state.ts";

interface Doing {
  readonly by: Pick<Staff, "id" | "name">;
  /** Epoch milliseconds. */
  readonly now: number;
}

const least = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));

/**
 * Joins another thread to a person: its leads, keys and drafts become theirs, and new leads with any of its keys go to
 * them. Threads of different dealerships, or of sales and the workshop, stay separate with their own staff, but are
 * then known as the same person's. Both must be of one site.
 */
export async function mergePeople(
  db: Database,
  { by, now, ...two }: Doing & { readonly into: Person; readonly from: Person },
): Promise<Result<null, string>> {
  if (two.into.id === two.from.id) return err("This is the same person already.");
  if (two.into.site_slug !== two.from.site_slug) return err("People of two sites stay apart.");
  return db.transaction().execute(async (trx) => {
    for (const id of [two.into.id, two.from.id].sort((a, b) => a - b)) await holdPerson(trx, id);
    const [into, from] = [await stillThere(trx, two.into), await stillThere(trx, two.from)];
    if (!into || !from) return err(JOINED_MEANWHILE);
    const isOneTeams = into.dealership_slug === from.dealership_slug && into.department === from.department;
    await (isOneTeams ? moveInto(trx, { into, from, by, now }) : knowAsOne(trx, { into, from, by, now }));
    return ok(null);
  });
}

type Two = Doing & { readonly into: Person; readonly from: Person };

async function moveInto(trx: Database, { into, from, by, now }: Two): Promise<void> {
  const tables = ["people_leads", "people_keys", "people_entries", "people_received", "people_reminders"] as const;
  for (const table of tables)
    await trx.updateTable(table).set({ person_id: into.id }).where("person_id", "=", from.id).execute();
  await moveDrafts(trx, into.id, from.id);
  await moveApart(trx, into.id, from.id);
  await trx.updateTable("people").set({ merged_into: into.id }).where("merged_into", "=", from.id).execute();
  await trx
    .updateTable("people")
    .set({ merged_into: into.id, waiting_since: null })
    .where("id", "=", from.id)
    .execute();
  await write(trx, { person: into, by, now }, { kind: "merge", text: `joined ${from.name}’s thread to this one` });
  await change(trx, { person: into, by, now }, "merge", {
    email: into.email ?? from.email,
    phone: into.phone ?? from.phone,
    assignee_id: into.assignee_id ?? from.assignee_id,
    state: furtherState(into.state, from.state),
    ...wokenBy(into, from, now),
    waiting_since: least(into.waiting_since, from.waiting_since),
    first_at: Math.min(into.first_at, from.first_at),
    last_at: Math.max(into.last_at, from.last_at),
  });
}

/** A person who waits for an answer stays visible, even if the other thread was snoozed or closed. */
function wokenBy(into: Person, { waiting_since, snoozed_until, state }: Person, now: number) {
  const isWaiting = waiting_since !== null && (snoozed_until ?? 0) <= now;
  if (!isWaiting) return {};
  return { snoozed_until: null, ...(isClosed(into.state) && !isClosed(state) && { state, lost_reason: null }) };
}

const isClosed = (state: Person["state"]) => state === "won" || state === "lost";

/** Records that two people are not the same, so that they are no longer suggested as possible duplicates. */
export async function setApart(
  db: Database,
  { person, other, by, now }: Doing & { readonly person: Person; readonly other: Person },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await keepApart(trx, person.id, other.id);
    await change(trx, { person, by, now }, "not the same person", { last_at: person.last_at });
  });
}

async function keepApart(trx: Database, one: number, other: number): Promise<void> {
  if (one === other) return;
  await trx
    .insertInto("people_apart")
    .values({ low_id: Math.min(one, other), high_id: Math.max(one, other) })
    .onConflict((conflict) => conflict.columns(["low_id", "high_id"]).doNothing())
    .execute();
}

/** Copies the records that other people are not this person to the thread that it is joined to. */
async function moveApart(trx: Database, into: number, from: number): Promise<void> {
  const either = trx.selectFrom("people_apart").selectAll();
  const rows = await either.where((row) => row.or([row("low_id", "=", from), row("high_id", "=", from)])).execute();
  for (const { low_id, high_id } of rows) await keepApart(trx, into, low_id === from ? high_id : low_id);
}

/** Moves colleagues' drafts along; two drafts by the same colleague become one, the second below the first. */
async function moveDrafts(trx: Database, into: number, from: number): Promise<void> {
  const drafts = await trx.selectFrom("people_drafts").selectAll().where("person_id", "=", from).execute();
  for (const { staff_id, text, at } of drafts) {
    const theirs = trx.selectFrom("people_drafts").select("text").where("staff_id", "=", staff_id);
    const begun = await theirs.where("person_id", "=", into).executeTakeFirst();
    const draft = { text: [begun?.text, text].filter(Boolean).join("\n\n").slice(0, LONGEST_TEXT), at };
    await trx
      .insertInto("people_drafts")
      .values({ person_id: into, staff_id, ...draft })
      .onConflict((conflict) => conflict.columns(["person_id", "staff_id"]).doUpdateSet(draft))
      .execute();
  }
  await trx.deleteFrom("people_drafts").where("person_id", "=", from).execute();
}

/** Adds each person's keys to the other, so that staff who may see both see them side by side. */
async function knowAsOne(trx: Database, { into, from, by, now }: Two): Promise<void> {
  for (const [person, other] of [
    [into, from],
    [from, into],
  ] as const) {
    const keys = await trx.selectFrom("people_keys").select("key").where("person_id", "=", other.id).execute();
    const { site_slug, dealership_slug, department, id: person_id } = person;
    if (keys.length > 0) {
      await trx
        .insertInto("people_keys")
        .values(keys.map(({ key }) => ({ site_slug, dealership_slug, department, key, person_id })))
        .onConflict((conflict) => conflict.columns([...KEY_COLUMNS]).doNothing())
        .execute();
    }
    await write(trx, { person, by, now }, { kind: "merge", text: `said that this is ${other.name} of another thread` });
    await change(trx, { person, by, now }, "merge", { last_at: person.last_at });
  }
}

const JOINED_MEANWHILE = "Somebody has joined this thread to another meanwhile. Open it again.";

/**
 * Moves some of a person's leads to a thread of their own, for two people who share a phone or an address. A key moves
 * along if only the moved leads have it. Returns the new person's id, or a sentence.
 */
export async function splitPerson(
  db: Database,
  { person, leads, by, now }: Doing & { readonly person: Person; readonly leads: readonly number[] },
): Promise<Result<number, string>> {
  return db.transaction().execute(async (trx) => {
    await holdPerson(trx, person.id);
    if (!(await stillThere(trx, person))) return err(JOINED_MEANWHILE);
    const theirs = await trx
      .selectFrom("people_leads")
      .innerJoin("leads", "leads.id", "people_leads.lead_id")
      .select(["leads.id", "payload", "created_at"])
      .where("person_id", "=", person.id)
      .orderBy("leads.id")
      .execute();
    const leaving = theirs.filter(({ id }) => leads.includes(id));
    if (leaving.length === 0) return err("Choose what belongs to the other person.");
    if (leaving.length === theirs.length) return err("Something must stay with this person.");
    const staying = theirs.filter(({ id }) => !leads.includes(id));
    const { id, name } = await splitOff(trx, person, leaving);
    await trx
      .updateTable("people_leads")
      .set({ person_id: id })
      .where(
        "lead_id",
        "in",
        leaving.map((lead) => lead.id),
      )
      .execute();
    const stayingKeys = new Set(staying.flatMap((lead) => keysOf(recordOf(lead))));
    const moved = leaving.flatMap((lead) => keysOf(recordOf(lead))).filter((key) => !stayingKeys.has(key));
    if (moved.length > 0) {
      await trx
        .updateTable("people_keys")
        .set({ person_id: id })
        .where("site_slug", "=", person.site_slug)
        .where("person_id", "=", person.id)
        .where("key", "in", moved)
        .execute();
    }
    await keepApart(trx, person.id, id);
    await write(
      trx,
      { person: { ...person, id }, by, now },
      { kind: "split", text: `split it off ${person.name}’s thread` },
    );
    await write(trx, { person, by, now }, { kind: "split", text: `split off what belongs to ${name}` });
    await change(trx, { person, by, now }, "split", {
      last_at: person.last_at,
      ...contactOfRest(person, staying, leaving),
    });
    return ok(id);
  });
}

const recordOf = ({ payload }: { readonly payload: string }) => (JSON.parse(payload) as LeadRecord).payload;

type Payload = LeadRecord["payload"];

const nameIn = ({ name, last_name }: Payload) => [name, last_name].filter(Boolean).join(" ");

/**
 * The name and contact details of the person who stays: a name, address or number that only the moved leads have is
 * replaced by the newest among the remaining ones, since answers would otherwise go to the wrong person.
 */
function contactOfRest(person: Person, staying: readonly Leaving[], leaving: readonly Leaving[]) {
  const [rest, left] = [staying.map(recordOf).reverse(), leaving.map(recordOf)];
  const leftAlone = (is: (payload: Payload) => boolean) => left.some(is) && !rest.some(is);
  const reached = (by: "email" | "phone"): string | null => {
    const [own] = keysOf({ [by]: person[by] ?? undefined });
    const isGone = own !== undefined && leftAlone((payload) => keysOf({ [by]: payload[by] }).includes(own));
    return isGone ? (rest.find((payload) => payload[by])?.[by] ?? null) : person[by];
  };
  const [email, phone] = [reached("email"), reached("phone")];
  if (!leftAlone((payload) => nameIn(payload) === person.name)) return { email, phone };
  return { email, phone, name: rest.map(nameIn).find(Boolean) ?? email ?? phone ?? NAMELESS };
}

interface Leaving {
  readonly payload: string;
  readonly created_at: number;
}

/** Creates the person of the new thread, named as in their newest lead. */
async function splitOff(trx: Database, person: Person, leaving: readonly Leaving[]) {
  const newest = leaving.at(-1) as Leaving;
  const payload = recordOf(newest);
  const name = nameIn(payload) || person.name;
  const { id: _, ...row } = person;
  const { id } = await trx
    .insertInto("people")
    .values({
      ...row,
      name,
      email: payload.email ?? null,
      phone: payload.phone ?? null,
      waiting_since: person.waiting_since === null ? null : newest.created_at,
      snoozed_until: null,
      first_at: leaving[0]?.created_at ?? newest.created_at,
      last_at: newest.created_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, name };
}
