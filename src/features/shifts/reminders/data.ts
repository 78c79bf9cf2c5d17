import type { Department } from "../../../db/desk/people-tables.ts";
import type { Database } from "../../../db/open.ts";
import { departmentsShown } from "../../people/keys.ts";
import { may, type Place, shownCategories } from "../../staff/ability.ts";
import { type Colleague, everybody } from "../../staff/data.ts";
import { managersOf } from "../managers.ts";

/** A reminder that is due and not completed. */
export interface DueReminder {
  readonly id: number;
  readonly personId: number;
  readonly name: string;
  readonly site: string;
  readonly dealership: string;
  readonly department: Department;
  readonly staffId: number;
  readonly at: number;
  readonly text: string;
}

/** Reminders that are due, earliest first; with `untold` only those that nobody has been notified of. */
export async function dueReminders(
  db: Database,
  now: number,
  { untold = false, places = null }: { readonly untold?: boolean; readonly places?: readonly Place[] | null } = {},
): Promise<readonly DueReminder[]> {
  if (places?.length === 0) return [];
  let query = db
    .selectFrom("people_reminders as r")
    .innerJoin("people", "people.id", "r.person_id")
    .select(["r.id", "r.staff_id", "r.at", "r.text", "people.id as person_id", "people.name"])
    .select(["site_slug", "dealership_slug", "department"])
    .where("r.done_at", "is", null)
    .where("r.at", "<=", now)
    .where("people.merged_into", "is", null)
    .orderBy("r.at")
    .orderBy("r.id")
    .limit(MOST_READ);
  if (untold) query = query.where("r.told_at", "is", null);
  if (places)
    query = query.where((row) =>
      row.or(
        places.map(({ site, dealership }) =>
          row.and([row("people.site_slug", "=", site), row("people.dealership_slug", "=", dealership)]),
        ),
      ),
    );
  const rows = await query.execute();
  return rows.map(({ id, staff_id, at, text, person_id, name, site_slug, dealership_slug, department }) => ({
    id,
    at,
    text,
    name,
    department,
    personId: person_id,
    site: site_slug,
    dealership: dealership_slug,
    staffId: staff_id,
  }));
}

const MOST_READ = 200;

/**
 * Ids of the staff to remind: the person who set the reminder, while they still answer leads there; otherwise the
 * managers, so that nothing is forgotten when somebody leaves.
 */
export function remindedOf(
  { staffId, site, dealership, department }: DueReminder,
  people: readonly Colleague[],
): readonly number[] {
  const place: Place = { site, dealership };
  const own = people.find(({ id }) => id === staffId);
  const isThere = own && may(own.grants, "leads.answer", place);
  if (isThere && departmentsShown(shownCategories(own.grants, place)).includes(department)) return [staffId];
  return managersOf(people, place).map(({ id }) => id);
}

/**
 * A staff member's due reminders at these places, including those of colleagues who have left, if they are the manager.
 */
export async function remindersFor(
  db: Database,
  staffId: number,
  places: readonly Place[],
  now: number,
): Promise<readonly DueReminder[]> {
  const due = await dueReminders(db, now, { places });
  if (due.length === 0) return [];
  const people = await everybody(db);
  return due.filter((reminder) => remindedOf(reminder, people).includes(staffId));
}
