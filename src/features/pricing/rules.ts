import { hasPlugin } from "../site/plugins.ts";
import type { SiteConfig } from "../site/schema.ts";
import { isAutograbEligible, isFromPrice } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";

type ComparedFields = Parameters<typeof isAutograbEligible>[0] & Partial<Pick<Car, "price_type">>;

/**
 * Whether the car's price is compared at all: the plugin is on (SITE-043), the car is eligible (CAR-129), and the price
 * is its own and not a "from" price.
 */
export function isCompared(car: ComparedFields, config: Pick<SiteConfig, "websitePlugins">): boolean {
  return hasPlugin(config, "Autogauge") && isAutograbEligible(car) && !isFromPrice(car);
}

/** URL of a car's comparison (API-007); null if it has none. */
export function comparisonAddress(
  car: ComparedFields & Pick<Car, "path">,
  config: Pick<SiteConfig, "websitePlugins">,
): string | null {
  return isCompared(car, config) ? `${car.path}/autogauge` : null;
}

/**
 * The range of mileage, in kilometres, within which cars count as alike: 20,000 either way, or three tenths of the
 * mileage if that is more.
 */
export function kmAlike(km: number): { readonly from: number; readonly to: number } {
  const apart = Math.max(20_000, Math.round(km * 0.3));
  return { from: Math.max(0, km - apart), to: km + apart };
}
