import { blanksOf } from "../../../../lib/memory/blanks.ts";
import type { IndexFields, SearchDocument } from "../../../../services/search/port.ts";
import type { CardCar } from "../../../stock/card-car.ts";
import type { IndexedCar } from "../../../stock/data.ts";
import { searchedMarks } from "../../../stock/facts/marks.ts";
import { plateOf } from "../../../stock/facts/plate.ts";
import type { ScoreWeights } from "../../../stock/listing-score.ts";
import { isAvailable } from "../../../stock/rules.ts";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "../../../vocabulary/attributes.ts";
import { SYNONYMS } from "../synonyms.ts";
import type { CarPoint } from "./car-places.ts";
import { commentWords } from "./comment-words.ts";
import { derivedValue, type FacetValues, isDerived, isPlain } from "./derived-facets.ts";
import {
  type CarStands,
  PLACE_IN_FEED,
  PRICE_FIELDS,
  photosOf,
  placeOf,
  pricesOf,
  scoresOf,
  weeklyFields,
  weeklyLenders,
} from "./document-parts.ts";
import { oncePerList, sharedList, sharedText } from "./shared-values.ts";
import { UNDERSTOOD_FIELDS, type UnderstoodFields, understoodFields } from "./understood-fields.ts";
import { LISTING_SCORES, OTHER_WEEKLY_RANGES, WEEKLY_ON_LANES, WEEKLY_PRICES } from "./weekly-fields.ts";

/** The fields of a document that the engine searches, counts, filters and orders by. */
export const STOCK_INDEX: IndexFields = {
  facets: [
    ...FACET_ATTRIBUTES,
    ...OTHER_WEEKLY_RANGES,
    ...UNDERSTOOD_FIELDS,
    "outright_price_range",
    PLACE_IN_FEED,
    "dealership_slug",
    "slug",
    "show_on_dealer_website",
    "sold",
    "reserved",
  ],
  numbers: [
    ...RANGE_ATTRIBUTES,
    ...WEEKLY_PRICES,
    "outright_price",
    "photos_count",
    "created_at_timestamp",
    "sold_date_timestamp",
    "dealership_id",
  ],
  text: [
    "name",
    "make",
    "model",
    "badge",
    "series",
    "year",
    "simple_body",
    "body",
    "colour",
    "simple_fuel",
    "drive",
    "transmission",
    "car_type",
    "location_name",
    "city",
    "state",
    "stocknum",
  ],
  // These have less weight, so that cars of a make come before other cars in a yard named after that make.
  lightText: ["location_name", "city", "state"],
  features: ["equipment"],
  prose: ["said", "standardEquipment"],
  marks: ["marks"],
  sortable: [
    "for_sale",
    "custom_rank",
    ...LISTING_SCORES,
    "created_at_timestamp",
    ...RANGE_ATTRIBUTES,
    ...WEEKLY_PRICES,
    "outright_price",
  ],
  places: true,
  order: ["custom_rank:desc", "for_sale:desc", "listing_score:desc", "created_at_timestamp:desc"],
  synonyms: SYNONYMS,
};

/** Fields of a card that the index stores unchanged. */
const CARD_FIELDS = [
  "id",
  "slug",
  "path",
  "name",
  "year",
  "make",
  "model",
  "badge",
  "series",
  "colour",
  "km",
  "price",
  "before_price",
  "offer_price",
  "subscription_price",
  "preorder",
  "price_type",
  "status",
  "car_type",
  "tag",
  "reserved",
  "sold",
  "certified",
  "created_at",
  "stocknum",
  "primary_image_url",
  "photos_count",
  "simple_body",
  "body",
  "simple_transmission",
  "trans",
  "simple_fuel",
  "fuel",
  "drive",
  "seats",
  "engine_size",
  "engine_size_litres",
  "location_id",
  "location_name",
  "city",
  "state",
  "dealership_id",
  "dealership_slug",
  "dealership_name",
  "item_type",
  "specifications",
  "autograb_data",
  "finance_lenders",
  "youxQuote",
  "payment_processors",
  "sold_date_timestamp",
] as const satisfies readonly (keyof CardCar)[];

