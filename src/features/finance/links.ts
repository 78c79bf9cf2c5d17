import { linkPath } from "../site/rules.ts";
import type { Car } from "../stock/schema.ts";

/** Where the form stands in a finance page (FIN-095). */
export const FINANCE_FORM = "finance-form";

export type LinkedCar = Pick<Car, "id" | "dealership_slug" | "price" | "car_type" | "vin">;

/** What a finance link says of its car (FIN-091 to FIN-095): what is not known is left out. */
export function financeParams({ id, dealership_slug, price, car_type, vin }: LinkedCar): URLSearchParams {
  return new URLSearchParams({
    preferredDealership: dealership_slug,
    ...(price !== null && price > 0 ? { vehiclePriceBudget: String(price) } : {}),
    car_id: String(id),
    car_type,
    ...(vin ? { vin } : {}),
  });
}

/** Where the finance link of a car leads: the site's finance page (FIN-084), at its form. */
export function financeHref(car: LinkedCar, config: Parameters<typeof linkPath>[0]): string {
  const path = linkPath(config, "finance");
  return `${path}${path.includes("?") ? "&" : "?"}${financeParams(car)}#${FINANCE_FORM}`;
}
