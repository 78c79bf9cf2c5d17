import { CAR_TYPES } from "./vehicle-kinds.ts";

/**
 * What a shopper may refine a search by, and order it by: one record each, from which addresses, the index, the filters
 * that a site may name, their texts and the JSON Schema follow (docs/how-to/facet.md).
 */
interface Facet {
  /** Stands above the list of its values; a site may say it otherwise (the text `filter.{attribute}`). */
  readonly heading: string;
  /** What its values are called together: "Show all makes" (SRCH-024). */
  readonly plural: string;
  /** Words for values that are codes; any other value is shown as it is. */
  readonly labels?: Readonly<Record<string, string>>;
  /** How a value is said where it stands alone, without the heading above it. */
  readonly alone?: (value: string) => string;
  /** How many values the search page lists at most (SRCH-045..054); 30 unless told. */
  readonly limit?: number;
  /** `rising`, by number; or values that come first, in this order (SRCH-025, SRCH-026). Unless told, the commonest. */
  readonly order?: "rising" | readonly string[];
  /** Its values are of one make each: where a make is chosen, the other makes' values are no choices. */
  readonly ofAMake?: true;
}

const KNOWN_FACETS = {
  car_type: {
    heading: "Condition",
    plural: "conditions",
    labels: { new: "New", demo: "Demo", used: "Used" },
    limit: 6,
    order: CAR_TYPES,
  },
  make: { heading: "Make", plural: "makes", limit: 100 },
  model: { heading: "Model", plural: "models", ofAMake: true },
  badge: { heading: "Badge", plural: "badges", ofAMake: true },
  simple_body: { heading: "Body type", plural: "body types" },
  body: { heading: "Body type", plural: "body types" },
  simple_transmission: { heading: "Transmission", plural: "transmissions" },
  transmission: { heading: "Transmission", plural: "transmissions" },
  simple_fuel: { heading: "Fuel", plural: "fuels" },
  fuel: { heading: "Fuel", plural: "fuels" },
  drive: { heading: "Drive", plural: "drives" },
  colour: { heading: "Colour", plural: "colours" },
  seats: {
    heading: "Seats",
    plural: "seats",
    alone: (value) => (value === "1" ? "1 seat" : `${value} seats`),
    order: "rising",
  },
  location_name: { heading: "Location", plural: "locations" },
  dealership_name: { heading: "Dealership", plural: "dealerships", limit: 40 },
  city: { heading: "City", plural: "cities", limit: 20 },
  state: { heading: "State", plural: "states" },
  tag: { heading: "Offer", plural: "offers" },
  status: {
    heading: "Availability",
    plural: "states",
    labels: { in_stock: "In stock", coming_soon: "Coming soon", sold: "Sold" },
  },
  categories: { heading: "Category", plural: "categories" },
  filtered_features: { heading: "Features", plural: "features" },
  item_type: {
    heading: "Vehicle",
    plural: "vehicles",
    labels: { car: "Cars", motorcycle: "Motorcycles", truck: "Trucks", caravan: "Caravans" },
  },
  make_model: { heading: "Make and model", plural: "models", ofAMake: true },
  price_range: { heading: "Price range", plural: "price ranges" },
  weekly_price_range: { heading: "Weekly budget", plural: "weekly budgets" },
  certified: {
    heading: "Certified",
    plural: "values",
    labels: { true: "Certified", false: "Not certified" },
    order: ["true", "false"],
  },
  series: { heading: "Series", plural: "series", order: ["duo", "city", "sport"], ofAMake: true },
} as const satisfies Readonly<Record<string, Facet>>;

/** Attributes a shopper may refine by value, SRCH-069..097; the address's parameter is the attribute's own name. */
export type FacetAttribute = keyof typeof KNOWN_FACETS;
export const FACETS: Readonly<Record<FacetAttribute, Facet>> = KNOWN_FACETS;
export const FACET_ATTRIBUTES = namesOf(FACETS);

/** An amount of which a shopper says the least and the most. */
interface Range {
  /** Stands above its slider; a site may say it otherwise (the text `filter.{attribute}`). */
  readonly heading: string;
  readonly unit: "dollars" | "kilometres" | "year";
  /** Said after the amount. */
  readonly per?: "week";
  /** Its slider moves in the site's steps (`sliderRounding`), not by one. */
  readonly rounded?: true;
}

const KNOWN_RANGES = {
  price: { heading: "Price", unit: "dollars", rounded: true },
  km: { heading: "Kilometres", unit: "kilometres", rounded: true },
  year: { heading: "Year", unit: "year" },
  subscription_price: { heading: "Price per week", unit: "dollars", per: "week" },
} as const satisfies Readonly<Record<string, Range>>;

export type RangeAttribute = keyof typeof KNOWN_RANGES;
export const RANGES: Readonly<Record<RangeAttribute, Range>> = KNOWN_RANGES;
export const RANGE_ATTRIBUTES = namesOf(RANGES);

/** An order of the results. */
interface Sort {
  /** What it is called in the list of orders; a site may say it otherwise (the text `sort.{key}`). */
  readonly label: string;
  /** What the engine orders by, as `field:asc` or `field:desc`; empty for its own order, the best match first. */
  readonly by: readonly `${RangeAttribute | "created_at_timestamp"}:${"asc" | "desc"}`[];
}

const KNOWN_SORTS = {
  recommended: { label: "Recommended", by: [] },
  "price-asc": { label: "Price (low to high)", by: ["price:asc"] },
  "price-desc": { label: "Price (high to low)", by: ["price:desc"] },
  newest: { label: "Newest", by: ["created_at_timestamp:desc"] },
  "km-asc": { label: "Kilometres (low to high)", by: ["km:asc"] },
  "year-desc": { label: "Year (new to old)", by: ["year:desc"] },
} as const satisfies Readonly<Record<string, Sort>>;

export type SortKey = keyof typeof KNOWN_SORTS;
/** The orders that there are (SRCH-065). */
export const SORTS: Readonly<Record<SortKey, Sort>> = KNOWN_SORTS;
export const SORT_KEYS = namesOf(SORTS);

function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(record) as Name[];
}
