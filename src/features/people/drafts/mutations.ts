import type { Database } from "../../../db/open.ts";
import type { Staff } from "../../staff/person.ts";
import type { Person } from "../inbox.ts";
import { holdPerson } from "../recording/mutations.ts";

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

/** Saves a staff member's draft to a person; an empty text deletes it. */
export async function keepDraft(
  db: Database,
  { person, by, now, text }: Doing & { readonly text: string },
): Promise<void> {
  if (text.trim() === "") return dropDraft(db, person.id, by.id);
  const draft = { text: text.slice(0, LONGEST_TEXT), at: now };
  await db.transaction().execute(async (trx) => {
    await holdPerson(trx, person.id);
    const row = await trx.selectFrom("people").select("erased_at").where("id", "=", person.id).executeTakeFirst();
    // A draft about a person who has just been erased would stay forever, so it is not saved.
    if (row?.erased_at !== null) return;
    await trx
      .insertInto("people_drafts")
      .values({ person_id: person.id, staff_id: by.id, ...draft })
      .onConflict((conflict) => conflict.columns(["person_id", "staff_id"]).doUpdateSet(draft))
      .execute();
  });
}

/** Appends text to a staff member's draft, unless the draft contains it already. */
export async function addToDraft(db: Database, { text, ...doing }: Doing & { readonly text: string }): Promise<void> {
  const theirs = db.selectFrom("people_drafts").select("text").where("person_id", "=", doing.person.id);
  const begun = (await theirs.where("staff_id", "=", doing.by.id).executeTakeFirst())?.text ?? "";
  if (begun.includes(text)) return;
  await keepDraft(db, { ...doing, text: text.includes(begun) ? text : `${begun}\n\n${text}` });
}

/** Deletes a staff member's draft to a person. */
export async function dropDraft(db: Database, personId: number, staffId: number): Promise<void> {
  await db.deleteFrom("people_drafts").where("person_id", "=", personId).where("staff_id", "=", staffId).execute();
}
