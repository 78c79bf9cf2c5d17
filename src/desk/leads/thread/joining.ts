import type { Person } from "../../../features/people/inbox.ts";
import { mergePeople, setApart } from "../../../features/people/joining/mutations.ts";
import { perhapsSame } from "../../../features/people/perhaps.ts";
import type { Thread } from "../../../features/people/thread.ts";
import type { Site } from "../../../features/site/site.ts";
import { may } from "../../../features/staff/ability.ts";
import type { Entered } from "../../enter.ts";
import { seenPlaces } from "../inbox-view.ts";
import { refused, succeeded } from "../reply/outcome.ts";
import { teamName } from "../team-name.ts";
import { threadAt } from "./thread-at.ts";
import type { ThreadView } from "./thread-view.ts";

/** Joins the given thread to this one, or records that they belong to two people, if the user may do so in both. */
export async function mergeFrom(
  scope: Entered,
  intent: "merge" | "not the same",
  { person, address }: { readonly person: Person; readonly address: string },
) {
  const { app, now, session } = scope;
  const other = await threadAt(scope, address.replace(/^.*\/leads\/(\d+).*$/, "$1")).catch(() => null);
  if (!other || other.person.merged_into !== null)
    return refused("There is no such person. Paste the address of their thread.");
  if (!may(session.staff.grants, "leads.merge", other.place))
    return refused("You may not join threads of their dealership.");
  const common = { by: session.staff, now };
  if (intent === "not the same") {
    await setApart(app.db, { person, other: other.person, ...common });
    return succeeded("Noted: they are two people.");
  }
  const merged = await mergePeople(app.db, { into: person, from: other.person, ...common });
  return merged.ok ? succeeded("The two threads are one now.") : refused(merged.error);
}

/** Possible duplicates of a person whose threads the user may join with this one. */
export async function perhapsOf(scope: Entered, thread: Thread, site: Site): Promise<ThreadView["perhaps"]> {
  const { grants } = scope.session.staff;
  const mayJoin = ({ site_slug, dealership_slug }: Person) =>
    may(grants, "leads.merge", { site: site_slug, dealership: dealership_slug });
  if (!mayJoin(thread.person)) return [];
  const found = await perhapsSame(scope.app.db, thread, seenPlaces(scope));
  return found
    .filter(({ person }) => mayJoin(person))
    .map(({ person, why }) => ({ id: person.id, name: person.name, where: teamName(person, site), why }));
}
