import type { MarketFigures } from "./port.ts";

/** With fewer adverts than this no figures are given. */
const LEAST_ADVERTS = 3;

/**
 * A price below this share of the range's lower end belongs to something else or is wrong, and is not praised as a
 * bargain.
 */
const LEAST_SHARE = 2 / 3;

/** With so many adverts the confidence by number is one half. */
const HALF_WORTH = 4;

/**
 * How a price stands among those that comparable vehicles are advertised for, all in dollars. Quartiles, so that one
 * advert far from all others moves nothing. Null with fewer than three adverts, and for a price of less than two thirds
 * of `market_range_min`: that vehicle is not like the others.
 *
 * - `market_range_min`, `market_range_max`: first and third quartile: half of the adverts lie between them.
 * - `fill`: where the price lies on the way from the third quartile (0) to the first (1); beyond them 0 and 1. Where
 *   the two are one amount: 1 below it, 0.5 at it, 0 above.
 * - `confidence`: number times agreement. Number: n / (n + 4), 0.43 of three adverts and 0.91 of forty. Agreement: 1
 *   where all ask the same, falling in proportion to 0 where the range is as wide as the middle price is high.
 *
 * Amounts are rounded to dollars before they are used, `fill` and `confidence` to hundredths.
 */
export function figuresAmong(price: number, adverts: readonly number[]): Omit<MarketFigures, "description"> | null {
  if (adverts.length < LEAST_ADVERTS) return null;
  const sorted = adverts.toSorted((a, b) => a - b);
  const [min, middle, max] = [0.25, 0.5, 0.75].map((share) => Math.round(quantile(sorted, share))) as [
    number,
    number,
    number,
  ];
  if (price < min * LEAST_SHARE) return null;
  const number = sorted.length / (sorted.length + HALF_WORTH);
  const agreement = middle > 0 ? Math.max(0, 1 - (max - min) / middle) : 0;
  return {
    fill: hundredths(fillOf(price, min, max)),
    market_range_min: min,
    market_range_max: max,
    confidence: hundredths(number * agreement),
  };
}

function fillOf(price: number, min: number, max: number): number {
  if (min === max) return price < min ? 1 : price > max ? 0 : 0.5;
  return Math.min(1, Math.max(0, (max - price) / (max - min)));
}

/** Interpolates between the two nearest sorted values (definition 7 of Hyndman and Fan, the default of R). */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;
