import type { Apart } from "../../../db/each-apart.ts";
import { lockFor } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { noteChange } from "../../people/changes/mutations.ts";
import { holdPerson } from "../../people/recording/mutations.ts";
import { type Act, recordAct } from "../../staff/audit/mutations.ts";
import {
  eraseLeadMails,
  eraseLeads,
  eraseMails,
  eraseThread,
  forgetBefore,
  hasOpenMoney,
  leadsOf,
} from "../erasing/mutations.ts";
import { type KeepingPlace, type QuietThread, quietThreads, type SliceCursor } from "./data.ts";
import { dueOf } from "./rules.ts";

/** The actor that the audit log names. */
const BY = { id: null, name: "Retention" } as const;

/** The number of whole threads erased, and of leads erased from threads that stay. */
export interface Erased {
  readonly threads: number;
  readonly leads: number;
}

interface Erasing {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The most threads and single leads to erase, checked before each thread. */
  readonly limit: number;
  /** Called between two threads; false stops the run, for example because another process takes over this job. */
  readonly goesOn: () => boolean;
  /** Isolates failures, so that a thread that cannot be erased does not stop the others. */
  readonly apart: Apart;
}

/**
 * Erases everything at these places whose retention period is over, each thread in its own transaction. A person's own
 * account, watched cars and alerts stay, as do opt-outs and the payment records. A thread with a payment under way or
 * an upcoming booking waits until that is over.
 */
export async function eraseDue(
  db: Database,
  places: readonly KeepingPlace[],
  { now, limit, goesOn, apart }: Erasing,
): Promise<Erased> {
  const erased = { threads: 0, leads: 0 };
  for (const place of places) {
    let cursor: SliceCursor | null = null;
    do {
      const threads: readonly QuietThread[] = await quietThreads(db, place, now, cursor);
      for (const thread of threads) {
        if (erased.threads + erased.leads >= limit || !goesOn()) return erased;
        const { threadAt, leads } = dueOf(thread, place.config, now);
        const isDue = threadAt !== null && threadAt <= now;
        if (isDue) erased.threads += (await apart.one(() => eraseQuiet(db, place, thread, now))) ?? 0;
        else if (leads.length > 0)
          erased.leads += (await apart.one(() => eraseSome(db, place, { thread, leads, now }))) ?? 0;
      }
      cursor = threads.at(-1) ?? null;
    } while (cursor !== null);
  }
  return erased;
}

/** Whether nothing has happened in the thread since it was read, and no payment or booking of its leads is open. */
async function isStillQuiet(
  trx: Database,
  thread: QuietThread,
  { leads, now }: { readonly leads: readonly number[]; readonly now: number },
): Promise<boolean> {
  await lockFor(trx, "people");
  await holdPerson(trx, thread.id);
  const row = await trx.selectFrom("people").selectAll().where("id", "=", thread.id).executeTakeFirst();
  if (!row || row.erased_at !== null || row.merged_into !== null || row.last_at !== thread.last_at) return false;
  if (await hasOpenMoney(trx, leads)) return false;
  if (leads.length === 0) return true;
  const toCome = await trx
    .selectFrom("bookings")
    .select("id")
    .where("lead_id", "in", leads)
    .where("state", "=", "booked")
    .where("starts_at", ">", now)
    .limit(1)
    .executeTakeFirst();
  return toCome === undefined;
}

const line = (place: KeepingPlace, subject: Act["subject"], action: string, now: number): Act => ({
  by: BY,
  subject,
  action,
  place: { site: place.site, dealership: place.dealership },
  now,
});

async function eraseQuiet(db: Database, place: KeepingPlace, thread: QuietThread, now: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const joined = await trx.selectFrom("people").select("id").where("merged_into", "=", thread.id).execute();
    const people = [thread.id, ...joined.map(({ id }) => id)];
    const leads = await leadsOf(trx, people);
    if (!(await isStillQuiet(trx, thread, { leads, now }))) return 0;
    await eraseMails(trx, people, leads);
    await eraseLeads(trx, leads, now);
    await eraseThread(trx, people, now);
    await forgetBefore(trx, [...people.map((id) => `person:${id}`), ...leads.map((id) => `lead:${id}`)]);
    await recordAct(trx, line(place, `person:${thread.id}`, "erase: kept for as long as was said", now));
    await tell(trx, place, thread, now);
    return 1;
  });
}

interface Some {
  readonly thread: QuietThread;
  readonly leads: readonly number[];
  readonly now: number;
}

async function eraseSome(db: Database, place: KeepingPlace, { thread, leads, now }: Some): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (!(await isStillQuiet(trx, thread, { leads, now }))) return 0;
    await eraseLeadMails(trx, leads);
    await eraseLeads(trx, leads, now);
    await forgetBefore(
      trx,
      leads.map((id) => `lead:${id}`),
    );
    for (const id of leads)
      await recordAct(trx, line(place, `lead:${id}`, "erase: kept for as long as was said of its kind", now));
    await tell(trx, place, thread, now);
    return leads.length;
  });
}

const tell = (trx: Database, { site, dealership }: KeepingPlace, { id, department }: QuietThread, now: number) =>
  noteChange(trx, { kind: "person", site, dealership, department, personId: id, now });
