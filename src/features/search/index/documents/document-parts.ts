import type { CardCar } from "../../../stock/card-car.ts";
import type { IndexedCar } from "../../../stock/data.ts";
import { searchedMarks } from "../../../stock/facts/marks.ts";
import { listingScore, type ScoreWeights } from "../../../stock/listing-score.ts";
import { outrightPrice, weeklySubscription } from "../../../stock/shown-price.ts";
import { priceRange, weeklyPriceRange } from "../../answer/bands.ts";
import { wordsSaid } from "./said-words.ts";
import { oncePerList, sharedList } from "./shared-values.ts";
import { weeklyField } from "./weekly-fields.ts";

/** The list that all cars with the same values have in common. */
export const shared = oncePerList(sharedList);

/** What a car is found by beside its names. */
export function foundBy(car: IndexedCar) {
  const said = wordsSaid(car);
  return { standardEquipment: shared(car.standardEquipment), marks: searchedMarks(car), ...(said && { said }) };
}

/** The fields of `pricesOf`, in its order. */
export const PRICE_FIELDS = [
  "price",
  "list_price",
  "subscription_price",
  "outright_price",
  "outright_price_range",
] as const;

/** `price` is the one that cards show (`shown-price.ts`); `cardOf` gives a card the prices of the car's record. */
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

/** The figures and their ranges (SRCH-086); lanes other than the first stand only where they have one. */
export function weeklyFields(weekly: readonly (number | null)[]) {
  const [first = null, ...others] = weekly;
  const further = others.flatMap((figure, at) => {
    if (figure === null) return [];
    const lane = at + 1;
    return [
      [weeklyField("weekly_price", lane), figure],
      [weeklyField("weekly_price_range", lane), weeklyPriceRange(figure)],
    ] as const;
  });
  return { weekly_price: first, weekly_price_range: weeklyPriceRange(first), ...Object.fromEntries(further) };
}

/** A listing's score on each lane that shows the car (`listing_score_2` on the second), and always on the first. */
export function scoresOf(car: IndexedCar, weights: readonly (ScoreWeights | null)[]) {
  const further = weights.flatMap((own, lane) =>
    own && lane > 0 ? [[weeklyField("listing_score", lane), listingScore(car, own)] as const] : [],
  );
  return { ...Object.fromEntries(further), listing_score: listingScore(car, weights[0] ?? undefined) };
}

const CARD_PHOTOS = 5;

/** The pictures of its card. */
export function photosOf(car: IndexedCar): readonly string[] {
  const urls = car.images.flatMap(({ image, isVideo }) => (image && !isVideo ? [image.thumb?.url ?? image.url] : []));
  return urls.slice(0, CARD_PHOTOS);
}

/** Only the vehicle page shows a lender's long texts; the card's estimate needs just the figures. */
export function weeklyLenders(lenders: CardCar["finance_lenders"]): CardCar["finance_lenders"] {
  if (!lenders) return null;
  const short = Object.entries(lenders).map(([name, entry]) => {
    const { disclaimer: _, ...figures } = entry;
    return [name, figures] as const;
  });
  return Object.fromEntries(short);
}
