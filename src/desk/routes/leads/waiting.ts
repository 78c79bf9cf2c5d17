import { type ActionFunctionArgs, data } from "react-router";
import { isWritten } from "../../../features/people/answering/written.ts";
import { may } from "../../../features/staff/ability.ts";
import { enter, enterWith } from "../../enter.ts";
import { keyOf, type ReplyOutcome } from "../../leads/reply/outcome.ts";
import { bringToJoined, writeFrom } from "../../leads/reply/write-from.ts";
import { threadAt } from "../../leads/thread/thread-at.ts";

/** This endpoint takes only POST requests: browsers send text that was written while offline. */
export const loader = (args: ActionFunctionArgs) => {
  enter(args, "waiting");
  throw data(null, { status: 404 });
};

const JOINED = "This thread was joined to another one meanwhile. Your words wait there, unsent.";
const ERASED = "This person was erased meanwhile. Nothing can be written to them any more.";

/** Takes an answer or a note written while offline, by the same rules as one sent at once, and reports the outcome. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const form = await args.request.formData();
  const scope = enterWith(args, "waiting", form);
  const { app, session, intent } = scope;
  // Another user may have signed in meanwhile, in another tab; nothing may go out in their name.
  if (Number(form.get("by")) !== session.staff.id) throw data(null, { status: 409 });
  const { person, site, place } = await threadAt(scope, args.params.person);
  if (!may(session.staff.grants, "leads.answer", place)) throw data(null, { status: 403 });
  // It may have arrived long ago, and its thread may have been joined or erased since.
  if (await isWritten(app.db, session.staff, keyOf(form))) return Response.json({ problem: null });
  if (person.merged_into !== null) {
    await bringToJoined(scope, person.merged_into, String(form.get("text") ?? ""));
    return Response.json({ problem: JOINED, at: person.merged_into });
  }
  if (person.erased_at !== null) return Response.json({ problem: ERASED });
  const { problem }: ReplyOutcome = (await writeFrom(scope, intent, { person, site, form })).data;
  return Response.json({ problem });
}
