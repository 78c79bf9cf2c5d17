import type { Department } from "../../../db/desk/people-tables.ts";
import { Apart } from "../../../db/each-apart.ts";
import { lockFor } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import type { LeadRecord } from "../../leads/rules.ts";
import { noteChange } from "../changes/mutations.ts";
import { departmentOf, keysOf, NAMELESS } from "../keys.ts";
import { originOfLead, wordsOf } from "./said-of-lead.ts";
import { BATCH, type Unadopted, unadopted } from "./unadopted.ts";

/** Nobody counts as waiting for an answer to a lead that is older than this when the desk first sees it. */
const STALE_MS = 30 * DAY_MS;

/**
 * Gives each lead without a person to the person who sent it, recognised by phone number or e-mail address. Each
 * department of each dealership has its own people: writing to another one must not expose an existing thread, since
 * anybody can type somebody else's number. `all` looks through every lead, otherwise only the newest. Returns how many
 * leads were given.
 */
export async function adoptLeads(
  db: Database,
  { now, all }: { readonly now: number; readonly all: boolean },
): Promise<number> {
  let adopted = 0;
  while (all && (await fillWords(db)) === BATCH);
  const apart = new Apart();
  for (let count = BATCH; count === BATCH; adopted += count) {
    const together = () => giveNext(db, { now, all });
    count = (await apart.one(together)) ?? (await giveSingly(db, { now, all }, apart));
  }
  apart.report();
  return adopted;
}

interface Giving {
  readonly now: number;
  readonly all: boolean;
}

/** Checks first, without a transaction, whether there is anything to do, since nearly always there is not. */
async function giveNext(db: Database, { now, all }: Giving): Promise<number> {
  if ((await unadopted(db, all)).length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, "people");
    const leads = await unadopted(trx, all);
    for (const lead of leads) await adopt(trx, lead, now);
    return leads.length;
  });
}

/** Gives the next leads one by one, used when one of them fails, so that the others need not wait for it. */
async function giveSingly(db: Database, { now, all }: Giving, apart: Apart): Promise<number> {
  let count = 0;
  for (const { id } of await unadopted(db, all)) {
    const one = () =>
      db.transaction().execute(async (trx) => {
        await lockFor(trx, "people");
        // Another process may have given the lead meanwhile.
        const lead = (await unadopted(trx, all)).find((other) => other.id === id);
        if (lead) await adopt(trx, lead, now);
        return lead ? 1 : 0;
      });
    count += (await apart.one(one)) ?? 0;
  }
  return count;
}

/** How to give a lead that was not found by the job. */
interface ByHand {
  /** True for a lead that the desk wrote itself. */
  readonly isOurs: boolean;
  /** Chooses the person for the place of the thread; null to look the person up. */
  readonly chosen: ((place: PlaceOfPerson) => Promise<number | null>) | null;
}

const BY_ITSELF: ByHand = { isOurs: false, chosen: null };

/**
 * Within a transaction that holds the lock on people (`lockFor`): gives one lead to its person, and returns their id.
 */
export async function adopt(
  trx: Database,
  lead: Unadopted,
  now: number,
  { isOurs, chosen } = BY_ITSELF,
): Promise<number> {
  const { id: lead_id, site_slug, dealership_slug, category, created_at } = lead;
  const record = JSON.parse(lead.payload) as LeadRecord;
  const keys = keysOf(record.payload);
  const waits = !isOurs && keys.length > 0 && category !== "Unsubscribe" && now - created_at < STALE_MS;
  const department = departmentOf(category);
  const place = { site_slug, dealership_slug, department };
  const facts = { ...place, ...contactIn(record), waits, at: created_at };
  const known = (await chosen?.(place)) ?? (await knownPerson(trx, place, keys));
  const person_id = known ? await addTo(trx, known, facts) : await newPerson(trx, facts);
  const found = { words: wordsOf(record, lead.lead_uid), ...originOfLead(record) };
  await trx
    .insertInto("people_leads")
    .values({ lead_id, person_id, category, ...found })
    .execute();
  if (keys.length > 0) {
    await trx
      .insertInto("people_keys")
      .values(keys.map((key) => ({ ...place, key, person_id })))
      .onConflict((conflict) => conflict.columns([...KEY_COLUMNS]).doNothing())
      .execute();
  }
  const origin = { site: site_slug, dealership: dealership_slug, department, personId: person_id };
  await noteChange(trx, { kind: "lead", ...origin, now });
  return person_id;
}

