import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { type Actor, recordAct } from "../../staff/audit/mutations.ts";
import { noteChange } from "../changes/mutations.ts";
import { type Doing, holdPerson, stillThere } from "../recording/mutations.ts";
import { MOST_OPEN } from "./data.ts";

/** A reminder about a person: its text, its receiver and its time. Times are epoch milliseconds. */

/** The most characters of a reminder's text. */
const LONGEST_REMINDER = 200;
const FURTHEST_MS = 2 * 366 * DAY_MS;

/** Saves a reminder. The error is a sentence. */
export async function remind(
  db: Database,
  { at, text: typed, ...doing }: Doing & { readonly at: number; readonly text: string },
): Promise<Result<null, string>> {
  const { person, by, now } = doing;
  const text = typed.replace(/\s+/g, " ").trim();
  if (text === "") return err("Write what you want to be reminded of.");
  if (text.length > LONGEST_REMINDER) return err(`Write it in ${LONGEST_REMINDER} characters.`);
  if (!(at > now)) return err("Choose a time that is still to come.");
  if (at > now + FURTHEST_MS) return err("Choose a time within two years.");
  return db.transaction().execute(async (trx) => {
    await holdPerson(trx, person.id);
    if (!(await stillThere(trx, person))) return err("This thread was joined to another a moment ago. Open it again.");
    const open = await trx
      .selectFrom("people_reminders")
      .select((all) => all.fn.countAll<number>().as("count"))
      .where("person_id", "=", person.id)
      .where("done_at", "is", null)
      .executeTakeFirst();
    if (Number(open?.count ?? 0) >= MOST_OPEN) return err("There are many reminders here already: end one first.");
    await trx
      .insertInto("people_reminders")
      .values({ person_id: person.id, staff_id: by.id, at, text, done_at: null, told_at: null })
      .execute();
    await record(trx, doing, "remind", { at });
    return ok(null);
  });
}

/** Completes a reminder of this person. False if there is no such open reminder. */
export async function endReminder(db: Database, { id, ...doing }: Doing & { readonly id: number }): Promise<boolean> {
  return changeOpen(db, doing, { id, action: "end a reminder", set: { done_at: doing.now } });
}

/** Postpones a reminder of this person. False if there is no such open reminder. */
export async function putOffReminder(
  db: Database,
  { id, at, ...doing }: Doing & { readonly id: number; readonly at: number },
): Promise<boolean> {
  return changeOpen(db, doing, { id, action: "put a reminder off", set: { at, told_at: null } });
}

interface Change {
  readonly id: number;
  readonly action: string;
  readonly set: { readonly done_at: number } | { readonly at: number; readonly told_at: null };
}

const changeOpen = (db: Database, doing: Doing, { id, action, set }: Change): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("people_reminders")
      .set(set)
      .where("id", "=", id)
      .where("person_id", "=", doing.person.id)
      .where("done_at", "is", null)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return false;
    await record(trx, doing, action, { reminder: id, ...set });
    return true;
  });

async function record(trx: Database, { person, by, now }: Doing, action: string, after: object): Promise<void> {
  const place = { site: person.site_slug, dealership: person.dealership_slug };
  const actor: Actor = { id: by.id, name: by.name };
  await recordAct(trx, { by: actor, subject: `person:${person.id}`, action, place, after, now });
  await noteChange(trx, { kind: "person", ...place, department: person.department, personId: person.id, now });
}