/** The index's document of a car: the fields to search by, and those that its card shows. */
export type StockDocument = CardCar &
  FacetValues &
  UnderstoodFields & {
    readonly custom_rank: number;
    /** 1, or 0 for a sold car. */
    readonly for_sale: number;
    /** How much the listing deserves to be seen (`listingScore`), on the first lane. */
    readonly listing_score: number;
    /** The place of the car. */
    readonly _geo?: CarPoint;
    readonly place_in_feed?: string;
    readonly show_on_dealer_website: boolean;
    readonly marks: readonly string[];
    readonly standardEquipment: readonly string[];
    /** Words from the dealer's comments; absent for none. */
    readonly said?: readonly string[];
    /** In Unix seconds. */
    readonly created_at_timestamp: number;
    /** The price in the car's record, present only if the car's offer is shown in its place. */
    readonly list_price?: number;
    /** The price to buy at as a subscription site shows it; null if that site shows a weekly price. */
    readonly outright_price: number | null;
    readonly outright_price_range: string | null;
    /** Whole dollars a week, on the first lane (`WeeklyFigures`). Other lanes' fields end in their number. */
    readonly weekly_price: number | null;
  };

/** The document of a car without weekly figures. */
export const documentOf = (car: IndexedCar): StockDocument => stockDocument(car, [], {});

/** The flat document of a car for the search engine (SRCH-069..097), with its weekly figure on each lane. */
export function stockDocument(
  car: IndexedCar,
  weekly: readonly (number | null)[],
  stands: CarStands,
  weights: readonly (ScoreWeights | null)[] = [],
): StockDocument {
  const document = blankDocument();
  for (const field of OWN) document[field] = car[field];
  // Values that other cars also have are stored in memory only once.
  for (const field of SHARED_FIELDS) document[field] = sharedValue(car[field]);
  for (const facet of DERIVED_FACETS) document[facet] = sharedValue(derivedValue(facet, car));
  Object.assign(document, understoodFields(car), weeklyFields(weekly), pricesOf(car), scoresOf(car, weights));
  document.plate = plateOf(car) ?? undefined;
  Object.assign(document, placeOf(car, stands));
  document.standardEquipment = sharedValue(car.standardEquipment);
  document.marks = searchedMarks(car);
  document.said = commentWords(car) ?? undefined;
  document.finance_lenders = weeklyLenders(car.finance_lenders);
  document.photos = sharedList(photosOf(car));
  document.custom_rank = car.custom_rank;
  document.for_sale = isAvailable(car) ? 1 : 0;
  document.show_on_dealer_website = car.show_on_dealer_website;
  document.created_at_timestamp = Math.floor(Date.parse(car.created_at) / 1000) || 0;
  // Only a sold car has a date on which it is removed from the results.
  document.sold_date_timestamp = car.status === "sold" ? car.sold_date_timestamp : null;
  return document as unknown as StockDocument;
}

/** The part of a hit that a card shows. */
export function cardOf(hit: SearchDocument): CardCar {
  const document = hit as StockDocument;
  const { photos, plate, _geo: geo, list_price: price = document.price } = document;
  return { ...cardFields(document), price, photos, ...(plate && { plate }), ...(geo && { geo }) };
}

type CardFields = Omit<CardCar, "photos" | "plate" | "geo">;

function cardFields(car: CardFields): CardFields {
  return Object.fromEntries(CARD_FIELDS.map((field) => [field, car[field]])) as unknown as CardFields;
}

/** Values that only one car has, and that are not worth sharing. */
const OWN = ["id", "slug", "path", "stocknum", "created_at"] as const satisfies readonly (keyof CardCar)[];

/** Fields of a document that a car has under the same name. */
const DERIVED_FACETS = FACET_ATTRIBUTES.filter(isDerived);
const PLAIN_FACETS = FACET_ATTRIBUTES.filter(isPlain);
const PLAIN_FIELDS = [...new Set<keyof IndexedCar>([...CARD_FIELDS, ...PLAIN_FACETS])];
const SHARED_FIELDS = PLAIN_FIELDS.filter((field) => !(OWN as readonly string[]).includes(field));

/** An object with every possible field of a document, in writing order, each undefined. */
const blankDocument = blanksOf(
  [...OWN, ...SHARED_FIELDS, ...DERIVED_FACETS, ...UNDERSTOOD_FIELDS, ...WEEKLY_ON_LANES],
  [...PRICE_FIELDS, "standardEquipment", "marks", "said", ...LISTING_SCORES.slice(1), "listing_score"],
  [
    "plate",
    "_geo",
    PLACE_IN_FEED,
    "photos",
    "custom_rank",
    "for_sale",
    "show_on_dealer_website",
    "created_at_timestamp",
  ],
);

function sharedValue(value: unknown): unknown {
  if (typeof value === "string") return sharedText(value);
  return Array.isArray(value) ? sharedIfTexts(value) : value;
}

/** Lists of anything but strings belong to one car and are not shared. */
const sharedIfTexts = oncePerList((list) => (list.every((each) => typeof each === "string") ? sharedList(list) : list));
