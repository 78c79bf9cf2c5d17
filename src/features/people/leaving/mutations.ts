import type { Database } from "../../../db/open.ts";
import type { Result } from "../../../lib/result.ts";
import { type Grant, may, shownCategories } from "../../staff/ability.ts";
import type { Actor } from "../../staff/audit/mutations.ts";
import { type Invitation, inviteStaff, revokeStaff } from "../../staff/mutations.ts";
import type { Staff } from "../../staff/person.ts";
import type { Person } from "../inbox.ts";
import { departmentsShown } from "../keys.ts";
import { change, holdPerson, write } from "../recording/mutations.ts";

interface Leaving {
  /** E-mail address of the person who leaves. */
  readonly email: string;
  readonly by: Actor;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether to take this role; absent to take all of them. */
  readonly takes?: (grant: Grant) => boolean;
}

/**
 * Takes a staff member's roles away, and unassigns the open threads that they may no longer answer, which would
 * otherwise be in nobody's list and could not be taken by anybody. Returns how many threads those were and the
 * remaining roles; none of those end their access. Null if nobody with such roles can sign in.
 */
export async function endAccess(
  db: Database,
  leaving: Leaving,
): Promise<{ readonly putBack: number; readonly left: readonly Grant[] } | null> {
  let putBack = 0;
  const also = async (trx: Database, { grants, ...staff }: Pick<Staff, "id" | "name" | "grants">) => {
    const why = grants.length > 0 ? "works elsewhere now" : "has left";
    putBack = await putBackAll(trx, staff, { ...leaving, why, keeps: (person) => mayAnswer(grants, person) });
  };
  const left = await revokeStaff(db, { ...leaving, also });
  return left && { putBack, left };
}

/**
 * Gives a staff member roles as `inviteStaff` does, and unassigns the open threads that they may no longer answer.
 * After a move to another showroom or team, neither they nor anybody else would look at those.
 */
export async function giveAccess(
  db: Database,
  invitation: Omit<Invitation, "also">,
): Promise<Result<{ readonly id: number; readonly putBack: number }, string>> {
  let putBack = 0;
  const also = async (trx: Database, { grants, ...staff }: Colleague & { readonly grants: readonly Grant[] }) => {
    const keeps = (person: Person) => mayAnswer(grants, person);
    putBack = await putBackAll(trx, staff, { ...invitation, why: "works elsewhere now", keeps });
  };
  const invited = await inviteStaff(db, { ...invitation, also });
  return invited.ok ? { ok: true, value: { id: invited.value, putBack } } : invited;
}

function mayAnswer(grants: readonly Grant[], { site_slug, dealership_slug, department }: Person): boolean {
  const place = { site: site_slug, dealership: dealership_slug };
  return may(grants, "leads.answer", place) && departmentsShown(shownCategories(grants, place)).includes(department);
}

interface Colleague {
  readonly id: number;
  readonly name: string;
}

interface PuttingBack {
  readonly by: Actor;
  readonly now: number;
  /** The reason, in words that follow their name in the thread. */
  readonly why: string;
  /** Whether they keep this thread. */
  readonly keeps: (person: Person) => boolean;
}

async function putBackAll(trx: Database, staff: Colleague, { by, now, why, keeps }: PuttingBack): Promise<number> {
  const had = async () => {
    const open = trx
      .selectFrom("people")
      .selectAll()
      .where("assignee_id", "=", staff.id)
      .where("merged_into", "is", null)
      .where("erased_at", "is", null)
      .where("state", "not in", ["won", "lost"]);
    return (await open.orderBy("id").execute()).filter((person) => !keeps(person));
  };
  for (const { id } of await had()) await holdPerson(trx, id);
  const people = await had();
  for (const person of people) {
    await write(trx, { person, by, now }, { kind: "assign", text: `put it back, since ${staff.name} ${why}` });
    await change(trx, { person, by, now }, "assign", { assignee_id: null });
  }
  return people.length;
}
