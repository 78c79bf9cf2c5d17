import { data } from "react-router";
import { bookingsWith } from "../../features/diary/data.ts";
import { hasFeeds } from "../../features/diary/feed.ts";
import { endAccess, giveAccess } from "../../features/people/leaving/mutations.ts";
import { type Grant, may, STAFF_ROLES, type StaffRole, shares } from "../../features/staff/ability.ts";
import type { StaffLine } from "../../features/staff/data.ts";
import { plainEmail } from "../../features/staff/person.ts";
import { counted } from "../../lib/words/format.ts";
import type { Entered } from "../enter.ts";
import { allPlaces, reachesOf } from "../places.ts";
import { givingFor, peopleFor, roleText } from "./staff-view.ts";

/** Takes one role of a person away, or all that are the user's to take; without a role they cannot sign in. */
export async function takeAway(scope: Entered, form: FormData) {
  const { app, now, session } = scope;
  const by = session.staff;
  const mayGive = givingFor(scope);
  const email = String(form.get("email") ?? "");
  const reach = form.get("reach");
  const takes = (grant: Grant) => (reach === null || reach === grant.reach) && mayGive(grant);
  const person = (await peopleFor(scope)).find((one) => one.email === email && one.id !== by.id);
  if (!person?.grants.some(takes)) throw data(null, { status: 404 });
  const ended = await endAccess(app.db, { email, by, now, takes });
  const left = ended?.left ?? [];
  const places = allPlaces(app.sites).filter((place) => shares(person.grants, [place]) && !shares(left, [place]));
  const calendars = (await hasFeeds(app.db, [...new Set(places.map(({ site }) => site))]))
    ? " A calendar address that they have still answers: make a new one in the diary, under Hours and calendar."
    : "";
  const booked = (await bookingsWith(app.db, person.id, now)).filter((place) => !may(left, "diary.book", place)).length;
  const drives =
    booked > 0 ? ` They were to go along on ${counted(booked, "booking")}: choose a colleague in the diary.` : "";
  return data({
    problem: null,
    done: `${takenWords(scope, person, { takes, left })}${putBackWords(ended?.putBack ?? 0)}${drives}${calendars}`,
    typed: null,
  });
}

interface Taken {
  readonly takes: (grant: Grant) => boolean;
  /** All roles that remain, including those that the user does not see. */
  readonly left: readonly Grant[];
}

/** What a person may still do without the roles that were taken; roles that the user does not see are not named. */
function takenWords({ app }: Entered, { name, grants }: StaffLine, { takes, left }: Taken): string {
  if (left.length === 0) return `${name} cannot sign in any more.`;
  const remaining = grants.filter((grant) => !takes(grant));
  if (remaining.length === 0) return `${name} has no access here any more.`;
  const words = (some: readonly Grant[]) => some.map((grant) => roleText(grant, app.sites)).join("; ");
  return `Taken away from ${name}: ${words(grants.filter(takes))}. What stays: ${words(remaining)}.`;
}

/** Gives a person one role, besides those that they have elsewhere; `origin` is the desk's address. */
export async function invite(scope: Entered, form: FormData, origin: string) {
  const { app, now, session } = scope;
  const by = session.staff;
  const mayGive = givingFor(scope);
  const email = String(form.get("email") ?? "");
  const grant: Grant = { role: String(form.get("role")) as StaffRole, reach: String(form.get("reach")) };
  const isKnown = (STAFF_ROLES as readonly string[]).includes(grant.role) && reachesOf(app.sites).includes(grant.reach);
  const name = String(form.get("name") ?? "");
  const typed = { ...grant, email: email.slice(0, 300), name: name.slice(0, 300) };
  const refused = (problem: string) => data({ problem, done: null, typed }, 422);
  if (!isKnown || !mayGive(grant)) return refused("You cannot give that role there.");
  if (plainEmail(email) === by.email)
    return refused("That is your own address: somebody else changes what you may do.");
  const before = (await peopleFor(scope)).find((one) => one.email === plainEmail(email));
  const invited = await giveAccess(app.db, {
    email,
    name,
    grants: [grant],
    keepsOthers: true,
    keepsName: (had) => !had.every(mayGive),
    by,
    now,
    refusal: (had) =>
      had.every((one) => one.reach !== grant.reach || mayGive(one))
        ? null
        : "This person has a role there that you may not change.",
  });
  if (!invited.ok) return refused(invited.error);
  const after = (await peopleFor(scope)).find(({ id }) => id === invited.value.id);
  const roles = after?.grants.map((one) => roleText(one, app.sites)).join("; ");
  const sentence = before
    ? `${after?.name} was here before. What they may do now: ${roles}.`
    : `They can sign in now, with their e-mail address. No mail tells them so: give them the address ${origin}/desk/`;
  return data({ problem: null, done: `${sentence}${putBackWords(invited.value.putBack)}`, typed: null });
}

const putBackWords = (threads: number): string =>
  threads > 0 ? ` ${counted(threads, "thread")} that they had can be taken by anybody now.` : "";
