import { shownLocations } from "../locations/view.ts";
import { type OpeningRow, openingRows } from "../site/opening.ts";
import { uniquePhones } from "../site/rules.ts";
import type { Location, Site } from "../site/site.ts";
import { type PhoneView, phoneView } from "../site/view.ts";
import type { Car } from "./schema.ts";

/** Where a vehicle stands: the block at `#vehicle-map` (VDP-118). */
export interface VehicleYard {
  readonly name: string;
  readonly href: string;
  readonly address: string;
  readonly phones: readonly PhoneView[];
  /** The coming week, Monday first; empty where it is not told. */
  readonly hours: readonly OpeningRow[];
  readonly directions: string;
}

/** Null where the vehicle is at no place that the site shows. `now` (epoch ms) decides the week whose hours stand in it. */
export function vehicleYard(car: Pick<Car, "location_id">, site: Site, now: number): VehicleYard | null {
  const location = shownLocations(site).find(({ id }) => id === car.location_id);
  if (!location) return null;
  const { name, slug, contact_detail } = location;
  const { locationPathPrefix, timezone } = site.configFor(location.dealership_slug);
  const address = addressOf(location);
  return {
    name,
    href: `${locationPathPrefix}/${slug}`,
    address,
    phones: uniquePhones([contact_detail.phone ?? "", contact_detail.landline_phone ?? ""].filter(Boolean)).map(
      phoneView,
    ),
    hours: openingRows(location, now, timezone).value,
    directions: directionsTo(`${name}, ${address}`, location),
  };
}

const addressOf = ({ address: { street, city, state, postcode } }: Location) =>
  `${street}, ${city} ${state} ${postcode}`;

const directionsTo = (destination: string, { address }: Location) =>
  address.place_url ?? `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
