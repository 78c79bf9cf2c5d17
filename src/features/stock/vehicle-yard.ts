import { kindOf, type LocationView, locationView, shownLocations } from "../locations/view.ts";
import type { Site } from "../site/site.ts";
import type { Car } from "./schema.ts";

/** A place on the map. */
export type MapPlace = Pick<LocationView, "slug" | "city" | "at">;

/** Where a vehicle stands: the block at `#vehicle-map` (VDP-118). */
export interface VehicleYard
  extends Pick<LocationView, "name" | "href" | "address" | "phones" | "hours" | "directions"> {
  /** The dealer's places, this one first; none where it is not known where this one lies. */
  readonly map: readonly MapPlace[];
}

/** Null where the vehicle is at no place that the site shows. `now` (epoch ms) decides the week whose hours stand in it. */
export function vehicleYard(car: Pick<Car, "location_id">, site: Site, now: number): VehicleYard | null {
  const shown = shownLocations(site);
  const own = shown.find(({ id }) => id === car.location_id);
  if (!own) return null;
  const viewOf = (location: typeof own) => locationView(site, location, now).value;
  const { name, href, address, phones, hours, directions, ...place } = viewOf(own);
  const others = shown.filter((location) => location !== own && kindOf(location) === "sales").map(viewOf);
  const map = [place, ...others].map(({ slug, city, at }) => ({ slug, city, at }));
  return { name, href, address, phones, hours, directions, map: place.at ? map : [] };
}
