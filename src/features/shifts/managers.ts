import { may, type Place, STAFF_ROLES } from "../staff/ability.ts";
import type { Colleague } from "../staff/data.ts";

/**
 * The people responsible for a place: its managers; if there are none its owners, and otherwise the platform's
 * operators.
 */
export function managersOf(people: readonly Colleague[], place: Place): readonly Colleague[] {
  const bosses = STAFF_ROLES.toReversed().map((role) =>
    people.filter(({ grants }) => grants.some((grant) => grant.role === role && may([grant], "shifts.edit", place))),
  );
  return bosses.find((some) => some.length > 0) ?? [];
}
