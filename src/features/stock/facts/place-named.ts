import type { Site } from "../../site/site.ts";
import { specText } from "../rules.ts";
import type { Car } from "../schema.ts";

/**
 * The name of the place where a car is: the site's own name for it, otherwise the name in the car's record, otherwise
 * its city; null if not known.
 */
export function placeNamed(
  car: Pick<Car, "location_id" | "location_name" | "city">,
  { locations }: Pick<Site, "locations">,
): string | null {
  const own = locations.find(({ id }) => id === car.location_id);
  return own?.name ?? specText(car.location_name) ?? specText(car.city);
}
