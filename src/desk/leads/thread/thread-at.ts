import { data } from "react-router";
import type { Person } from "../../../features/people/inbox.ts";
import { personSeen } from "../../../features/people/thread.ts";
import type { Site } from "../../../features/site/site.ts";
import type { Place } from "../../../features/staff/ability.ts";
import type { Entered } from "../../enter.ts";
import { seenPlaces } from "../inbox-view.ts";

interface ThreadAt {
  readonly person: Person;
  readonly site: Site;
  /** The place of the person's thread, which decides who may do what in it. */
  readonly place: Place;
}

/** The person with this id, if the user may see them. Throws a 404 otherwise, whether or not the person exists. */
export async function threadAt(scope: Entered, id: string | undefined): Promise<ThreadAt> {
  const number = Number(id);
  const places = seenPlaces(scope);
  const person = Number.isSafeInteger(number) ? await personSeen(scope.app.db, number, places) : null;
  const site = person && scope.app.sites.bySlug(person.site_slug);
  if (!person || !site) throw data(null, { status: 404 });
  return { person, site, place: { site: person.site_slug, dealership: person.dealership_slug } };
}
