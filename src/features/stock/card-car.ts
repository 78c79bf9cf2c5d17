import type { Plate } from "./facts/plate.ts";
import type { Car } from "./schema.ts";

/** The part of a car that its card needs, which the index stores, so that a results page reads no database. */
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
  | "location_id"
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
  /** Addresses of the first five pictures. */
  readonly photos: readonly string[];
  /** Masses and measurements, for vehicles other than cars. */
  readonly plate?: Plate;
  /** The car's position in degrees; absent if not known. */
  readonly geo?: { readonly lat: number; readonly lng: number };
};
