import type { Site } from "../site/site.ts";
import { priceState } from "./rules.ts";
import type { Car } from "./schema.ts";
import { crumbsJsonLd, vehicleDescription, vehicleJsonLd, vehicleTitle } from "./vehicle-metadata.ts";
import type { VehicleView } from "./vehicle-view.ts";

type JsonLd = { readonly [key: string]: unknown };

/** What the page of a car says of itself to search engines and to those who share it. */
export interface VehicleHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: string | null;
  readonly jsonLd: readonly JsonLd[];
}

/** `origin` is the site's public address without a slash at the end. */
export function vehicleHead(car: Car, vehicle: VehicleView, site: Site, origin: string): VehicleHead {
  const state = priceState(car, site.configFor(car.dealership_slug));
  const amount = state.kind === "car-price" || state.kind === "reduced" ? state.amount : null;
  const price = amount === null ? null : vehicle.price.text;
  const facts = vehicle.icons.map((fact) => fact.value);
  const image = vehicle.pictures[0]?.large.src ?? null;
  return {
    title: vehicleTitle(vehicle.name, price, site.name),
    description: vehicleDescription(vehicle.name, facts, vehicle.place?.name ?? null, site.name),
    canonical: `${origin}${car.path}`,
    image: image === null ? null : new URL(image, origin).href,
    jsonLd: [
      vehicleJsonLd(car, { origin, name: vehicle.name, price: amount, seller: car.dealership_name }),
      crumbsJsonLd(vehicle.crumbs, origin),
    ],
  };
}
