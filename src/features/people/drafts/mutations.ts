import type { Database } from "../../../db/open.ts";
import type { Staff } from "../../staff/person.ts";
import type { Person } from "../inbox.ts";
import { holdPerson } from "../recording/mutations.ts";
import { isOwnDraft, mergeDrafts } from "./merging.ts";

/** The most characters of an answer or a note. */
export const LONGEST_TEXT = 10_000;

/** Who does something to which person, and when (epoch ms). */
interface Doing {
  readonly person: Pick<Person, "id">;
  readonly by: Pick<Staff, "id">;
  readonly now: number;
}

/** Records that a staff member has opened a person's thread. */
export async function noteView(db: Database, personId: number, staffId: number, now: number): Promise<void> {
  await db
    .insertInto("people_views")
    .values({ person_id: personId, staff_id: staffId, at: now })
    .onConflict((conflict) => conflict.columns(["person_id", "staff_id"]).doUpdateSet({ at: now }))
    .execute();
}

/**
 * Saves a staff member's draft to a person and returns what is stored; an empty text deletes it. With `known`, the
 * texts that the browser tab stored or loaded before, words that another tab stored meanwhile stay beside it; null, and
 * nothing is stored, if both are too long together.
 */
export async function keepDraft(
  db: Database,
  { person, by, now, text: typed, known }: Doing & { readonly text: string; readonly known?: readonly string[] },
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    await holdPerson(trx, person.id);
    const stored = known ? await draftOf(trx, person.id, by.id) : "";
    const text = mergeDrafts(stored, known ?? [], typed, LONGEST_TEXT);
    if (text === null) return null;
    if (text.trim() === "") {
      await dropDraft(trx, person.id, by.id);
      return text;
    }
    const row = await trx.selectFrom("people").select("erased_at").where("id", "=", person.id).executeTakeFirst();
    // A draft about a person who has just been erased would stay forever, so it is not saved.
    if (row?.erased_at !== null) return text;
    const draft = { text: text.slice(0, LONGEST_TEXT), at: now };
    await trx
      .insertInto("people_drafts")
      .values({ person_id: person.id, staff_id: by.id, ...draft })
      .onConflict((conflict) => conflict.columns(["person_id", "staff_id"]).doUpdateSet(draft))
      .execute();
    return text;
  });
}

async function draftOf(db: Database, personId: number, staffId: number): Promise<string> {
  const theirs = db.selectFrom("people_drafts").select("text").where("person_id", "=", personId);
  return (await theirs.where("staff_id", "=", staffId).executeTakeFirst())?.text ?? "";
}

/** Appends text to a staff member's draft, unless the draft contains it already. */
export async function addToDraft(db: Database, { text, ...doing }: Doing & { readonly text: string }): Promise<void> {
  const begun = await draftOf(db, doing.person.id, doing.by.id);
  if (begun.includes(text)) return;
  await keepDraft(db, { ...doing, text: text.includes(begun) ? text : `${begun}\n\n${text}` });
}

/**
 * Deletes the draft of a text that was sent or kept. With `known`, as for `keepDraft`, words that another tab stored
 * meanwhile stay.
 */
export async function dropSentDraft(
  db: Database,
  { person, by, text, known }: Omit<Doing, "now"> & { readonly text: string; readonly known?: readonly string[] },
): Promise<void> {
  if (known && !isOwnDraft(await draftOf(db, person.id, by.id), known, text)) return;
  await dropDraft(db, person.id, by.id);
}

/** Deletes a staff member's draft to a person. */
async function dropDraft(db: Database, personId: number, staffId: number): Promise<void> {
  await db.deleteFrom("people_drafts").where("person_id", "=", personId).where("staff_id", "=", staffId).execute();
}
