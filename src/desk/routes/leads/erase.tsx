import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { erasePerson } from "../../../features/privacy/mutations.ts";
import { may } from "../../../features/staff/ability.ts";
import { type Entered, enter, enterWith, notAllowed } from "../../enter.ts";
import { threadAt } from "../../leads/thread/thread-at.ts";
import { TextField } from "../../parts/forms/fields.tsx";
import { Note } from "../../parts/note.tsx";
import { PageTop } from "../../parts/page-top.tsx";
import { titled } from "../../parts/titles.ts";

/** The person with this id, if the user may erase them: a manager of that very dealership with a confirmed passkey. */
async function erasable(scope: Entered, id: string | undefined) {
  const { person, place } = await threadAt(scope, id);
  if (!may(scope.session.staff.grants, "leads.erase", place)) throw notAllowed("erase a person here");
  if (person.merged_into !== null) throw redirect(`/leads/${person.merged_into}/erase`);
  if (person.erased_at !== null) throw redirect(`/leads/${person.id}`);
  return person;
}

export async function loader(args: LoaderFunctionArgs) {
  const { id, name } = await erasable(enter(args, "erase"), args.params.person);
  return { id, name };
}

const plain = (name: string) => name.trim().replace(/\s+/g, " ").toLowerCase();

const PROBLEMS = {
  money:
    "Their money is still on its way, or a car is held for them. End that first on Money: giving it back needs their address.",
  erased: "Somebody erased this person a moment ago, or joined the thread to another.",
} as const;

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "erase", form);
  const person = await erasable(scope, args.params.person);
  const typed = String(form.get("name") ?? "").slice(0, 200);
  const what = form.get("what") === "person" ? "person" : form.get("what") === "thread" ? "thread" : null;
  const refused = (problem: string) => data({ problem, typed, what }, { status: 422 });
  if (plain(typed) !== plain(person.name)) return refused(`Write the name as it stands here: ${person.name}`);
  if (what === null) return refused("Say whether their account on the website goes, too.");
  const { app, now, session } = scope;
  const erased = await erasePerson(app.db, { person, by: session.staff, withAccount: what === "person", now });
  if (!erased.ok) return refused(PROBLEMS[erased.error]);
  throw redirect(`/leads/${person.id}`, 303);
}

const WHAT = [
  ["person", "They asked to be erased", "Their account on the website and their alerts go, too"],
  ["thread", "Only this thread, as of spam", "Whoever typed a number or an address need not be its owner"],
] as const;

export const meta = titled("Erase a person");

export default function ErasePage() {
  const { id, name } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <div className="page slim">
      <PageTop heading={`Erase ${name}`} back={{ to: `/leads/${id}`, words: "Back to the thread" }} />
      {outcome ? <Note kind="late">{outcome.problem}</Note> : null}
      <section className="board">
        <h2>What goes, for good</h2>
        <ul className="dots">
          <li>Their name, addresses and numbers, and everything that they wrote or sent, files and photos included</li>
          <li>
            Your answers, notes, texts and drafts in this thread, and the mails about it that have not gone out yet
          </li>
          <li>
            Your reminders about them and, where they asked to be erased, their account on the website with its watched
            cars, and their alerts
          </li>
          <li>The times they booked: one that is still to come is cancelled, so tell them before</li>
        </ul>
        <h2>What stays, and why</h2>
        <ul className="dots">
          <li>
            That somebody asked: the kind, the day and the car, without a word of theirs, so that counts stay true
          </li>
          <li>Payments with amount, day and reference, for the books: tax law asks for them for five years</li>
          <li>Who of you did what and when in this thread, without what was written</li>
          <li>A wish for no offers, because without it the next offer would reach them again</li>
        </ul>
        <p className="mid">
          Mails that have reached your own mailboxes or another system are not ours to erase, nor is what the card’s
          processor keeps. Backups hold them until they run out.
        </p>
      </section>
      <Form method="post" className="board danger stack" data-unkept="">
        <input type="hidden" name="intent" value="erase" />
        <fieldset className="pick">
          <legend className="unseen">What is erased</legend>
          {WHAT.map(([value, title, hint]) => (
            <label key={value}>
              <input type="radio" name="what" value={value} required defaultChecked={outcome?.what === value} />
              <span>
                <b>{title}</b>
                <small>{hint}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <TextField
          label={
            <>
              Write <b>{name}</b> to erase them
            </>
          }
          name="name"
          required
          autoComplete="off"
          defaultValue={outcome?.typed ?? ""}
        />
        <button type="submit" className="button">
          Erase for good
        </button>
      </Form>
    </div>
  );
}
