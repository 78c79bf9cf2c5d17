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