/** The columns within which a key belongs to one person. */
export const KEY_COLUMNS = ["site_slug", "key", "dealership_slug", "department"] as const;

/** Fills in the searchable words of leads that an earlier version gave to people. Returns how many. */
async function fillWords(db: Database): Promise<number> {
  const rows = await db
    .selectFrom("people_leads")
    .innerJoin("leads", "leads.id", "people_leads.lead_id")
    .select(["leads.id", "payload", "lead_uid"])
    .where("words", "is", null)
    .limit(BATCH)
    .execute();
  await db.transaction().execute(async (trx) => {
    for (const { id, payload, lead_uid } of rows) {
      const record = JSON.parse(payload) as LeadRecord;
      const found = { words: wordsOf(record, lead_uid), ...originOfLead(record) };
      await trx.updateTable("people_leads").set(found).where("lead_id", "=", id).execute();
    }
  });
  return rows.length;
}

const contactIn = ({ payload }: LeadRecord) => ({
  name: [payload.name, payload.last_name].filter(Boolean).join(" ") || null,
  email: payload.email ?? null,
  phone: payload.phone ?? null,
});

/** The id of the person with one of these keys; if two match, of the one with the phone number. */
async function knownPerson(
  trx: Database,
  { site_slug, dealership_slug, department }: PlaceOfPerson,
  keys: readonly string[],
): Promise<number | null> {
  if (keys.length === 0) return null;
  const found = await trx
    .selectFrom("people_keys")
    .select(["key", "person_id"])
    .where("site_slug", "=", site_slug)
    .where("key", "in", keys)
    .where("dealership_slug", "=", dealership_slug)
    .where("department", "=", department)
    .execute();
  const first = keys.find((key) => found.some((one) => one.key === key));
  return found.find(({ key }) => key === first)?.person_id ?? null;
}

/** Where a person's thread belongs. */
export type PlaceOfPerson = Pick<Arrived, "site_slug" | "dealership_slug" | "department">;

interface Arrived {
  readonly site_slug: string;
  readonly dealership_slug: string;
  readonly department: Department;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly waits: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

async function newPerson(trx: Database, { name, waits, at, ...facts }: Arrived): Promise<number> {
  const { id } = await trx
    .insertInto("people")
    .values({
      ...facts,
      name: name ?? facts.email ?? facts.phone ?? NAMELESS,
      state: "new",
      lost_reason: null,
      assignee_id: null,
      waiting_since: waits ? at : null,
      snoozed_until: null,
      first_at: at,
      last_at: at,
      merged_into: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Records that a known person wrote again: they wait for an answer once more, and a closed thread reopens. */
async function addTo(trx: Database, id: number, { waits, at, ...facts }: Arrived): Promise<number> {
  const person = await trx.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const isNewest = at >= person.last_at;
  const isClosed = person.state === "won" || person.state === "lost";
  await trx
    .updateTable("people")
    .set({
      name: (isNewest ? facts.name : null) ?? person.name,
      // Only fill in missing details: a sender who knows just somebody's phone number must not get that person's
      // answers.
      email: person.email ?? facts.email,
      phone: person.phone ?? facts.phone,
      first_at: Math.min(person.first_at, at),
      last_at: Math.max(person.last_at, at),
      ...(waits ? { waiting_since: person.waiting_since ?? at, snoozed_until: null } : {}),
      ...(waits && isClosed ? { state: "new" as const, lost_reason: null } : {}),
    })
    .where("id", "=", id)
    .execute();
  return id;
}
