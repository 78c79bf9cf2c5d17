import type { CardCar } from "../../../stock/card-car.ts";
import type { IndexedCar } from "../../../stock/data.ts";
import { listingScores, type ScoreWeights } from "../../../stock/listing-score.ts";
import { outrightPrice, weeklySubscription } from "../../../stock/shown-price.ts";
import { priceRange, weeklyPriceRange } from "../../answer/bands.ts";
import type { CarPoint } from "./car-places.ts";
import { sharedText } from "./shared-values.ts";
import { weeklyField } from "./weekly-fields.ts";

/** The feed's own words for a car's place, if the site has other words: both, separated by a line break. */
export const PLACE_IN_FEED = "place_in_feed";

/** Where a car is according to its site's files; empty if they do not say. */
export interface CarStands {
  readonly point?: CarPoint | null;
  /** The site's name for the place. */
  readonly name?: string | null;
}

export function placeOf({ location_name: inFeed }: IndexedCar, { point, name }: CarStands) {
  return {
    ...(point && { _geo: point }),
    ...(name && name !== inFeed && { location_name: sharedText(name) }),
    ...(name && inFeed && name !== inFeed && { [PLACE_IN_FEED]: sharedText(`${inFeed}\n${name}`) }),
  };
}

/** The fields of `pricesOf`, in the same order. */
export const PRICE_FIELDS = [
  "price",
  "list_price",
  "subscription_price",
  "outright_price",
  "outright_price_range",
] as const;

/**
 * Prices for searching. `price` is the one that cards show (`shown-price.ts`); `cardOf` restores the prices of the
 * car's record.
 */
export function pricesOf(car: IndexedCar) {
  const price = outrightPrice(car);
  const weekly = weeklySubscription(car);
  const outright = weekly === null ? price : null;
  return {
    price,
    ...(car.price !== null && price !== null && price !== car.price && { list_price: car.price }),
    subscription_price: weekly,
    outright_price: outright,
    outright_price_range: priceRange(outright),
  };
}

/** The weekly figures and their ranges (SRCH-086). Lanes after the first have fields only if they have a figure. */
export function weeklyFields(weekly: readonly (number | null)[]) {
  const fields: Record<string, unknown> = {};
  for (let lane = 0; lane < Math.max(1, weekly.length); lane++) {
    const figure = weekly[lane] ?? null;
    if (lane > 0 && figure === null) continue;
    fields[weeklyField("weekly_price", lane)] = figure;
    fields[weeklyField("weekly_price_range", lane)] = weeklyPriceRange(figure);
  }
  return fields;
}

/**
 * A listing's score on each lane that shows the car (`listing_score_2` on the second), and always on the first lane.
 */
export function scoresOf(car: IndexedCar, weights: readonly (ScoreWeights | null)[]) {
  const score = listingScores(car);
  const scores: Record<string, number> = { listing_score: score(weights[0] ?? undefined) };
  for (let lane = 1; lane < weights.length; lane++) {
    const own = weights[lane];
    if (own) scores[weeklyField("listing_score", lane)] = score(own);
  }
  return scores;
}

const CARD_PHOTOS = 5;

/** The pictures for the car's card. */
export function photosOf(car: IndexedCar): readonly string[] {
  const urls = car.images.flatMap(({ image, isVideo }) => (image && !isVideo ? [image.thumb?.url ?? image.url] : []));
  return urls.slice(0, CARD_PHOTOS);
}

/** Lenders without their long texts, which only the vehicle page shows. The card's estimate needs just the figures. */
export function weeklyLenders(lenders: CardCar["finance_lenders"]): CardCar["finance_lenders"] {
  if (!lenders) return null;
  let isShort = true;
  for (const name in lenders) if (lenders[name] && "disclaimer" in lenders[name]) isShort = false;
  if (isShort) return lenders;
  const short = Object.entries(lenders).map(([name, entry]) => {
    const { disclaimer: _, ...figures } = entry;
    return [name, figures] as const;
  });
  return Object.fromEntries(short);
}
