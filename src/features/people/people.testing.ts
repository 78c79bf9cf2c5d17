import type { Database } from "../../db/open.ts";
import { inviteStaff } from "../staff/mutations.ts";
import { adoptLeads } from "./adopting/mutations.ts";
import { type InboxQuestion, inboxPeople, type Person } from "./inbox.ts";

/** Leads of a small group and queries of its inbox, for the tests of this folder. */

export const NOW = Date.UTC(2026, 10, 22, 1);
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const HALDEN = [{ site: "halden", dealership: "castle-hill", categories: null }];

export interface Sent {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly message?: string;
  readonly category?: string;
  readonly site?: string;
  readonly dealership?: string;
  readonly at?: number;
  readonly lead_attributes?: object;
}

let sent = 0;
export async function lead(db: Database, given: Sent): Promise<number> {
  const { site = "halden", dealership = "castle-hill", category = "Vehicle Enquiry", at = NOW, ...words } = given;
  sent += 1;
  const { id } = await db
    .insertInto("leads")
    .values({
      lead_uid: `uid-${sent}`,
      site_slug: site,
      dealership_slug: dealership,
      car_id: null,
      category,
      subcategory: null,
      payload: JSON.stringify({
        payload: { ...words, category, dealership_slug: dealership },
        vehicle: null,
        extras: {},
      }),
      opt_in: null,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const adopt = (db: Database, all = false) => adoptLeads(db, { now: NOW, all });

export async function dana(db: Database, email = "dana@halden.example", name = "Dana Whitlock") {
  const grants = [{ role: "sales", reach: "site:halden" } as const];
  const made = await inviteStaff(db, { email, name, grants, by: { id: null, name: "a test" }, now: NOW });
  if (!made.ok) throw new Error(made.error);
  return { id: made.value, name };
}

export const ask = (changes: Partial<InboxQuestion> = {}): InboxQuestion => ({
  view: "all",
  places: HALDEN,
  staffId: 0,
  words: "",
  dealership: null,
  category: null,
  state: null,
  assignee: null,
  source: null,
  campaign: null,
  age: null,
  before: null,
  now: NOW,
  limit: 50,
  ...changes,
});

export const names = async (db: Database, changes: Partial<InboxQuestion> = {}) =>
  (await inboxPeople(db, ask(changes))).map(({ name }) => name);

export async function only(db: Database, changes: Partial<InboxQuestion> = {}): Promise<Person> {
  const [person, another] = await inboxPeople(db, ask(changes));
  if (!person || another) throw new Error("Not one person.");
  return person;
}

export const ZOE = { name: "Zoë", email: "zoe@shopper.example", phone: "0491 570 156" };
