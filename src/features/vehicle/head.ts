import type { DocumentHead } from "../seo/head.ts";
import type { Site } from "../site/site.ts";
import { priceState } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import { crumbsJsonLd, vehicleDescription, vehicleJsonLd, vehicleTitle } from "./metadata.ts";
import type { VehicleView } from "./view.ts";

/**
 * A car page's metadata for search engines and shared links. `origin` is the site's public address without a slash at
 * the end.
 */
export function vehicleHead(car: Car, vehicle: VehicleView, site: Site, origin: string): DocumentHead {
  const state = priceState(car, site.configFor(car.dealership_slug));
  const amount = state.kind === "car-price" || state.kind === "reduced" ? state.amount : null;
  const price = amount === null ? null : vehicle.price.text;
  const facts = vehicle.icons.map((fact) => fact.value);
  return {
    title: vehicleTitle(vehicle.name, price, site.name),
    description: vehicleDescription(vehicle.name, facts, vehicle.place?.name ?? null, site.name),
    canonical: `${origin}${car.path}`,
    siteName: site.name,
    image: `${origin}/og/cars/${car.slug}.jpg`,
    jsonLd: [
      vehicleJsonLd(car, { origin, name: vehicle.name, price: amount, seller: car.dealership_name }),
      crumbsJsonLd(vehicle.crumbs, origin),
    ],
  };
}
