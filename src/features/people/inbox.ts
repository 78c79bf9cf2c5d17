import { type ExpressionBuilder, type ExpressionWrapper, type Selectable, type SqlBool, sql } from "kysely";
import type { PeopleTable, PersonState } from "../../db/desk/people-tables.ts";
import type { Database } from "../../db/open.ts";
import type { Tables } from "../../db/tables.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import type { LeadRecord } from "../leads/rules.ts";
import { departmentsShown, searchedTerms, spellingsOf } from "./keys.ts";

export { PERSON_STATES } from "../../db/desk/people-tables.ts";

export type Person = Selectable<PeopleTable>;

/** A dealership whose people a staff member may see; `categories` limits the kinds of leads, null is all of them. */
export interface SeenPlace {
  readonly site: string;
  readonly dealership: string;
  readonly categories: readonly string[] | null;
}

/** The lists of the inbox. */
export const INBOX_VIEWS = ["waiting", "mine", "theirs", "later", "all"] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

/** Time since the last activity, in days: from, and up to. */
export const INBOX_AGES = { day: [0, 1], week: [1, 7], month: [7, 30], older: [30, null] } as const;
export type InboxAge = keyof typeof INBOX_AGES;

export interface InboxQuestion {
  readonly view: InboxView;
  /** The places whose people the staff member may see. */
  readonly places: readonly SeenPlace[];
  /** The staff member who asks, for the list of their own people. */
  readonly staffId: number;
  /** Words to find in name, phone, e-mail, cars and messages; empty to match everything. */
  readonly words: string;
  readonly dealership: string | null;
  readonly category: string | null;
  readonly state: PersonState | null;
  /** The assignee's id; null for any, and 0 for people without one. */
  readonly assignee: number | null;
  /** The source that their leads name; null for any. */
  readonly source: string | null;
  readonly campaign: string | null;
  /** Time since the last activity; null for any. */
  readonly age: InboxAge | null;
  /** Only people after this position in the list's order; null from its beginning. */
  readonly before: { readonly at: number; readonly id: number } | null;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly limit: number;
}

type People = ExpressionBuilder<Tables, "people">;
type Condition = ExpressionWrapper<Tables, "people", SqlBool>;

/** Whether a thread belongs to one of the places, and to a department whose leads the place shows. */
export function isSeen(row: People, places: readonly SeenPlace[]): Condition {
  const groups = Map.groupBy(places, ({ site, categories }) => `${site} ${departmentsShown(categories)}`);
  return row.or(
    [...groups.values()].map((alike) => {
      const [{ site, categories }] = alike as [SeenPlace];
      const dealerships = alike.map(({ dealership }) => dealership);
      const at = row.and([row("people.site_slug", "=", site), row("people.dealership_slug", "in", dealerships)]);
      return categories === null
        ? at
        : row.and([at, row("people.department", "in", [...departmentsShown(categories)])]);
    }),
  );
}

const sentKind = (row: People, categories: readonly string[]) =>
  row.exists(
    row
      .selectFrom("people_leads")
      .select("people_leads.lead_id")
      .whereRef("people_leads.person_id", "=", "people.id")
      .where("people_leads.category", "in", categories),
  );

const cameBy = (row: People, column: "source" | "campaign", value: string) =>
  row.exists(
    row
      .selectFrom("people_leads")
      .select("people_leads.lead_id")
      .whereRef("people_leads.person_id", "=", "people.id")
      .where(`people_leads.${column}`, "=", value),
  );

/** Escapes `%` and `_`, so that LIKE takes them literally. */
export const literal = (text: string) => text.replace(/[\\%_]/g, "\\$&");

const wordsHold = (text: string) =>
  sql<SqlBool>`people.id in (select person_id from people_leads where words like ${`%${literal(text)}%`} escape '\\')`;

function inView(row: People, view: InboxView, { staffId, now }: InboxQuestion): Condition {
  const isAsleep = row("people.snoozed_until", ">", now);
  const isOpen = row.or([row("people.snoozed_until", "is", null), row("people.snoozed_until", "<=", now)]);
  // Nobody can do anything more with an erased person, nor mark them as won or lost, so leave them out.
  const isUnderWay = row.and([row("people.state", "not in", ["won", "lost"]), row("people.erased_at", "is", null)]);
  switch (view) {
    case "waiting":
      return row.and([row("people.waiting_since", "is not", null), isOpen]);
    case "mine":
      return row.and([row("people.assignee_id", "=", staffId), isUnderWay]);
    case "theirs":
      return row.and([row("people.waiting_since", "is", null), isUnderWay, isOpen]);
    case "later":
      return row.and([isAsleep]);
    case "all":
      return row.and([]);
  }
}

