import type { Field, Kind } from "./format.ts";
import { addressLine, amountOf, isVin, type Listing, priceRefusal } from "./listing.ts";

/**
 * The item type that Google's vehicle listings accept: passenger cars and utes, but no caravans, buses or motorcycles.
 */
const TAKEN = "car";
/** The most further pictures of a vehicle (Merchant Center: additional_image_link). */
const FURTHER_PICTURES = 10;
const LONGEST_TRIM = 150;

const PRICE_TYPES = {
  "drive away": "drive_away_price",
  "excluding government charges": "excluding_government_charges_price",
  // Cars with such prices are left out.
  "plus GST": null,
  from: null,
} as const;

/** What to state for a price if nothing says what it includes: the least that any price includes. */
const LEAST = "excluding government charges";

const isNew = ({ car }: Listing): boolean => car.car_type === "new";

/**
 * The fields of Google's vehicle listings (developers.google.com/vehicle-listings/reference/feed-specification) and of
 * its vehicle ads in Australia, which also require what a price includes
 * (support.google.com/merchants/answer/14592783).
 */
const FIELDS: readonly Field[] = [
  { name: "vin", of: ({ vin }) => (isVin(vin) ? vin : null), required: "always" },
  { name: "id", of: ({ id }) => id, required: "always" },
  { name: "store_code", of: ({ place }) => place?.slug ?? null, required: "always" },
  { name: "place_id", of: ({ place }) => place?.address.place_id ?? null },
  { name: "dealership_name", of: ({ place }) => place?.name ?? null, required: "always" },
  { name: "dealership_address", of: ({ place }) => addressLine(place), required: "always" },
  { name: "price", of: amountOf, required: "always" },
  { name: "vehicle_price_type", of: ({ priceIs }) => PRICE_TYPES[priceIs ?? LEAST], required: "always" },
  { name: "condition", of: (listing) => (isNew(listing) ? "new" : "used"), required: "always" },
  { name: "certified_pre_owned", of: ({ car }) => (car.certified && car.car_type === "used" ? "yes" : "no") },
  { name: "make", of: ({ car }) => car.make, required: "always" },
  { name: "model", of: ({ car }) => car.model, required: "always" },
  { name: "year", of: ({ car }) => car.year, required: "always" },
  { name: "trim", of: ({ trim }) => trim?.slice(0, LONGEST_TRIM) ?? null },
  {
    name: "mileage",
    of: ({ car }) => (car.km === null ? null : `${Math.round(car.km)} km`),
    required: (listing) => !isNew(listing),
  },
  { name: "date_in_stock", of: ({ since }) => since },
  { name: "color", of: ({ colour }) => colour },
  { name: "body_style", of: ({ body }) => body },
  { name: "transmission", of: ({ transmission }) => transmission },
  { name: "fuel", of: ({ fuel }) => fuel },
  { name: "drivetrain", of: ({ drive }) => drive },
  { name: "link", of: ({ url }) => url, required: "always" },
  { name: "image_link", of: ({ pictures }) => pictures[0] ?? null, required: "always" },
  { name: "additional_image_link", of: ({ pictures }) => pictures.slice(1, FURTHER_PICTURES + 1) },
];

/** Why Google would refuse or misread a vehicle. */
function refusal(listing: Listing): string | null {
  if (listing.car.item_type !== TAKEN) return `Google's vehicle listings take no ${listing.car.item_type}`;
  const refused = priceRefusal(listing);
  if (refused) return refused;
  return isNew(listing) && listing.priceIs !== "drive away"
    ? "the price of a new car must be a drive-away price"
    : null;
}

export const GOOGLE: Kind = { fields: FIELDS, refusal, unique: ({ vin }) => vin };

/** Google's number for cars, vans and utes (google_product_category). */
const CATEGORY = 916;

/**
 * The kind for vehicle ads, which also require the category and how a car is handed over: at the store where it is
 * (support.google.com/merchants/answer/11192663).
 */
export const GOOGLE_ADS: Kind = {
  ...GOOGLE,
  fields: [
    ...FIELDS,
    { name: "google_product_category", of: () => CATEGORY, required: "always" },
    { name: "vehicle_fulfillment", of: ({ place }) => (place ? `in_store:${place.slug}` : null), required: "always" },
  ],
};
