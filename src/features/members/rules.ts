import type { SiteConfig } from "../site/schema.ts";
import { isAvailable } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";

type KeptCarFields = "status" | "sold" | "car_type" | "price" | "photos_count";

/** Whether a car may be saved and compared (USER-018). */
export function mayBeKept(car: Pick<Car, KeptCarFields>, config: Pick<SiteConfig, "favouriteRule">): boolean {
  if (!isAvailable(car)) return false;
  if (config.favouriteRule === "available") return true;
  return car.car_type === "used" && car.price !== null && car.price > 0 && car.photos_count > 0;
}
