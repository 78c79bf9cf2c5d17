import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "./attributes.ts";

/**
 * The fields by which a site's own condition may choose its cars (SRCH-058). A test holds them equal to those of the
 * index, which stands above this room.
 */
export const STOCK_FIELDS: readonly string[] = [
  ...FACET_ATTRIBUTES,
  ...RANGE_ATTRIBUTES,
  "weekly_price",
  "photos_count",
  "sold",
  "reserved",
  "show_on_dealer_website",
  "dealership_slug",
  "dealership_id",
  "slug",
  "id",
  "created_at_timestamp",
  "sold_date_timestamp",
  "doors",
  "cylinders",
  "axles",
  "cab",
  "equipment",
  "towing",
  "sleeps",
  "limit_mass",
  "tare_mass",
  "payload",
  "electric_range",
  "length",
  "pallets",
  "engine_size",
  "engine_size_litres",
  "consumption",
  "_geo",
];
