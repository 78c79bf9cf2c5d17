import { type LocationView, locationView, shownLocations } from "../locations/view.ts";
import type { Site } from "../site/site.ts";
import { isAvailable } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";

/** The vehicle's location: the block at `#vehicle-map` (VDP-118). */
export interface VehicleYard extends Pick<LocationView, "name" | "href" | "address" | "hours" | "open" | "directions"> {
  /** Null where the position is unknown. */
  readonly map: Pick<LocationView, "slug" | "city" | "at"> | null;
}

/**
 * Null where the vehicle's location is not one that the site shows, or the vehicle is sold. `now` (epoch ms) decides
 * which week's hours it has.
 */
export function vehicleYard(
  car: Pick<Car, "location_id" | "status" | "sold">,
  site: Site,
  now: number,
): VehicleYard | null {
  const location = shownLocations(site).find(({ id }) => id === car.location_id);
  if (!location || !isAvailable(car)) return null;
  const { name, href, address, hours, open, directions, slug, city, at } = locationView(site, location, now).value;
  return { name, href, address, hours, open, directions, map: at && { slug, city, at } };
}