function inboxQuery(db: Database, question: InboxQuestion, view = question.view) {
  const { places, words, dealership, category, state, assignee, source, campaign, age, now } = question;
  let query = db
    .selectFrom("people")
    .where("people.merged_into", "is", null)
    .where((row) => isSeen(row, places))
    .where((row) => inView(row, view, question));
  for (const term of searchedTerms(words))
    query = query.where((row) => row.or(spellingsOf(term).map((one) => wordsHold(one))));
  if (dealership !== null) query = query.where("people.dealership_slug", "=", dealership);
  if (category !== null) query = query.where((row) => sentKind(row, [category]));
  if (state !== null) query = query.where("people.state", "=", state);
  if (source !== null) query = query.where((row) => cameBy(row, "source", source));
  if (campaign !== null) query = query.where((row) => cameBy(row, "campaign", campaign));
  if (age !== null) {
    const [from, to] = INBOX_AGES[age];
    query = query.where("people.last_at", "<=", now - from * DAY_MS);
    if (to !== null) query = query.where("people.last_at", ">", now - to * DAY_MS);
  }
  if (assignee !== null) {
    query =
      assignee === 0 ? query.where("people.assignee_id", "is", null) : query.where("people.assignee_id", "=", assignee);
  }
  return query;
}

const ORDERS = {
  waiting: ["people.waiting_since", "asc"],
  later: ["people.snoozed_until", "asc"],
  other: ["people.last_at", "desc"],
} as const;

const orderOf = (view: InboxView) => ORDERS[view === "waiting" || view === "later" ? view : "other"];

/** A person's position in the order of a list. */
export const placeIn = (view: InboxView, { waiting_since, snoozed_until, last_at }: Person): number =>
  (view === "waiting" ? waiting_since : view === "later" ? snoozed_until : last_at) ?? 0;

/** The people of a list in its order, from the requested position on. */
function inOrder(db: Database, question: InboxQuestion) {
  const { view, before, limit } = question;
  const [by, way] = orderOf(view);
  const after = way === "asc" ? ">" : "<";
  let query = inboxQuery(db, question);
  if (before) {
    query = query.where((row) =>
      row.or([row(by, after, before.at), row.and([row(by, "=", before.at), row("people.id", after, before.id)])]),
    );
  }
  return query.orderBy(by, way).orderBy("people.id", way).limit(limit);
}

/**
 * A page of people: waiting ones with the longest wait first, snoozed ones with the earliest return first, all others
 * with the latest activity first.
 */
export async function inboxPeople(db: Database, question: InboxQuestion): Promise<readonly Person[]> {
  const { places, words, view } = question;
  if (places.length === 0) return [];
  if (places.length === 1 || words !== "" || view === "mine")
    return inOrder(db, question).selectAll("people").execute();
  // Each dealership's list has an index, so that only the first few of many thousands of people are read from each.
  const parts = places.map((place) => {
    const ids = inOrder(db, { ...question, places: [place] }).select("people.id as id");
    return db.selectFrom(ids.as("ids")).select("ids.id");
  });
  const ids = parts.reduce((all, one) => all.unionAll(one));
  const [by, way] = orderOf(view);
  const people = db.selectFrom("people").selectAll().where("people.id", "in", ids);
  return people.orderBy(by, way).orderBy("people.id", way).limit(question.limit).execute();
}

/** How many people a list has, counted up to `most`. */
export async function inboxCount(
  db: Database,
  question: InboxQuestion,
  view: InboxView,
  most: number,
): Promise<number> {
  if (question.places.length === 0) return 0;
  const some = inboxQuery(db, { ...question, words: "" }, view)
    .select("people.id")
    .limit(most)
    .as("some");
  const row = await db
    .selectFrom(some)
    .select((all) => all.fn.countAll<number>().as("count"))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** A person's newest lead, as their inbox row shows it. */
export interface LatestLead {
  readonly personId: number;
  readonly category: string;
  readonly record: LeadRecord;
  /** URL of the car's picture on the site; null if it has none or has left the stock. */
  readonly picture: string | null;
}

/** The newest lead of each of these people. */
export async function latestLeads(db: Database, people: readonly number[]): Promise<ReadonlyMap<number, LatestLead>> {
  if (people.length === 0) return new Map();
  const newest = db
    .selectFrom("people_leads")
    .select((row) => row.fn.max("lead_id").as("id"))
    .where("person_id", "in", people)
    .groupBy("person_id");
  const rows = await db
    .selectFrom("people_leads")
    .innerJoin("leads", "leads.id", "people_leads.lead_id")
    .leftJoin("cars", "cars.id", "leads.car_id")
    .select(["person_id", "leads.category", "payload", "primary_image_url"])
    .where("people_leads.lead_id", "in", newest)
    .execute();
  return new Map(
    rows.map(({ person_id, category, payload, primary_image_url }) => [
      person_id,
      { personId: person_id, category, record: JSON.parse(payload) as LeadRecord, picture: primary_image_url },
    ]),
  );
}
