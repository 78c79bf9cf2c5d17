import { type Grant, shares } from "../../features/staff/ability.ts";
import { counted } from "../../lib/words/format.ts";
import type { NamedPlace } from "../places.ts";

/** The name of the business in the desk's bar, as one staff member sees it. */
export interface House {
  readonly name: string;
  /** How much of the business they work for: "All 5 showrooms", "2 of 5 showrooms"; null if the name says it all. */
  readonly reach: string | null;
}

/**
 * The dealership or group that these grants reach. Staff of several groups see none of their names. A dealership that
 * several sites show is one showroom, of the site that is first in `places`: its own, as `allPlaces` lists them.
 */
export function houseOf(grants: readonly Grant[], places: readonly NamedPlace[]): House {
  const reached = places.filter((place) => shares(grants, [place]));
  const own = reached.filter(
    (place, at) => reached.findIndex(({ dealership }) => dealership === place.dealership) === at,
  );
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
