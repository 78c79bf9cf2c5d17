import { hasPlugin } from "../site/plugins.ts";
import type { SiteConfig } from "../site/schema.ts";
import { isAutograbEligible, priceState } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";

/** Dollars: at this price and below a car is neither compared (CAR-129) nor compared with. */
export const LEAST_PRICE = 200;

type ComparedFields = Parameters<typeof isAutograbEligible>[0];

/** Whether the car's price is compared at all: the plugin is there (SITE-043) and the car eligible (CAR-129). */
export function isCompared(car: ComparedFields, config: Pick<SiteConfig, "websitePlugins">): boolean {
  return hasPlugin(config, "Autogauge") && isAutograbEligible(car);
}

/** Where the comparison of a car is asked for (API-007); null where it is not. */
export function comparisonAddress(
  car: ComparedFields & Pick<Car, "path">,
  config: Pick<SiteConfig, "websitePlugins">,
): string | null {
  return isCompared(car, config) ? `${car.path}/autogauge` : null;
}

type PriceFields = Omit<Parameters<typeof priceState>[0], "subscription_price">;

/** Dollars: what the car is advertised for, its offer where it has one; null where no price is shown. */
export function advertisedPrice(car: PriceFields): number | null {
  const config = { subscriptionEnabled: false, noPriceText: "" };
  const state = priceState({ ...car, subscription_price: null }, config);
  return "amount" in state ? state.amount : null;
}

/** Kilometres that two cars may lie apart and still be alike: 20,000, or three tenths of a larger figure. */
export function kmAlike(km: number): { readonly from: number; readonly to: number } {
  const apart = Math.max(20_000, Math.round(km * 0.3));
  return { from: Math.max(0, km - apart), to: km + apart };
}
