import { may, type Place, STAFF_ROLES } from "../staff/ability.ts";
import type { Colleague } from "../staff/data.ts";

/** Who answers for a place: its managers; where it has none its owner, and at last whoever runs the server. */
export function managersOf(people: readonly Colleague[], place: Place): readonly Colleague[] {
  const bosses = STAFF_ROLES.toReversed().map((role) =>
    people.filter(({ grants }) => grants.some((grant) => grant.role === role && may([grant], "shifts.edit", place))),
  );
  return bosses.find((some) => some.length > 0) ?? [];
}
