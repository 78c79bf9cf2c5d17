import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { noteView } from "../../../features/people/drafts/mutations.ts";
import { latestLeads } from "../../../features/people/inbox.ts";
import { viewersOf } from "../../../features/people/viewers.ts";
import { claim } from "../../../features/shifts/claiming/mutations.ts";
import { may } from "../../../features/staff/ability.ts";
import { staffNames } from "../../../features/staff/data.ts";
import { briefMoment } from "../../../lib/time/brief-moment.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type Entered, enter, enterWith, notAllowed } from "../../enter.ts";
import { threadAt } from "../../leads/thread/thread-at.ts";
import { leadLine, quoteOf } from "../../leads/words.ts";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import { Note } from "../../parts/note.tsx";
import { titledByName } from "../../parts/titles.ts";

/** The thread to take. Redirects to the page of the thread that it was joined to, if any. */
async function claimedThread(scope: Entered, id: string | undefined) {
  const found = await threadAt(scope, id);
  if (found.person.merged_into !== null) throw redirect(`/claim/${found.person.merged_into}`);
  return found;
}

/**
 * The page that a message's link opens: the lead, with the shopper's words. Opening it takes nothing, but colleagues
 * see that it was opened.
 */
export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "claim");
  const { app, now, session } = scope;
  const { person, site, place } = await claimedThread(scope, args.params.person);
  const [leads, names, viewers] = await Promise.all([
    latestLeads(app.db, [person.id]),
    staffNames(app.db),
    viewersOf(app.db, [person.id]),
  ]);
  await noteView(app.db, person.id, session.staff.id, now);
  const lead = leads.get(person.id);
  if (!lead) throw data(null, { status: 404 });
  const zone = site.configFor(person.dealership_slug).timezone;
  const holder = person.assignee_id === null ? null : (names.get(person.assignee_id) ?? "A colleague");
  return {
    id: person.id,
    name: person.name,
    line: leadLine(lead.record),
    message: lead.record.payload.message ?? quoteOf(lead.record),
    came: briefMoment(person.waiting_since ?? person.last_at, now, zone),
    dealership: site.dealerships.find(({ slug }) => slug === person.dealership_slug)?.name ?? site.name,
    holder,
    isMine: person.assignee_id === session.staff.id,
    openedBy: (viewers.get(person.id) ?? []).filter((name) => name !== session.staff.name),
    mayClaim: may(session.staff.grants, "leads.answer", place),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "claim", form);
  const { person, place } = await claimedThread(scope, args.params.person);
  const { staff } = scope.session;
  if (!may(staff.grants, "leads.answer", place)) throw notAllowed("take leads here");
  const claimed = await claim(scope.app.db, { person, by: staff, now: scope.now });
  if (!claimed.ok && claimed.error.kind === "taken") return data({ takenBy: claimed.error.by }, 409);
  // If the person was joined to another meanwhile, this leads to that one, for users who may see them.
  if (!claimed.ok) throw redirect(`/claim/${person.id}`, 303);
  throw redirect(`/leads/${person.id}`, 303);
}

export const meta = titledByName("A lead");

export default function ClaimPage() {
  const lead = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const isTaken = lead.holder !== null && !lead.isMine;
  return (
    <div className="page slim">
      {outcome ? <Note kind="late">{outcome.takenBy} was quicker, and has it now.</Note> : null}
      <section className="board claim" aria-labelledby="who">
        <p className="mid">
          {lead.dealership}, {lead.came}
        </p>
        <h1 id="who">{lead.name}</h1>
        <p>{lead.line}</p>
        {lead.message ? <blockquote>{lead.message}</blockquote> : null}
        {lead.openedBy.length > 0 ? <p className="dim">Opened by {lead.openedBy.join(", ")}</p> : null}
        {isTaken && !outcome ? <Note kind="soon">{lead.holder} has it.</Note> : null}
        <div className="buttons">
          {lead.mayClaim && !lead.isMine && !outcome ? (
            <Form method="post">
              <IntentButton intent="claim" className="button go">
                <Icon name="check" size={18} /> Take it
              </IntentButton>
            </Form>
          ) : null}
          <Link className="button" to={`/leads/${lead.id}`}>
            {lead.isMine ? "Yours: open the thread" : "Open the thread"}
          </Link>
        </div>
      </section>
    </div>
  );
}
