export { isAvailable } from "./available.ts";
export { type StockRule, stockClauses, stockFilter } from "./filter.ts";
export {
  askingPrice,
  isFromPrice,
  isPrice,
  isWithoutGst,
  type PriceState,
  priceState,
  saysFrom,
  saysWithoutGst,
} from "./shown-price.ts";

import { dayIn, dayOf, formatDate } from "../../lib/time/dates.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import { formatMoney } from "../../lib/words/format.ts";
import type { SiteConfig } from "../site/schema.ts";
import { fuelNamed } from "../vocabulary/fuels.ts";
import { isAvailable } from "./available.ts";
import type { Car } from "./schema.ts";
import { askingPrice, isFromPrice, isPrice, isWithoutGst } from "./shown-price.ts";

export interface CarTag {
  readonly kind: "sold" | "fuel" | "reserved" | "certified" | "custom" | "coming-soon" | "just-arrived";
  readonly text: string;
}

type TagFields = "simple_fuel" | "reserved" | "certified" | "car_type" | "make" | "tag" | "created_at";
export type TaggedCar = Pick<Car, TagFields | "status" | "sold">;
export type TagConfig = Pick<
  SiteConfig,
  | "fuelTagEnabled"
  | "certifiedBadgeMake"
  | "mercedesCertifiedTag"
  | "justArrivedDays"
  | "justArrivedTagName"
  | "soldTagName"
>;

/** The one tag a car shows, the first that applies, or null (CAR-111..119). `now` is epoch ms. */
export function carTag(car: TaggedCar, config: TagConfig, now: number): CarTag | null {
  if (!isAvailable(car)) {
    return { kind: "sold", text: config.soldTagName };
  }
  if (config.fuelTagEnabled && car.simple_fuel !== null && fuelNamed(car.simple_fuel)?.tagged) {
    return { kind: "fuel", text: car.simple_fuel };
  }
  if (car.reserved) {
    return { kind: "reserved", text: "Reserved" };
  }
  if (showsCertified(car, config)) {
    return { kind: "certified", text: "Certified" };
  }
  const custom = car.tag?.trim();
  if (custom) {
    return { kind: "custom", text: custom };
  }
  if (car.status === "coming_soon") {
    return { kind: "coming-soon", text: "Coming Soon" };
  }
  return now < arrivalEnds(car, config) ? { kind: "just-arrived", text: config.justArrivedTagName } : null;
}

/** Whether the certified tag is shown: CAR-113 for the make that certifies its used cars; CAR-118 for Mercedes-Benz. */
function showsCertified(car: TaggedCar, config: TagConfig): boolean {
  if (car.car_type !== "used") {
    return false;
  }
  const make = car.make.toLowerCase();
  const certifies = make === config.certifiedBadgeMake?.toLowerCase();
  return (certifies && car.certified) || (config.mercedesCertifiedTag && make === "mercedes-benz");
}

function arrivalEnds(car: Pick<Car, "created_at">, config: Pick<SiteConfig, "justArrivedDays">): number {
  return Date.parse(car.created_at) + config.justArrivedDays * DAY_MS;
}

/** When the tag shown at `now` expires (epoch ms), or null when time alone does not change it. */
export function tagChangesAt(car: TaggedCar, config: TagConfig, now: number): number | null {
  return carTag(car, config, now)?.kind === "just-arrived" ? arrivalEnds(car, config) : null;
}

/** In dollars: a car at or below this price is neither compared with others (CAR-129) nor used in comparisons. */
export const LEAST_COMPARED = 200;

type MarketFields = "status" | "sold" | "reserved" | "price" | "offer_price" | "autograb_data";

/** Whether market data may be used for the car at all (CAR-129). */
export function isAutograbEligible(car: Pick<Car, Exclude<MarketFields, "offer_price" | "autograb_data">>): boolean {
  return car.status === "in_stock" && !car.sold && !car.reserved && car.price !== null && car.price > LEAST_COMPARED;
}

/** The average price of similar cars in its state, otherwise in the nation; null if neither is known (CAR-128). */
export function marketAverage({ autograb_data: market }: Pick<Car, "autograb_data">): number | null {
  const known = [market?.state_average_market_price ?? null, market?.average_market_price ?? null];
  return known.find(isPrice) ?? null;
}

/**
 * The dollars by which a car's shown price is below the average of its state, otherwise of the nation; null if no badge
 * is shown, which requires more than 499 (CAR-128, CAR-129). Market prices are full prices including GST.
 */
export function marketDifference(car: Pick<Car, MarketFields> & Partial<Pick<Car, "price_type">>): number | null {
  const average = marketAverage(car);
  const price = askingPrice(car);
  if (average === null || price === null || !isAutograbEligible(car) || isWithoutGst(car) || isFromPrice(car)) {
    return null;
  }
  const difference = average - price;
  return difference > 499 ? difference : null;
}

/** The market badge's text (CAR-128). */
export function marketBadgeText(difference: number): string {
  return `${formatMoney(Math.round(difference))} below market price`;
}

/**
 * `2.0 L` or `1998 cc`. Litres are also computed from cc, but cc never from rounded litres. Null for an EV or if
 * unknown (CAR-130).
 */
export function engineSizeText(
  car: Pick<Car, "engine_size" | "engine_size_litres">,
  config: Pick<SiteConfig, "engineSizeUnit">,
): string | null {
  const cc = car.engine_size && car.engine_size > 0 ? car.engine_size : null;
  const stated = car.engine_size_litres && car.engine_size_litres > 0 ? car.engine_size_litres : null;
  const litres = stated ?? (cc === null ? null : cc / 1000);
  if (config.engineSizeUnit === "cc" && cc !== null) {
    return `${Math.round(cc)} cc`;
  }
  return litres === null ? null : `${litres.toFixed(1)} L`;
}

/** A specification's value as shown, or null where its row is hidden: empty, null or the string `null` (CAR-131). */
export function specText(value: string | number | null | undefined): string | null {
  const text = value === null || value === undefined ? "" : String(value).trim();
  return text === "" || text.toLowerCase() === "null" ? null : text;
}

/**
 * `Expires on 5 Mar 2027`, or `Unregistered` from the day after, by the calendar at the car's place (CAR-132). `now` is
 * epoch ms.
 */
export function regoText(
  car: Pick<Car, "rego_expiry" | "state">,
  config: Pick<SiteConfig, "regoExpiryText">,
  now: number,
): string | null {
  const date = car.rego_expiry === null ? null : formatDate(car.rego_expiry, car.state);
  if (date === null || car.rego_expiry === null || !config.regoExpiryText) {
    return date;
  }
  const last = dayOf(car.rego_expiry, car.state);
  return last < dayIn(car.state, now).slice(0, last.length) ? "Unregistered" : `Expires on ${date}`;
}

type SavableFields = "status" | "sold" | "car_type" | "price" | "photos_count";

/** Whether a car may be saved and compared (USER-018). */
export function maySave(car: Pick<Car, SavableFields>, config: Pick<SiteConfig, "favouriteRule">): boolean {
  if (!isAvailable(car)) return false;
  if (config.favouriteRule === "available") return true;
  return car.car_type === "used" && isPrice(car.price) && car.photos_count > 0;
}
