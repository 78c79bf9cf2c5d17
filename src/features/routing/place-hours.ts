import { openNow } from "../hours/opening.ts";
import { mainLocation } from "../site/rules.ts";
import type { Location, Site } from "../site/site.ts";
import type { Team } from "./teams.ts";

/** What is known of where a lead belongs. */
interface Wanted {
  readonly location?: string | undefined;
  readonly team?: Team | null;
}

/** Types of locations, the best first, that answer for a team; every other is a sales location's. */
const TYPES: Readonly<Partial<Record<Team, readonly Location["location_type"][]>>> = {
  service: ["service"],
  parts: ["parts", "service"],
};

/**
 * The location whose opening hours hold for a lead: the one that it names, else the dealership's own for its team, else
 * its main one. Null where the dealership has none.
 */
export function hoursOf(site: Site, dealership: string, { location, team }: Wanted = {}): Location | null {
  const places = site.locations.filter(({ dealership_slug: of }) => of === dealership);
  const named = places.find(({ slug }) => slug === location);
  if (named) return named;
  for (const type of (team && TYPES[team]) || []) {
    const own = places.find(({ visible, location_type }) => visible && location_type === type);
    if (own) return own;
  }
  return mainLocation(site.locations, dealership);
}

/** Whether the place that answers for a lead is open; one without hours counts as open. */
export function isOpenFor(site: Site, dealership: string, lead: Wanted, now: number): boolean {
  const place = hoursOf(site, dealership, lead);
  return place === null || (openNow(place, now, site.configFor(dealership).timezone)?.value.now ?? true);
}
