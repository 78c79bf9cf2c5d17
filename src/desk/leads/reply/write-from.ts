import { addNote } from "../../../features/people/answering/mutations.ts";
import { addToDraft } from "../../../features/people/drafts/mutations.ts";
import type { Person } from "../../../features/people/inbox.ts";
import type { Site } from "../../../features/site/site.ts";
import { may } from "../../../features/staff/ability.ts";
import type { Entered } from "../../enter.ts";
import { threadAt } from "../thread/thread-at.ts";
import { sendFrom, tooLong } from "./answer-form.ts";
import { keyOf, knownDrafts, refused, succeeded } from "./outcome.ts";
import { sendTextFrom } from "./texting.ts";

export const GONE = "This thread was joined to another, or erased, a moment ago. Open it again.";

/** The ways to write into a thread. */
export type Writing = "answer" | "text" | "note";

interface ThreadForm {
  readonly person: Person;
  readonly site: Site;
  readonly form: FormData;
}

/** Sends or saves the text that a staff member wrote in a thread. */
export function writeFrom(scope: Entered, writing: Writing, input: ThreadForm) {
  switch (writing) {
    case "answer":
      return sendFrom(scope, input);
    case "text":
      return sendTextFrom(scope, input);
    case "note":
      return noteFrom(scope, input);
  }
}

async function noteFrom({ app, now, session }: Entered, { person, form }: ThreadForm) {
  const text = String(form.get("text") ?? "");
  const added = await addNote(app.db, { person, by: session.staff, now, text, key: keyOf(form), ...knownDrafts(form) });
  if (added.ok) return succeeded("The note is kept.");
  if (added.error === "gone") return refused(GONE, text);
  return added.error === "empty" ? refused("Write the note first.") : refused(tooLong(text), text);
}

/**
 * Saves text written in a thread that was joined to another one meanwhile as a draft in that one, so that nothing is
 * sent before its writer has read that thread.
 */
export async function bringToJoined(scope: Entered, into: number, text: string): Promise<void> {
  const { app, now, session } = scope;
  const { person, place } = await threadAt(scope, String(into));
  if (text.trim() === "" || !may(session.staff.grants, "leads.answer", place)) return;
  await addToDraft(app.db, { person, by: session.staff, now, text });
}
