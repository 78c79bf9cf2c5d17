import type { SiteConfig } from "../site/schema.ts";
import { isAvailable } from "./available.ts";
import type { Car } from "./schema.ts";

/** How the price is shown, amounts in dollars (CAR-121..127). */
export type PriceState = AskingState | { readonly kind: "sold"; readonly text: "Sold" };
type AskingState =
  | { readonly kind: "subscription"; readonly amount: number; readonly period: "per week" }
  | { readonly kind: "reduced"; readonly amount: number; readonly before: number }
  | { readonly kind: "car-price"; readonly amount: number }
  | { readonly kind: "pre-order"; readonly text: "PREORDER" }
  | { readonly kind: "no-price"; readonly text: string };

type PriceFields = "price" | "before_price" | "offer_price" | "subscription_price" | "preorder";
export type PricedCar = Pick<Car, PriceFields>;

/** Only prices above this many dollars are shown (CAR-127). */
const LEAST_SHOWN = 10;

/** Whether words about a price say that GST comes on top of it: "Plus GST", "ex. GST". */
export const saysWithoutGst = (words: string): boolean => /(\+|\bplus|\bex(cl\w*)?\.?)\s*gst\b/i.test(words);

/**
 * Whether a car's price excludes GST, which the buyer pays on top. Such a price is not compared with full prices, not
 * used for loans, and not published to programs as the full price.
 */
export const isWithoutGst = ({ price_type }: Partial<Pick<Car, "price_type">>): boolean =>
  saysWithoutGst(price_type ?? "");

/** Whether words about a price say that it is the least of several: "From", "Priced from", "From, drive away". */
export const saysFrom = (words: string): boolean => /^\W*(?:(?:priced?s?|start(?:s|ing)?) )?from\b/i.test(words);

/**
 * Whether a car's price is only a starting price. It is then not compared with others, and not published to programs as
 * the car's own.
 */
export const isFromPrice = ({ price_type }: Partial<Pick<Car, "price_type">>): boolean => saysFrom(price_type ?? "");

/**
 * What a price includes, or that it is only a starting price; null if nothing is stated. Published to programs, and
 * used to decide whether two prices can be compared.
 */
export type PriceIs = "drive away" | "excluding government charges" | "plus GST" | "from" | null;

export function priceIs(car: Pick<Car, "price_type">): PriceIs {
  if (isWithoutGst(car)) return "plus GST";
  if (isFromPrice(car)) return "from";
  const priceType = car.price_type ?? "";
  if (/drive.?away/i.test(priceType)) return "drive away";
  return /\bexcl|\begc\b|\bgov|on.?road/i.test(priceType) ? "excluding government charges" : null;
}

/**
 * What prices include, from the one that leaves most to pay on top to the one that leaves least; "" if nothing is
 * stated.
 */
const MORE_AND_MORE: readonly string[] = ["plus GST", "excluding government charges", "", "drive away"];

/**
 * Whether a price of kind `now` certainly includes everything that one of kind `before` does, so that a lower amount is
 * a lower price.
 */
export function includesAll(now: string, before: string): boolean {
  if (now === "from" || before === "from") return now === before;
  return MORE_AND_MORE.indexOf(now) >= MORE_AND_MORE.indexOf(before);
}

/** Whether a car has a usable price. Feeds write 0 if they know none. */
export const isPrice = (price: number | null): price is number => price !== null && price > 0;

/**
 * A car's asking price in dollars: its offer, if that is below its price (CAR-122); null for a car without a price.
 * Includes prices too small to be shown, because calculators have a limit of their own.
 */
export function askingPrice({ price, offer_price: offer }: Pick<Car, "price" | "offer_price">): number | null {
  return price !== null && offer !== null && offer > LEAST_SHOWN && offer < price ? offer : price;
}

/** The price shown to a shopper who buys the car outright, in dollars; null if none is shown. */
export function outrightPrice(car: Pick<Car, "price" | "offer_price">): number | null {
  return car.price !== null && car.price > LEAST_SHOWN ? askingPrice(car) : null;
}

/** A car's weekly subscription price in dollars; null if it has none. */
export const weeklySubscription = ({ subscription_price: price }: Pick<Car, "subscription_price">): number | null =>
  isPrice(price) ? price : null;

type PriceConfig = Pick<SiteConfig, "subscriptionEnabled" | "noPriceText">;

/**
 * Which of a car's prices a site shows, and how, on its card, its page and everywhere else. A sold car has none,
 * because nobody can buy it for that price (CAR-133).
 */
export const priceState = (car: PricedCar & Pick<Car, "status" | "sold">, config: PriceConfig): PriceState =>
  isAvailable(car) ? askingState(car, config) : { kind: "sold", text: "Sold" };

/** The asking price, or the last one of a sold car: for the dealer's own people, and for finding and watching cars. */
export function askingState(car: PricedCar, config: PriceConfig): AskingState {
  const weekly = config.subscriptionEnabled ? weeklySubscription(car) : null;
  if (weekly !== null) return { kind: "subscription", amount: weekly, period: "per week" };
  const amount = outrightPrice(car);
  if (amount === null || car.price === null) {
    return car.preorder ? { kind: "pre-order", text: "PREORDER" } : { kind: "no-price", text: config.noPriceText };
  }
  const before = car.before_price !== null && car.before_price > car.price ? car.before_price : null;
  if (amount < car.price) return { kind: "reduced", amount, before: before ?? car.price };
  return before === null ? { kind: "car-price", amount } : { kind: "reduced", amount, before };
}

/** A price as shown to shoppers. */
export interface ShownPrice {
  /** Dollars. */
  readonly amount: number;
  /** What the amount pays for: the car, or a week of a subscription. Only prices of the same kind can be compared. */
  readonly per: "car" | "week";
  /**
   * What the price includes, in the car's own words ("Drive away", "Excl. gov. charges"); null if nothing is stated.
   */
  readonly includes: string | null;
}

/**
 * The price that a site shows for a car that is for sale; null if it shows none. The car is also filtered, sorted and
 * watched by this price (docs/decisions/0039-the-shown-price.md).
 */
export function shownPrice(
  car: PricedCar & Pick<Car, "price_type">,
  config: Pick<SiteConfig, "subscriptionEnabled">,
): ShownPrice | null {
  const state = askingState(car, { ...config, noPriceText: "" });
  if (!("amount" in state)) return null;
  if (state.kind === "subscription") return { amount: state.amount, per: "week", includes: null };
  return { amount: state.amount, per: "car", includes: car.price_type?.trim() || null };
}
