import type { Plate } from "./plate.ts";
import type { Car } from "./schema.ts";

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
