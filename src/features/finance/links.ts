import { linkPath } from "../site/rules.ts";
import { askingPrice, isPrice } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";

/** Anchor of the form in a finance page (FIN-095). */
export const FINANCE_FORM = "finance-form";

/** The parameters of a finance link. */
export const LINKED = ["preferredDealership", "vehiclePriceBudget", "car_id", "car_type", "vin"] as const;

export type LinkedCar = Pick<Car, "id" | "dealership_slug" | "price" | "offer_price" | "car_type" | "vin">;

/**
 * The parameters of a finance link about its car (FIN-091 to FIN-095), with the price shown on the car's page. Unknown
 * ones are left out.
 */
export function financeParams(car: LinkedCar): URLSearchParams {
  const { id, dealership_slug, car_type, vin } = car;
  const price = askingPrice(car);
  return new URLSearchParams({
    preferredDealership: dealership_slug,
    ...(isPrice(price) ? { vehiclePriceBudget: String(price) } : {}),
    car_id: String(id),
    car_type,
    ...(vin ? { vin } : {}),
  });
}

/** Address of a car's finance link: the site's finance page (FIN-084), at its form. */
export function financeHref(car: LinkedCar, config: Parameters<typeof linkPath>[0]): string {
  const path = linkPath(config, "finance");
  return `${path}${path.includes("?") ? "&" : "?"}${financeParams(car)}#${FINANCE_FORM}`;
}
