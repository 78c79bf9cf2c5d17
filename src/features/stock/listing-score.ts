import { formatDate } from "../../lib/time/dates.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import { isAvailable, marketAverage } from "./rules.ts";
import type { Car } from "./schema.ts";
import { outrightPrice } from "./shown-price.ts";

/**
 * What makes a listing worth seeing: the order called Recommended, after the dealer's own rank
 * (docs/decisions/0044-recommended.md).
 */
export const SCORED = ["photos", "price", "freshness", "availability", "completeness"] as const;
type Scored = (typeof SCORED)[number];
export type ScoreWeights = Readonly<Record<Scored, number>>;

export const DEFAULT_WEIGHTS: ScoreWeights = {
  photos: 30,
  price: 25,
  freshness: 15,
  availability: 20,
  completeness: 10,
};

export type ScoredCar = Pick<
  Car,
  | "photos_count"
  | "price"
  | "offer_price"
  | "autograb_data"
  | "created_at"
  | "status"
  | "sold"
  | "reserved"
  | "car_type"
  | "km"
  | "year"
  | "badge"
  | "colour"
  | "simple_transmission"
  | "trans"
  | "simple_fuel"
  | "fuel"
  | "simple_body"
  | "body"
  | "vin"
  | "dealercomments"
  | "standardEquipment"
  | "filtered_features"
>;

/** One part of a score: from 0 to 1, except freshness, which has no upper limit. */
export interface ScorePart {
  readonly part: Scored;
  readonly value: number;
  readonly weight: number;
  /** "12 of 12 pictures", "4% below the market". */
  readonly says: string;
}

const ENOUGH_PHOTOS = 12;
/** A price that differs from the market's by this share counts fully for or against a car. */
const FARTHEST_PRICE = 0.2;
const MONTH_MS = 30.44 * DAY_MS;
/** Freshness is counted from this date. */
const EPOCH = Date.UTC(2020, 0, 1);
/** The number of months that count as much as the whole of another part. */
const MONTHS_OF_ONE = 12;
const LONG_COMMENTS = 80;
const MANY_FEATURES = 5;

/**
 * The parts of a car's score. Freshness is the month of arrival, which does not change as a car waits, so the scores of
 * two cars compare the same at any time and need no daily update.
 */
export function scoreParts(car: ScoredCar, weights: ScoreWeights = DEFAULT_WEIGHTS): readonly ScorePart[] {
  return partsOf(car).map(([part, value, says]) => ({ part, value, weight: weights[part], says: says() }));
}

type Part = readonly [part: Scored, value: number, says: () => string];

/**
 * Every car of the stock is scored but few need the words, so those are made on demand: formatting a date takes longer
 * than everything else here.
 */
function partsOf(car: ScoredCar): readonly Part[] {
  const photos = Math.min(car.photos_count, ENOUGH_PHOTOS);
  const arrived = Date.parse(car.created_at) || EPOCH;
  const [market, marketSays] = marketPart(car);
  const [available, availableSays] = availabilityPart(car);
  const known = knownFacts(car);
  return [
    ["photos", photos / ENOUGH_PHOTOS, () => `${photos} of ${ENOUGH_PHOTOS} pictures`],
    ["price", market, marketSays],
    [
      "freshness",
      (arrived - EPOCH) / MONTH_MS / MONTHS_OF_ONE,
      () => `listed on ${formatDate(car.created_at) ?? "an unknown day"}`,
    ],
    ["availability", available, () => availableSays],
    [
      "completeness",
      known.filter(Boolean).length / known.length,
      () => `${known.filter(Boolean).length} of ${known.length} facts known`,
    ],
  ];
}

/** The sum of the parts by their weights, to three decimals. */
export const listingScore = (car: ScoredCar, weights: ScoreWeights = DEFAULT_WEIGHTS): number =>
  listingScores(car)(weights);

/** The score of one car for any weights. */
export function listingScores(car: ScoredCar): (weights?: ScoreWeights) => number {
  const parts = partsOf(car);
  return (weights = DEFAULT_WEIGHTS) => {
    let sum = 0;
    for (const [part, value] of parts) sum += value * weights[part];
    return Math.round(sum * 1000) / 1000;
  };
}

function marketPart(car: ScoredCar): readonly [number, () => string] {
  const price = outrightPrice(car);
  const average = marketAverage(car);
  if (price === null) return [0, () => "no price is shown"];
  if (average === null) return [0.5, () => "its market is not known"];
  const below = (average - price) / average;
  const share = Math.max(-FARTHEST_PRICE, Math.min(FARTHEST_PRICE, below)) / FARTHEST_PRICE;
  const says = () => `${Math.round(Math.abs(below) * 100)}% ${below >= 0 ? "below" : "above"} the market`;
  return [(share + 1) / 2, says];
}

function availabilityPart(car: ScoredCar): readonly [number, string] {
  if (!isAvailable(car)) return [0, "sold"];
  if (car.reserved) return [0.2, "reserved"];
  return car.status === "coming_soon" ? [0.5, "coming soon"] : [1, "in stock"];
}

const knownFacts = (car: ScoredCar): readonly boolean[] => [
  outrightPrice(car) !== null,
  car.km !== null || car.car_type === "new",
  car.year !== null,
  car.badge !== null,
  car.colour !== null,
  (car.simple_transmission ?? car.trans) !== null,
  (car.simple_fuel ?? car.fuel) !== null,
  (car.simple_body ?? car.body) !== null,
  car.vin !== null,
  (car.dealercomments ?? "").length >= LONG_COMMENTS,
  car.standardEquipment.length + car.filtered_features.length >= MANY_FEATURES,
];
