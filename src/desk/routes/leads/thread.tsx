import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { assign, setState, snooze } from "../../../features/people/answering/mutations.ts";
import { keepDraft, LONGEST_TEXT, noteView } from "../../../features/people/drafts/mutations.ts";
import { PERSON_STATES } from "../../../features/people/inbox.ts";
import { splitPerson } from "../../../features/people/joining/mutations.ts";
import { openReminders } from "../../../features/people/reminders/data.ts";
import { threadOf } from "../../../features/people/thread.ts";
import { moneyByIds } from "../../../features/reservations/desk/rows.ts";
import { type ActionName, may } from "../../../features/staff/ability.ts";
import { everybody } from "../../../features/staff/data.ts";
import type { Result } from "../../../lib/result.ts";
import { DOORS } from "../../doors.ts";
import { enter, enterWith, notAllowed } from "../../enter.ts";
import { seenPlaces } from "../../leads/inbox-view.ts";
import { tooLong } from "../../leads/reply/answer-form.ts";
import { offeredTemplates } from "../../leads/reply/offered-templates.ts";
import { type ReplyOutcome, refused, succeeded } from "../../leads/reply/outcome.ts";
import { retryTextFrom, textingOf } from "../../leads/reply/texting.ts";
import { bringToJoined, GONE, writeFrom } from "../../leads/reply/write-from.ts";
import { snoozeTime } from "../../leads/snooze.ts";
import { mergeFrom, perhapsOf } from "../../leads/thread/joining.ts";
import { reminderFrom } from "../../leads/thread/reminding.ts";
import { threadAt } from "../../leads/thread/thread-at.ts";
import { ThreadPage } from "../../leads/thread/thread-page.tsx";
import { threadView } from "../../leads/thread/thread-view.ts";
import { titledByName } from "../../parts/titles.ts";
import { useUntilNext } from "../../parts/until-next.ts";

export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "thread");
  const { app, now, session } = scope;
  const { person, site } = await threadAt(scope, args.params.person);
  if (person.merged_into !== null) throw redirect(`/leads/${person.merged_into}${args.url.search}`);
  const { staff } = session;
  const [thread, colleagues] = await Promise.all([
    threadOf(app.db, person, { staffId: staff.id, places: seenPlaces(scope) }),
    everybody(app.db),
  ]);
  await noteView(app.db, person.id, staff.id, now);
  const [templates, texting, perhaps, reminders, money] = await Promise.all([
    offeredTemplates(scope, thread, site),
    textingOf(scope, person, site),
    perhapsOf(scope, thread, site),
    openReminders(app.db, person),
    moneyByIds(
      app.db,
      thread.payments.map(({ id }) => id),
    ),
  ]);
  return threadView(thread, {
    site,
    staff,
    colleagues,
    templates,
    texting,
    perhaps,
    reminders,
    money,
    now,
    isJoined: args.url.searchParams.has("joined"),
  });
}

/**
 * In the browser: null for a draft that did not reach the server, or that it had no room for, which is no reason to
 * replace the thread with an error page. The browser keeps the text, and sends it again a little later.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  if (form.get("intent") !== "draft") return serverAction<typeof action>();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
    if (isAnswer) throw error;
    return null;
  }
}

/** A form that did not reach the server changed nothing there. */
export { unlessUnsent as shouldRevalidate } from "../../parts/unless-unsent.ts";

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "thread", form);
  const { person, site, place } = await threadAt(scope, args.params.person);
  const { app, now, session, intent } = scope;
  const takes: ActionName = DOORS.thread.posts[intent];
  if (!may(session.staff.grants, takes, place)) throw notAllowed("do that here");
  const common = { person, by: session.staff, now };
  const text = String(form.get("text") ?? "");
  if (person.merged_into !== null) {
    await bringToJoined(scope, person.merged_into, text);
    throw redirect(`/leads/${person.merged_into}?joined`, 303);
  }
  if (person.erased_at !== null) return refused("This person was erased. Nothing can be written here any more.");
  switch (intent) {
    case "answer":
    case "text":
    case "note":
      return writeFrom(scope, intent, { person, site, form });
    case "text again":
      return retryTextFrom(scope, { person, site, form });
    case "draft": {
      if (text.length > LONGEST_TEXT) return refused(tooLong(text), text);
      const stored = await keepDraft(app.db, { ...common, text, known: form.getAll("draft").map(String) });
      if (stored === null) return refused(TOO_LONG_TOGETHER);
      return data<ReplyOutcome>({ problem: null, done: null, text: stored });
    }
    case "template": {
      const thread = await threadOf(app.db, person, { staffId: session.staff.id, places: [] });
      const id = Number(form.get("template"));
      const chosen = (await offeredTemplates(scope, thread, site)).find((one) => one.id === id);
      if (!chosen) return refused("Choose a template.", text);
      await keepDraft(app.db, { ...common, text: [text.trim(), chosen.text].filter(Boolean).join("\n\n") });
      throw redirect(`/leads/${person.id}#answer`, 303);
    }
    case "assign": {
      const id = Number(form.get("to"));
      const to = (await everybody(app.db)).find((one) => one.id === id && may(one.grants, "leads.answer", place));
      if (id !== 0 && !to) return refused("They cannot answer leads here.");
      const assigned = await assign(app.db, { ...common, to: to ?? null });
      return outcomeOf(assigned, to ? `${to.name} has it.` : "Nobody has it now.");
    }
    case "state": {
      const state = PERSON_STATES.find((one) => one === form.get("state"));
      if (!state) return refused("Choose how it stands.");
      const reason = String(form.get("reason") ?? "");
      return outcomeOf(await setState(app.db, { ...common, state, reason }), "Noted.");
    }
    case "snooze": {
      const time = snoozeTime(String(form.get("until")), now, site.configFor(person.dealership_slug).timezone);
      const snoozed = await snooze(app.db, { ...common, ...time });
      return outcomeOf(snoozed, time.until === null ? "Back in the list." : `You ${time.words}.`);
    }
    case "remind":
    case "end reminder":
    case "put reminder off":
      return reminderFrom(scope, intent, { person, site, form });
    case "merge":
    case "not the same":
      return mergeFrom(scope, intent, { person, address: String(form.get("other")) });
    case "split": {
      const leads = form.getAll("lead").map(Number);
      const split = await splitPerson(app.db, { person, leads, by: session.staff, now });
      if (!split.ok) return refused(split.error);
      throw redirect(`/leads/${split.value}`, 303);
    }
  }
}

const TOO_LONG_TOGETHER = "Too long together with what you began in another tab. Only this tab keeps it.";

function outcomeOf(done: Result<null, "gone" | "no-reason">, words: string) {
  if (done.ok) return succeeded(words);
  return refused(done.error === "gone" ? GONE : "Say why it was lost.");
}

export const meta = titledByName("Leads");

export default function ThreadRoute() {
  const view = useLoaderData<typeof loader>();
  const outcome: ReplyOutcome | null | undefined = useActionData<typeof action>();
  // Null is the result of a form whose response was lost because the connection broke.
  return (
    <ThreadPage key={view.id} view={view} outcome={useUntilNext(outcome ?? undefined)} isUnsent={outcome === null} />
  );
}
