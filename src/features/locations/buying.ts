import type { Timed } from "../hours/opening.ts";
import type { Location, Site } from "../site/site.ts";
import { type LocationView, locationViews, shownLocations } from "./view.ts";

/** Whether a location buys vehicles: `buying` is its subtype, or among them (LOC-007). */
export const buys = ({ location_subtype: kinds }: Pick<Location, "location_subtype">): boolean =>
  (Array.isArray(kinds) ? kinds : [kinds]).includes("buying");

/**
 * The locations that buy vehicles, for the page about it, and when their texts change.
 * @param now epoch ms
 */
export const buyingPlaces = (site: Site, now: number): Timed<readonly LocationView[]> =>
  locationViews(site, shownLocations(site).filter(buys), now);
