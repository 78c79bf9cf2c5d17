import type { Database } from "../../../db/open.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { dueOf, type KeepConfig, latestDue, type RetainedLead } from "./rules.ts";

/** A dealership on one site, with its retention settings. */
export interface KeepingPlace {
  readonly site: string;
  readonly dealership: string;
  readonly config: KeepConfig;
}

/** A thread in which nothing has happened for a long time. */
export interface QuietThread {
  readonly id: number;
  readonly last_at: number;
  readonly department: "sales" | "workshop";
  readonly leads: readonly RetainedLead[];
}

/** The last thread of the previous slice, after which the next one starts. */
export type SliceCursor = Pick<QuietThread, "id" | "last_at">;

const SLICE = 200;

/** The next threads of a place that may be due at `now`, the longest quiet first; empty at the end. */
export async function quietThreads(
  db: Database,
  { site, dealership, config }: KeepingPlace,
  now: number,
  cursor: SliceCursor | null,
): Promise<readonly QuietThread[]> {
  const latest = latestDue(config, now);
  if (latest === null) return [];
  const people = await db
    .selectFrom("people")
    .select(["id", "last_at", "department"])
    .where("site_slug", "=", site)
    .where("dealership_slug", "=", dealership)
    .where("last_at", "<=", latest)
    .where("erased_at", "is", null)
    .where("merged_into", "is", null)
    .where((row) => row.or([row("snoozed_until", "is", null), row("snoozed_until", "<=", now)]))
    .$if(cursor !== null, (query) =>
      query.where((row) =>
        row.or([
          row("last_at", ">", cursor?.last_at ?? 0),
          row.and([row("last_at", "=", cursor?.last_at ?? 0), row("id", ">", cursor?.id ?? 0)]),
        ]),
      ),
    )
    .orderBy("last_at")
    .orderBy("id")
    .limit(SLICE)
    .execute();
  if (people.length === 0) return [];
  const leads = await db
    .selectFrom("people_leads")
    .innerJoin("leads", "leads.id", "people_leads.lead_id")
    .select(["people_leads.person_id", "leads.id", "leads.category", "leads.subcategory", "leads.erased_at"])
    .where(
      "people_leads.person_id",
      "in",
      people.map(({ id }) => id),
    )
    .execute();
  const byPerson = Map.groupBy(leads, ({ person_id }) => person_id);
  return people.map((person) => ({ ...person, leads: byPerson.get(person.id) ?? [] }));
}

/** What retention will erase next at a place, and what was erased there recently. */
export interface KeepingOutlook {
  /** Threads to be erased within the next thirty days, including those due now. */
  readonly soon: number;
  /** When the first of them is erased; null if there are none. */
  readonly firstAt: number | null;
  /** Threads erased in the last thirty days, by retention or by hand. */
  readonly erased: number;
}

const OUTLOOK_MS = 30 * DAY_MS;
/** The most slices that the outlook reads. */
const MOST_SLICES = 10;

export async function keepingOutlook(db: Database, place: KeepingPlace, now: number): Promise<KeepingOutlook> {
  const until = now + OUTLOOK_MS;
  const ends: number[] = [];
  let cursor: SliceCursor | null = null;
  for (let slices = 0; slices < MOST_SLICES; slices += 1) {
    const threads: readonly QuietThread[] = await quietThreads(db, place, until, cursor);
    for (const thread of threads) {
      const { threadAt } = dueOf(thread, place.config, until);
      if (threadAt !== null && threadAt <= until) ends.push(Math.max(now, threadAt));
    }
    cursor = threads.at(-1) ?? null;
    if (threads.length < SLICE) break;
  }
  const { erased } = await db
    .selectFrom("people")
    .select((row) => row.fn.countAll<number>().as("erased"))
    .where("site_slug", "=", place.site)
    .where("dealership_slug", "=", place.dealership)
    .where("erased_at", ">", now - OUTLOOK_MS)
    .executeTakeFirstOrThrow();
  return {
    soon: ends.length,
    firstAt: ends.length === 0 ? null : ends.reduce((a, b) => Math.min(a, b)),
    erased: Number(erased),
  };
}
