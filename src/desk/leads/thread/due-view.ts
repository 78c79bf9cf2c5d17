import { departmentsShown } from "../../../features/people/keys.ts";
import { remindersFor } from "../../../features/shifts/reminders/data.ts";
import { placesFor, shownCategories } from "../../../features/staff/ability.ts";
import { staffNames } from "../../../features/staff/data.ts";
import { listMoments } from "../../../lib/time/list-moments.ts";
import type { Entered } from "../../enter.ts";
import { allPlaces } from "../../places.ts";

/** A reminder that is due. */
export interface DueView {
  readonly id: number;
  readonly person: number;
  readonly name: string;
  readonly text: string;
  readonly when: string;
  /** The colleague who set it, if they have left; otherwise null. */
  readonly of: string | null;
  readonly at: number;
}

/** The reminders due for the signed-in user, earliest first. */
export async function dueView({ app, now, session }: Entered): Promise<readonly DueView[]> {
  const { id: me, grants } = session.staff;
  const places = placesFor(grants, "leads.answer", allPlaces(app.sites));
  const due = await remindersFor(app.db, me, places, now);
  if (due.length === 0) return [];
  const names = await staffNames(app.db);
  const moments = listMoments(
    due.flatMap(({ dealership }) => places.find((one) => one.dealership === dealership)?.timeZone ?? []),
    now,
  );
  return due.flatMap(({ id, personId, name, text, at, site, dealership, department, staffId }) => {
    const place = places.find((one) => one.site === site && one.dealership === dealership);
    if (!place || !departmentsShown(shownCategories(grants, place)).includes(department)) return [];
    const of = staffId === me ? null : (names.get(staffId) ?? "a colleague");
    return [{ id, person: personId, name, text, when: moments.brief(at, place.timeZone), of, at }];
  });
}
