import type { Timed } from "../hours/opening.ts";
import type { PageFormView } from "../leads/form-view.ts";
import { linkPath, sellsCars, uniqueByStreet } from "../site/rules.ts";
import type { Location, Site } from "../site/site.ts";
import { emailForm } from "./email-form.ts";
import { type MapView, mapView } from "./map.ts";
import { hintsAtSwiping, type SectionKind, sectionKind } from "./rules.ts";
import { type LocationView, locationViews, shownLocations } from "./view.ts";

/** A section of locations, laid out by their number and their dealerships. */
export interface PlacesSection {
  readonly kind: SectionKind;
  readonly places: readonly LocationView[];
  /** Map of the only location, where it has coordinates. */
  readonly map: MapView | null;
  /** True where the carousel shows a hint to swipe (LOC-072). */
  readonly hint: boolean;
  readonly allHref: string;
  /** The form of `Email Us`; null where cards do not offer it. */
  readonly form: PageFormView | null;
}

/** These locations as a section of a page, and when it changes. */
export function placesSection(
  site: Site,
  locations: readonly Location[],
  kind: SectionKind,
  now: number,
): Timed<PlacesSection> {
  const { value: places, changesAt } = locationViews(site, locations, now);
  const hint = hintsAtSwiping(places.length, site.config);
  const map = kind === "map" ? mapView(places) : null;
  return {
    value: { kind, places, map, hint, allHref: linkPath(site.config, "locations"), form: emailForm(site) },
    changesAt,
  };
}

/**
 * The dealer's locations on its home page, those at one address merged (NAV-033): one as a map, else each dealership
 * as a card of a carousel, else all of them in a grid (LOC-069 to LOC-071). Null where none is shown.
 */
export function ownPlaces(site: Site, now: number): Timed<PlacesSection> | null {
  const shown = shownLocations(site);
  if (shown.length === 0) return null;
  const places = uniqueByStreet(shown);
  const kind = sectionKind(places);
  return placesSection(site, kind === "carousel" ? perDealership(site, shown) : places, kind, now);
}

/** The location at which each dealership sells, with the dealership's own name and rating (LOC-039 to LOC-041). */
function perDealership({ dealerships }: Site, shown: readonly Location[]): readonly Location[] {
  const main = new Map<string, Location>();
  for (const location of shown) {
    const before = main.get(location.dealership_slug);
    if (!before || (!sellsCars(before) && sellsCars(location))) main.set(location.dealership_slug, location);
  }
  return [...main.values()].map((location) => {
    const own = dealerships.find(({ slug }) => slug === location.dealership_slug);
    if (!own) return location;
    const { name, average_rating, review_count } = own;
    return { ...location, name, ...(average_rating === null ? {} : { average_rating, review_count }) };
  });
}
