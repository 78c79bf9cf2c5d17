import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { bookingsWith } from "../../features/diary/data.ts";
import { hasFeeds } from "../../features/diary/feed.ts";
import { endAccess, giveAccess } from "../../features/people/leaving/mutations.ts";
import {
  type Grant,
  mayGrant,
  placesFor,
  ROLES,
  STAFF_ROLES,
  type StaffRole,
  shares,
} from "../../features/staff/ability.ts";
import { listStaff } from "../../features/staff/data.ts";
import { briefMoment } from "../../lib/time/brief-moment.ts";
import { counted } from "../../lib/words/format.ts";
import { type Entered, enter, enterWith } from "../enter.ts";
import { Face } from "../parts/face.tsx";
import { SelectField, TextField } from "../parts/forms/fields.tsx";
import { OutcomeNotes } from "../parts/outcome.tsx";
import { PageTop } from "../parts/page-top.tsx";
import { titled } from "../parts/titles.ts";
import { allPlaces, deskZone, reachesOf, reachText } from "../places.ts";

/** The staff whom the user may see: those with a role at a place where the user may see people. */
async function peopleFor({ app, session }: Entered) {
  const seen = placesFor(session.staff.grants, "staff.read", allPlaces(app.sites));
  const everybody = await listStaff(app.db);
  return everybody.filter(({ grants }) => shares(grants, seen));
}

/** The staff, and what each may do. */
export async function loader(asked: LoaderFunctionArgs) {
  const scope = enter(asked, "staff");
  const { app, now, session } = scope;
  const { grants } = session.staff;
  const zone = deskZone(scope);
  const places = allPlaces(app.sites);
  const mayGive = (grant: Grant) => mayGrant(grants, grant, places);
  const reaches = reachesOf(app.sites).filter((reach) => STAFF_ROLES.some((role) => mayGive({ role, reach })));
  const people = await peopleFor(scope);
  return {
    people: people.map(({ id, name, email, grants: theirs, seenAt, passkeys }) => ({
      id,
      name,
      email,
      roles: theirs.map(({ role, reach }) => `${ROLES[role].name}, ${reachText(reach, app.sites)}`),
      seen: seenAt === null ? "Has not signed in yet" : `Last here ${briefMoment(seenAt, now, zone)}`,
      hasPasskey: passkeys > 0,
      mayRevoke: id !== session.staff.id && theirs.length > 0 && theirs.every(mayGive),
    })),
    reaches: reaches.map((reach) => ({ reach, text: reachText(reach, app.sites) })),
    roles: STAFF_ROLES.filter((role) => reaches.some((reach) => mayGive({ role, reach }))).map((role) => ({
      role,
      ...ROLES[role],
    })),
  };
}

export async function action(asked: ActionFunctionArgs) {
  const form = await asked.request.formData();
  const scope = enterWith(asked, "staff", form);
  const { app, now, session, intent } = scope;
  const by = session.staff;
  const places = allPlaces(app.sites);
  const mayGive = (grant: Grant) => mayGrant(by.grants, grant, places);
  const email = String(form.get("email") ?? "");
  if (intent === "revoke") {
    const person = (await peopleFor(scope)).find((one) => one.email === email && one.id !== by.id);
    if (!person?.grants.every(mayGive)) throw data(null, { status: 404 });
    const ended = await endAccess(app.db, { email, by, now });
    const had = putBackWords(ended?.putBack ?? 0);
    const booked = await bookingsWith(app.db, person.id, now);
    const drives =
      booked > 0 ? ` They were to go along on ${counted(booked, "booking")}: choose a colleague in the diary.` : "";
    const seen = places.filter((place) => shares(person.grants, [place])).map(({ site }) => site);
    const calendars = (await hasFeeds(app.db, [...new Set(seen)]))
      ? " A calendar address that they have still answers: make a new one in the diary, under Hours and calendar."
      : "";
    return data({
      problem: null,
      done: `${person.name} cannot sign in any more.${had}${drives}${calendars}`,
      typed: null,
    });
  }
  const grant: Grant = { role: String(form.get("role")) as StaffRole, reach: String(form.get("reach")) };
  const known = (STAFF_ROLES as readonly string[]).includes(grant.role) && reachesOf(app.sites).includes(grant.reach);
  const name = String(form.get("name") ?? "");
  const typed = { ...grant, email: email.slice(0, 300), name: name.slice(0, 300) };
  const refused = (problem: string) => data({ problem, done: null, typed }, 422);
  if (!known || !mayGive(grant)) return refused("You cannot give that role there.");
  const invited = await giveAccess(app.db, {
    email,
    name,
    grants: [grant],
    keepsOthers: true,
    by,
    now,
    refusal: (had) => (had.every(mayGive) ? null : "This person has a role that you may not change."),
  });
  if (!invited.ok) return refused(invited.error);
  const done = `They can sign in now, with their e-mail address.${putBackWords(invited.value.putBack)}`;
  return data({ problem: null, done, typed: null });
}

const putBackWords = (threads: number): string =>
  threads > 0 ? ` ${counted(threads, "thread")} that they had can be taken by anybody now.` : "";

export const meta = titled("People");

export default function StaffPage() {
  const { people, reaches, roles } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const typed = told?.typed;
  return (
    <div className="page slim">
      <PageTop heading="People" />
      <OutcomeNotes told={told} />
      <ul className="board rows">
        {people.map((one) => (
          <li key={one.id}>
            <Face name={one.name} big />
            <div className="grow">
              <b>{one.name}</b> <span className="mid">{one.email}</span>
              <small>{one.roles.join("; ")}</small>
              <small>
                {one.seen}
                {one.hasPasskey ? ", with a passkey" : ""}
              </small>
            </div>
            {one.mayRevoke ? (
              <Form method="post">
                <input type="hidden" name="intent" value="revoke" />
                <button type="submit" className="button" name="email" value={one.email}>
                  Take access away<span className="unseen"> from {one.name}</span>
                </button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      {roles.length > 0 ? (
        <section className="board" aria-labelledby="invite">
          <h2 id="invite">Invite somebody</h2>
          <Form key={people.length} method="post" className="stack">
            <input type="hidden" name="intent" value="invite" />
            <TextField label="Name" name="name" required maxLength={80} autoComplete="off" defaultValue={typed?.name} />
            <TextField
              label="E-mail"
              name="email"
              type="email"
              required
              maxLength={254}
              autoComplete="off"
              defaultValue={typed?.email}
            />
            <SelectField
              label="Role"
              name="role"
              defaultValue={typed?.role ?? "sales"}
              options={roles.map(({ role, name, says }) => [role, `${name}: ${says}`])}
            />
            <SelectField
              label="Where"
              name="reach"
              defaultValue={typed?.reach ?? reaches.at(-1)?.reach}
              options={reaches.map(({ reach, text }) => [reach, text])}
            />
            <button type="submit" className="button go">
              Invite
            </button>
          </Form>
        </section>
      ) : null}
    </div>
  );
}
