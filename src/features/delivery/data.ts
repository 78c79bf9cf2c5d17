import { err, ok, type Result } from "../../lib/result.ts";
import { postcodeProblem, UNKNOWN_POSTCODE } from "../../lib/words/postcode.ts";
import type { Geocoding } from "../../services/geocoding/port.ts";
import { primaryLocation } from "../site/rules.ts";
import type { Site } from "../site/site.ts";
import { isAvailable } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import { DELIVERY_BANDS, type DeliveryEstimate, deliveryEstimate, NO_ESTIMATE } from "./rules.ts";

/** `postcode`: it is malformed or missing; `none`: there is no estimate for it. `message` is for the shopper. */
export interface DeliveryFailure {
  readonly kind: "postcode" | "unknown" | "none";
  readonly message: string;
}

type DeliveredCar = Pick<Car, "dealership_slug" | "location_id" | "location" | "status" | "sold">;

/** Whether the page of this car has the calculator (VDP-058): its dealership delivers, and it is still for sale. */
export const isDelivered = (car: DeliveredCar, site: Pick<Site, "configFor">): boolean =>
  site.configFor(car.dealership_slug).deliveryCalculatorEnabled && isAvailable(car);

/**
 * The price of delivering this car to a postcode (VDP-061). A malformed postcode is not looked up (VDP-064); one that
 * Australia does not have is unknown (LEAD-067). Never throws.
 */
export async function deliveryPrice(
  geocoding: Geocoding,
  site: Site,
  car: DeliveredCar,
  typed: string,
): Promise<Result<DeliveryEstimate, DeliveryFailure>> {
  const problem = postcodeProblem(typed);
  if (problem) return err({ kind: "postcode", message: problem });
  const geocoder = geocoding(site.config.mapsKey);
  const to = await geocoder.locate(typed.trim());
  if (!to.ok && to.error.kind === "unknown") return err({ kind: "unknown", message: UNKNOWN_POSTCODE });
  const from = await whereItStands(geocoder, site, car);
  const estimate = to.ok && from ? deliveryEstimate(from, to.value, site.deliveryBands ?? DELIVERY_BANDS) : null;
  return estimate?.ok ? ok(estimate.value) : err({ kind: "none", message: NO_ESTIMATE });
}

/**
 * The coordinates of the car's location, or of its postcode; the site's main location for a car without one. Null
 * where none is known.
 */
async function whereItStands(geocoder: ReturnType<Geocoding>, { locations }: Site, car: DeliveredCar) {
  const own = locations.find(({ id }) => id === car.location_id);
  const place = own ?? primaryLocation(locations);
  const postcode = own?.address.postcode ?? car.location?.address?.postcode ?? place?.address.postcode ?? "";
  const { lat = null, long: lng = null } = own || !car.location?.address?.postcode ? (place?.address ?? {}) : {};
  if (lat !== null && lng !== null) return { postcode, lat, lng };
  const found = await geocoder.locate(postcode);
  return found.ok ? found.value : null;
}
