import { type Grant, shares } from "../../features/staff/ability.ts";
import { counted } from "../../lib/words/format.ts";
import type { NamedPlace } from "../places.ts";

/** Whose desk it is, as the bar says it to one of its people. */
export interface House {
  readonly name: string;
  /** How much of it they work for: "All 5 showrooms", "2 of 5 showrooms"; null where the name says all. */
  readonly reach: string | null;
}

/** The dealership or group of these grants; whoever works for several groups sees none of their names. */
export function houseOf(grants: readonly Grant[], places: readonly NamedPlace[]): House {
  const own = places.filter((place) => shares(grants, [place]));
  const [first] = own;
  if (!first || own.some(({ site }) => site !== first.site))
    return { name: "Desk", reach: first ? counted(own.length, "showroom") : null };
  const all = places.filter(({ site }) => site === first.site).length;
  if (own.length === 1)
    return {
      name: first.dealershipName,
      reach: all > 1 && first.siteName !== first.dealershipName ? first.siteName : null,
    };
  return {
    name: first.siteName,
    reach: own.length === all ? `All ${counted(all, "showroom")}` : `${own.length} of ${counted(all, "showroom")}`,
  };
}
