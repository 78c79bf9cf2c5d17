import { CAR_TYPES } from "./vehicle-kinds.ts";

/**
 * An attribute by which shoppers can refine and order a search: one record each, from which addresses, the index, the
 * filters of the options, their texts and the JSON Schema are derived (docs/how-to/facet.md).
 */
interface Facet {
  /** Heading of the list of its values; a site may replace it (the text `filter.{attribute}`). */
  readonly heading: string;
  /** Plural for its values: "Show all makes" (SRCH-024). */
  readonly plural: string;
  /** Labels for values that are codes; any other value is shown unchanged. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The label of a value that is shown without the heading. */
  readonly alone?: (value: string) => string;
  /** Most values that the search page lists (SRCH-045..054). Default 30. */
  readonly limit?: number;
  /**
   * `rising` by number, or the values that come first, in this order (SRCH-025, SRCH-026). By default the most frequent
   * come first.
   */
  readonly order?: "rising" | readonly string[];
  /** Each value belongs to one make: once a make is chosen, other makes' values are left out. */
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

/**
 * Attributes by whose values shoppers can filter (SRCH-069..097); they are also the names of the address's parameters.
 */
export type FacetAttribute = keyof typeof KNOWN_FACETS;
export const FACETS: Readonly<Record<FacetAttribute, Facet>> = KNOWN_FACETS;
export const FACET_ATTRIBUTES = namesOf(FACETS);

/** An amount with a least and a most value that shoppers can set. */
interface Range {
  /** Heading of its slider; a site may replace it (the text `filter.{attribute}`). */
  readonly heading: string;
  readonly unit: "dollars" | "kilometres" | "year";
  /** Unit after the amount. */
  readonly per?: "week";
  /** Its slider moves in the site's steps (`sliderRounding`) instead of steps of one. */
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
  /** Its label in the list of orders; a site may replace it (the text `sort.{key}`). */
  readonly label: string;
  /** The engine's sort keys, `field:asc` or `field:desc`; empty for the engine's own order, the best match first. */
  readonly by: readonly `${RangeAttribute | "created_at_timestamp" | "weekly_price"}:${"asc" | "desc"}`[];
}

const KNOWN_SORTS = {
  recommended: { label: "Recommended", by: [] },
  "price-asc": { label: "Price (low to high)", by: ["price:asc"] },
  "price-desc": { label: "Price (high to low)", by: ["price:desc"] },
  "weekly-asc": { label: "Weekly price (low to high)", by: ["weekly_price:asc"] },
  newest: { label: "Newest", by: ["created_at_timestamp:desc"] },
  "km-asc": { label: "Kilometres (low to high)", by: ["km:asc"] },
  "year-desc": { label: "Year (new to old)", by: ["year:desc"] },
  "year-asc": { label: "Year (old to new)", by: ["year:asc"] },
  // The engine's key is made of the search's own place (search/places/near.ts).
  nearest: { label: "Nearest", by: [] },
} as const satisfies Readonly<Record<string, Sort>>;

export type SortKey = keyof typeof KNOWN_SORTS;
/** All orders of results (SRCH-065). */
export const SORTS: Readonly<Record<SortKey, Sort>> = KNOWN_SORTS;
export const SORT_KEYS = namesOf(SORTS);

function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(record) as Name[];
}
