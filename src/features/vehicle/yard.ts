import { type LocationView, locationView, shownLocations } from "../locations/view.ts";
import { primaryLocation } from "../site/rules.ts";
import type { Site } from "../site/site.ts";
import type { Car } from "../stock/schema.ts";

/** The vehicle's location: the block at `#vehicle-map` (VDP-118). */
export interface VehicleYard extends Pick<LocationView, "name" | "href" | "address" | "hours" | "open" | "directions"> {
  /** Null if the position is not known. */
  readonly map: Pick<LocationView, "slug" | "city" | "at"> | null;
}

/** The vehicle's location; null if it is not one that the site shows. `now` (epoch ms) decides which week's hours. */
export function vehicleYard(car: Pick<Car, "location_id">, site: Site, now: number): VehicleYard | null {
  const location = shownLocations(site).find(({ id }) => id === car.location_id);
  if (!location) return null;
  const { name, href, address, hours, open, directions, slug, city, at } = locationView(site, location, now).value;
  return { name, href, address, hours, open, directions, map: at && { slug, city, at } };
}

/** "Located at {city}", shown only if the car is in another city than the primary dealership location (VDP-117). */
export interface Elsewhere {
  readonly city: string;
  readonly directions: string | null;
}

/** The announcement; null if the car is not elsewhere. `city` is the car's city, null if its record has none. */
export function locatedElsewhere(
  { location }: Pick<Car, "location">,
  city: string | null,
  { locations }: Pick<Site, "locations">,
): Elsewhere | null {
  const primary = primaryLocation(locations);
  if (!primary || city === null || city === primary.address.city) return null;
  return { city, directions: location?.address?.place_url ?? null };
}
