import { type LocationView, locationView, shownLocations } from "../locations/view.ts";
import type { Site } from "../site/site.ts";
import { isAvailable } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";

/** Where a vehicle stands: the block at `#vehicle-map` (VDP-118). */
export interface VehicleYard extends Pick<LocationView, "name" | "href" | "address" | "hours" | "open" | "directions"> {
  /** Null where it is not known where it lies. */
  readonly map: Pick<LocationView, "slug" | "city" | "at"> | null;
}

/**
 * Null where the vehicle is at no place that the site shows, or gone. `now` (epoch ms) decides the week whose hours
 * stand in it.
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
