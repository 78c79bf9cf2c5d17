import type { Field, Kind } from "./format.ts";

/** Fields for any other program, under plain names. Kilometres, dollars, absolute addresses. */
const FIELDS: readonly Field[] = [
  { name: "stock_number", of: ({ car }) => car.stocknum, required: "always" },
  { name: "dealership", of: ({ car }) => car.dealership_slug },
  { name: "location", of: ({ place }) => place?.name ?? null },
  { name: "condition", of: ({ car }) => car.car_type },
  { name: "kind", of: ({ car }) => car.item_type },
  { name: "name", of: ({ name }) => name, required: "always" },
  { name: "year", of: ({ car }) => car.year },
  { name: "make", of: ({ car }) => car.make },
  { name: "model", of: ({ car }) => car.model },
  { name: "badge", of: ({ trim }) => trim },
  { name: "series", of: ({ car }) => car.series },
  { name: "body", of: ({ body }) => body },
  { name: "transmission", of: ({ transmission }) => transmission },
  { name: "fuel", of: ({ fuel }) => fuel },
  { name: "drive", of: ({ drive }) => drive },
  { name: "colour", of: ({ colour }) => colour },
  { name: "seats", of: ({ car }) => car.seats },
  { name: "doors", of: ({ car }) => car.doors },
  { name: "kilometres", of: ({ car }) => car.km },
  { name: "vin", of: ({ vin }) => vin },
  { name: "registration", of: ({ car }) => car.regplate },
  { name: "price", of: ({ price }) => price },
  { name: "currency", of: ({ price, currency }) => (price === null ? null : currency) },
  { name: "price_includes", of: ({ price, priceIs }) => (price === null ? null : priceIs) },
  { name: "in_stock_since", of: ({ since }) => since },
  { name: "address", of: ({ url }) => url, required: "always" },
  { name: "description", of: ({ car }) => car.dealercomments },
  { name: "pictures", of: ({ pictures }) => pictures },
];

export const PLAIN: Kind = { fields: FIELDS, refusal: () => null };
