import { type ActionFunctionArgs, data } from "react-router";
import { isWritten } from "../../../features/people/answering/written.ts";
import { may } from "../../../features/staff/ability.ts";
import { enter, enterWith } from "../../enter.ts";
import { keyOf, type Told } from "../../leads/reply/outcome.ts";
import { bringToJoined, writeFrom } from "../../leads/reply/write-from.ts";
import { threadAt } from "../../leads/thread/thread-at.ts";

/** Nothing is read here: a browser sends what was written while it had no connection. */
export const loader = (asked: ActionFunctionArgs) => {
  enter(asked, "waiting");
  throw data(null, { status: 404 });
};

const JOINED = "This thread was joined to another one meanwhile. Your words wait there, unsent.";
const ERASED = "This person was erased meanwhile. Nothing can be written to them any more.";

/** Takes an answer or a note that waited, by the same rules as one that is sent at once, and says what became of it. */
export async function action(asked: ActionFunctionArgs): Promise<Response> {
  const form = await asked.request.formData();
  const scope = enterWith(asked, "waiting", form);
  const { app, session, intent } = scope;
  // Somebody else may have signed in in another tab of the browser: nothing goes out in their name.
  if (Number(form.get("by")) !== session.staff.id) throw data(null, { status: 409 });
  const { person, site, place } = await threadAt(scope, asked.params.person);
  if (!may(session.staff.grants, "leads.answer", place)) throw data(null, { status: 403 });
  // It may have arrived long ago, and its thread been joined or erased since.
  if (await isWritten(app.db, session.staff, keyOf(form))) return Response.json({ problem: null });
  if (person.merged_into !== null) {
    await bringToJoined(scope, person.merged_into, String(form.get("text") ?? ""));
    return Response.json({ problem: JOINED, at: person.merged_into });
  }
  if (person.erased_at !== null) return Response.json({ problem: ERASED });
  const { problem }: Told = (await writeFrom(scope, intent, { person, site, form })).data;
  return Response.json({ problem });
}
