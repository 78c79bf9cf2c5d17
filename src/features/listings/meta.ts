import type { Field, Kind } from "./format.ts";
import { addressLine, amountOf, isVin, type Listing, priceRefusal } from "./listing.ts";

/** Limits of Meta's automotive catalogue, in characters and pictures. */
const LONGEST_ID = 100;
const LONGEST_TITLE = 500;
const LONGEST_DESCRIPTION = 5000;
const MOST_PICTURES = 10;

/** Meta's closed list of body styles, by patterns that match our words. */
const BODY_STYLES: readonly (readonly [RegExp, string])[] = [
  [/convertible|cabrio|roadster/i, "CONVERTIBLE"],
  [/coupe|coupé/i, "COUPE"],
  [/hatch/i, "HATCHBACK"],
  [/people|mover|mpv|minivan/i, "MINIVAN"],
  [/ute|pick.?up|truck|cab chassis/i, "TRUCK"],
  [/suv|4x4|off.?road/i, "SUV"],
  [/sedan|saloon|liftback/i, "SEDAN"],
  [/\bvan\b/i, "VAN"],
  [/wagon|estate/i, "WAGON"],
];
const FUELS: readonly (readonly [RegExp, string])[] = [
  [/plug.?in|\bphev\b/i, "PLUGIN_HYBRID"],
  [/hybrid/i, "HYBRID"],
  [/electric/i, "ELECTRIC"],
  [/diesel/i, "DIESEL"],
  [/petrol|ulp|unleaded|gasoline/i, "GASOLINE"],
];
const DRIVES: readonly (readonly [RegExp, string])[] = [
  [/awd|all wheel/i, "AWD"],
  [/4x4|4wd|four wheel/i, "4X4"],
  [/fwd|front/i, "FWD"],
  [/rwd|rear/i, "RWD"],
];

function wordOf(list: readonly (readonly [RegExp, string])[], text: string | null, otherwise: string): string {
  return list.find(([pattern]) => pattern.test(text ?? ""))?.[1] ?? otherwise;
}

const stateOf = ({ car }: Listing) => (car.car_type === "new" ? "NEW" : car.certified ? "CPO" : "USED");

function descriptionOf({ car, name, trim, transmission, fuel }: Listing): string {
  const facts = [trim, transmission, fuel, car.km === null ? null : `${Math.round(car.km)} km`].filter(Boolean);
  const comments = (car.dealercomments ?? "").replace(/\s+/g, " ").trim();
  return (comments || [name, ...facts].join(", ")).slice(0, LONGEST_DESCRIPTION);
}

function addressOf({ place }: Listing): string | null {
  if (addressLine(place) === null || !place) return null;
  const { street, city, state, postcode } = place.address;
  return JSON.stringify({ addr1: street, city, region: state, postal_code: postcode, country: "AU" });
}

const picture = (at: number): Field[] => [
  {
    name: `image[${at}].url`,
    of: ({ pictures }) => pictures[at] ?? null,
    ...(at === 0 ? { required: "always" as const } : {}),
  },
  { name: `image[${at}].tag[0]`, of: ({ pictures }) => (pictures[at] ? (at === 0 ? "Main" : "Photo") : null) },
];

/** Fields of Meta's automotive catalogue (developers.facebook.com/docs/marketing-api/auto-ads/reference). */
const FIELDS: readonly Field[] = [
  {
    name: "vehicle_id",
    of: ({ car }) => `${car.dealership_id}-${car.stocknum}`.slice(0, LONGEST_ID),
    required: "always",
  },
  { name: "vin", of: ({ vin }) => (isVin(vin) ? vin : null), required: "always" },
  { name: "title", of: ({ name }) => name.slice(0, LONGEST_TITLE), required: "always" },
  { name: "description", of: descriptionOf, required: "always" },
  { name: "url", of: ({ url }) => url, required: "always" },
  { name: "make", of: ({ car }) => car.make, required: "always" },
  { name: "model", of: ({ car }) => car.model, required: "always" },
  { name: "year", of: ({ car }) => car.year, required: "always" },
  { name: "trim", of: ({ trim }) => trim },
  {
    name: "mileage.value",
    of: ({ car }) => (car.km === null ? (car.car_type === "new" ? 0 : null) : Math.round(car.km)),
    required: "always",
  },
  { name: "mileage.unit", of: () => "KM", required: "always" },
  { name: "body_style", of: ({ body }) => wordOf(BODY_STYLES, body, "OTHER"), required: "always" },
  { name: "exterior_color", of: ({ colour }) => colour, required: "always" },
  { name: "transmission", of: ({ transmission }) => transmissionOf(transmission) },
  { name: "fuel_type", of: ({ fuel }) => wordOf(FUELS, fuel, "OTHER") },
  { name: "drivetrain", of: ({ drive }) => wordOf(DRIVES, drive, "OTHER") },
  { name: "price", of: amountOf, required: "always" },
  { name: "state_of_vehicle", of: stateOf, required: "always" },
  { name: "availability", of: () => "AVAILABLE", required: "always" },
  { name: "date_first_on_lot", of: ({ since }) => since },
  { name: "dealer_id", of: ({ place }) => place?.slug ?? null },
  { name: "dealer_name", of: ({ place }) => place?.name ?? null },
  { name: "address", of: addressOf, required: "always" },
  { name: "latitude", of: ({ place }) => place?.address.lat ?? null },
  { name: "longitude", of: ({ place }) => place?.address.long ?? null },
  ...Array.from({ length: MOST_PICTURES }, (_, at) => picture(at)).flat(),
];

function transmissionOf(text: string | null): string | null {
  if (text === null) return null;
  return /man/i.test(text) ? "MANUAL" : "AUTOMATIC";
}

function refusal(listing: Listing): string | null {
  const { item_type: kind } = listing.car;
  return kind === "car" || kind === "truck" ? priceRefusal(listing) : `Meta's catalogue takes no ${kind}`;
}

export const META: Kind = {
  fields: FIELDS,
  refusal,
  unique: ({ vin }) => vin,
};
