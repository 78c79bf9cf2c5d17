import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { type Database, dialectOf } from "../../db/open.ts";
import { INBOX_VIEWS, inboxCount, inboxPeople } from "./inbox.ts";
import { ask, DAY, NOW } from "./people.testing.ts";

const YARDS = ["castle-hill", "liverpool", "brookvale", "alexandria"];
const PLACES = YARDS.map((dealership) => ({ site: "halden", dealership, categories: null }));
const FEW = 1_000;
const TIMES = 16;

/** People numbered from `from` up to `to`, each with a lead; all of them wait, and each second one is new. */
async function people(db: Database, from: number, to: number): Promise<void> {
  const numbers = Array.from({ length: to - from }, (_, at) => from + at);
  for (let at = 0; at < numbers.length; at += 500) {
    const some = numbers.slice(at, at + 500);
    const standing = { state: "contacted", lost_reason: null, assignee_id: null, snoozed_until: null } as const;
    const place = (id: number) => ({ site_slug: "halden", dealership_slug: YARDS[id % YARDS.length] ?? "" });
    const person = (id: number) => ({ id, ...place(id), ...standing, name: `P${id}`, email: null, phone: null });
    const times = (id: number) => ({ first_at: NOW - id, last_at: NOW - id, waiting_since: id % 2 ? NOW - id : null });
    const lead = { car_id: null, category: "Finance", subcategory: null, payload: "{}", opt_in: null, created_at: NOW };
    const rows = some.map((id) => ({ ...person(id), ...times(id), merged_into: null }));
    await db.insertInto("people").values(rows).execute();
    await db
      .insertInto("leads")
      .values(some.map((id) => ({ id, lead_uid: `uid-${id}`, ...place(id), ...lead })))
      .execute();
    const words = (id: number) => `p${id} asks whether the hybrid is still there, and what their ute is worth`;
    await db
      .insertInto("people_leads")
      .values(some.map((id) => ({ lead_id: id, person_id: id, category: "Finance", words: words(id) })))
      .execute();
  }
}

/** The shortest of several runs of a query, in milliseconds. */
async function least(question: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 7; turn += 1) {
    const from = performance.now();
    await question();
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

eachDatabase("the inbox's lists", (openFresh) => {
  test(`take no longer over ${TIMES} times the people, and a search grows no faster than they do`, async () => {
    const db = await openFresh();
    const questions = {
      ...Object.fromEntries(
        INBOX_VIEWS.map((view) => [view, () => inboxPeople(db, ask({ view, places: PLACES, now: NOW + DAY }))]),
      ),
      showroom: () => inboxPeople(db, ask({ places: PLACES.slice(0, 1) })),
      kind: () => inboxPeople(db, ask({ places: PLACES, category: "Finance" })),
      counted: () => inboxCount(db, ask({ places: PLACES }), "waiting", 300),
      search: () => inboxPeople(db, ask({ places: PLACES, words: "p77 hybrid" })),
    };
    const measured = async () => {
      const all: Record<string, number> = {};
      for (const [name, question] of Object.entries(questions)) all[name] = await least(question);
      return all;
    };
    await people(db, 1, FEW);
    const before = await measured();
    await people(db, FEW, FEW * TIMES);
    // As the server does by itself some time after so many rows came.
    if (dialectOf(db) === "postgres") await sql`analyze`.execute(db);
    const after = await measured();
    expect(await inboxPeople(db, ask({ places: PLACES, view: "waiting", limit: 500 }))).toHaveLength(500);
    for (const [name, ms] of Object.entries(after)) {
      // Below half a millisecond, the time is that of the query itself and not of the rows that it reads.
      const times = ms / Math.max(before[name] ?? 0, 0.5);
      expect(times, `${name}: ${before[name]} ms, then ${ms} ms`).toBeLessThan(
        name === "search" ? TIMES * 2 : TIMES * 0.75,
      );
    }
  });
});
