import type { FacetAttribute, RangeAttribute } from "../../vocabulary/attributes.ts";

/** The subject of a condition, which decides whether and when it is dropped (`relaxing.ts`). */
export type AskAbout =
  | "year"
  | "badge"
  | "colour"
  | "price"
  | "km"
  | "place"
  | "transmission"
  | "drive"
  | "model"
  | "make"
  | "body"
  | "feature"
  | "words"
  | "other"
  /** What the vehicle must be able to do: seats, berths, masses, kind. Never dropped. */
  | "fixed";

export const ABOUT: Readonly<Partial<Record<FacetAttribute, AskAbout>>> = {
  badge: "badge",
  colour: "colour",
  location_name: "place",
  dealership_name: "place",
  city: "place",
  state: "place",
  simple_transmission: "transmission",
  transmission: "transmission",
  drive: "drive",
  model: "model",
  make_model: "model",
  make: "make",
  simple_body: "body",
  body: "body",
  seats: "fixed",
  item_type: "fixed",
  categories: "fixed",
  filtered_features: "feature",
};

export const RANGE_ABOUT: Readonly<Record<RangeAttribute, AskAbout>> = {
  year: "year",
  price: "price",
  subscription_price: "price",
  km: "km",
};

/** The subjects of typed conditions beyond the page's filters that a vehicle can do its work without. */
export const TYPED_ABOUT: Readonly<Record<string, AskAbout>> = {
  equipment: "feature",
  weekly_price: "price",
  cab: "other",
  length: "other",
  doors: "other",
  cylinders: "other",
  engine_size: "other",
  engine_size_litres: "other",
  consumption: "other",
};
