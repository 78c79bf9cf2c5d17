import type { Plate } from "../stock/plate.ts";
import type { Car } from "../stock/schema.ts";

/** Attributes a shopper may refine by value, SRCH-069..097 (the URL's parameter is the attribute's own name). */
export const FACET_ATTRIBUTES = [
  "car_type",
  "make",
  "model",
  "badge",
  "simple_body",
  "body",
  "simple_transmission",
  "transmission",
  "simple_fuel",
  "fuel",
  "drive",
  "colour",
  "seats",
  "location_name",
  "dealership_name",
  "city",
  "state",
  "tag",
  "status",
  "categories",
  "filtered_features",
  "item_type",
  "make_model",
  "price_range",
  "weekly_price_range",
  "certified",
  "series",
] as const;
export type FacetAttribute = (typeof FACET_ATTRIBUTES)[number];

export const RANGE_ATTRIBUTES = ["price", "km", "year", "subscription_price"] as const;
export type RangeAttribute = (typeof RANGE_ATTRIBUTES)[number];

export const SORT_KEYS = ["recommended", "price-asc", "price-desc", "newest", "km-asc", "year-desc"] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** The address's state of a search, wholly parsed: bad values have already fallen back (SRCH-063..065). */
export interface SearchState {
  readonly query: string;
  /** 1-based. */
  readonly page: number;
  readonly sortBy: SortKey;
  readonly facets: Readonly<Partial<Record<FacetAttribute, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeAttribute, { readonly min?: number; readonly max?: number }>>>;
}

/** A facet's values with the number of cars of each, in the order in which they are listed (SRCH-066..068). */
export interface FacetCounts {
  readonly kind: "list";
  readonly attribute: FacetAttribute;
  readonly values: readonly string[];
  /** 0 where the stock has the value but this search has not. */
  readonly counts: readonly number[];
}

/** A slider: the ends of the stock's own range, rounded outwards, and the step (SRCH-033..037). */
export interface FacetBounds {
  readonly kind: "range";
  readonly attribute: RangeAttribute;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type Facet = FacetCounts | FacetBounds;

/**
 * What a card shows of a car: a slice of the entity that the index carries, so that a results page reads no database.
 */
export type CardCar = Pick<
  Car,
  | "id"
  | "slug"
  | "path"
  | "name"
  | "year"
  | "make"
  | "model"
  | "badge"
  | "series"
  | "colour"
  | "km"
  | "price"
  | "before_price"
  | "offer_price"
  | "subscription_price"
  | "preorder"
  | "price_type"
  | "status"
  | "car_type"
  | "tag"
  | "reserved"
  | "sold"
  | "certified"
  | "created_at"
  | "stocknum"
  | "primary_image_url"
  | "photos_count"
  | "simple_body"
  | "body"
  | "simple_transmission"
  | "trans"
  | "simple_fuel"
  | "fuel"
  | "drive"
  | "seats"
  | "engine_size"
  | "engine_size_litres"
  | "location_name"
  | "city"
  | "state"
  | "dealership_id"
  | "dealership_slug"
  | "dealership_name"
  | "item_type"
  | "specifications"
  | "autograb_data"
  | "finance_lenders"
  | "youxQuote"
  | "payment_processors"
  | "sold_date_timestamp"
> & {
  /** The first five pictures' addresses. */
  readonly photos: readonly string[];
  /** Masses and measures of what is not a car. */
  readonly plate?: Plate;
};

/** A search without one of its filters. */
export interface Widening {
  /** The filter that it does without: "Kia", "Up to $20,000". */
  readonly lifted: string;
  readonly state: SearchState;
  /** Cars that it finds. */
  readonly total: number;
}

/** The engine's answer to a page of a search. */
export interface SearchPage {
  readonly state: SearchState;
  /** Matching cars; `shownTotal` is what is said of it (SRCH-055). */
  readonly total: number;
  readonly shownTotal: number;
  readonly pages: number;
  /** The page's cars, runs of sold ones collapsed (SRCH-060). */
  readonly cars: readonly CardCar[];
  /** The car types that this search shows, for promo cards (SRCH-015). */
  readonly carTypes: readonly string[];
  readonly facets: readonly Facet[];
  /** Where nothing is found: what lifting a single filter would find. */
  readonly wider: readonly Widening[];
  /** When a sold car's days are over and this answer is no longer right (epoch ms), or null. */
  readonly changesAt: number | null;
}
