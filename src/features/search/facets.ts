import type { SiteConfig } from "../site/schema.ts";
import { CAR_TYPES } from "../stock/schema.ts";
import { PRICE_RANGES, WEEKLY_PRICE_RANGES } from "./bands.ts";
import type { FacetAttribute, RangeAttribute } from "./schema.ts";

/** What a facet's list is headed by, and what its values are called together ("Show all makes", SRCH-024). */
export const FACET_WORDS: Readonly<Record<FacetAttribute, { readonly heading: string; readonly plural: string }>> = {
  car_type: { heading: "Condition", plural: "conditions" },
  make: { heading: "Make", plural: "makes" },
  model: { heading: "Model", plural: "models" },
  badge: { heading: "Badge", plural: "badges" },
  simple_body: { heading: "Body type", plural: "body types" },
  body: { heading: "Body type", plural: "body types" },
  simple_transmission: { heading: "Transmission", plural: "transmissions" },
  transmission: { heading: "Transmission", plural: "transmissions" },
  simple_fuel: { heading: "Fuel", plural: "fuels" },
  fuel: { heading: "Fuel", plural: "fuels" },
  drive: { heading: "Drive", plural: "drives" },
  colour: { heading: "Colour", plural: "colours" },
  seats: { heading: "Seats", plural: "seats" },
  location_name: { heading: "Location", plural: "locations" },
  dealership_name: { heading: "Dealership", plural: "dealerships" },
  city: { heading: "City", plural: "cities" },
  state: { heading: "State", plural: "states" },
  tag: { heading: "Offer", plural: "offers" },
  status: { heading: "Availability", plural: "states" },
  categories: { heading: "Category", plural: "categories" },
  filtered_features: { heading: "Features", plural: "features" },
  item_type: { heading: "Vehicle", plural: "vehicles" },
  make_model: { heading: "Make and model", plural: "models" },
  price_range: { heading: "Price range", plural: "price ranges" },
  weekly_price_range: { heading: "Weekly budget", plural: "weekly budgets" },
  certified: { heading: "Certified", plural: "values" },
  series: { heading: "Series", plural: "series" },
};

export const RANGE_WORDS: Readonly<
  Record<RangeAttribute, { readonly heading: string; readonly unit: "dollars" | "kilometres" | "year" }>
> = {
  price: { heading: "Price", unit: "dollars" },
  km: { heading: "Kilometres", unit: "kilometres" },
  year: { heading: "Year", unit: "year" },
  subscription_price: { heading: "Price per week", unit: "dollars" },
};

const LIMITS: Readonly<Partial<Record<FacetAttribute, number>>> = {
  make: 100,
  car_type: 6,
  city: 20,
  dealership_name: 40,
};
/** Values that the model list of the hero search holds (HOME-017). */
export const HERO_MODELS = 250;
/** Makes that are listed before the others (HOME-016). */
export const POPULAR_MAKES = 20;

/** How many values a facet lists on the search page (SRCH-045..054). */
export function facetLimit(attribute: FacetAttribute): number {
  return LIMITS[attribute] ?? 30;
}

/** Facets with an order of their own; the values named come first, in that order (SRCH-025, SRCH-026). */
const FIXED_ORDERS: Readonly<Partial<Record<FacetAttribute, readonly string[]>>> = {
  car_type: CAR_TYPES,
  series: ["duo", "city", "sport"],
  price_range: PRICE_RANGES,
  weekly_price_range: WEEKLY_PRICE_RANGES,
  certified: ["true", "false"],
};

export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/**
 * A facet's values as they are listed: the most frequent first, ties by name, or in the facet's own order. Cut at
 * `limit`, but what is chosen stays, with a count of 0 if no car has it.
 */
export function listedValues(
  attribute: FacetAttribute,
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
  config: Pick<SiteConfig, "certifiedOnlyFilter">,
  limit: number = facetLimit(attribute),
): readonly ValueCount[] {
  const all = new Map([...chosen.map((value) => [value, 0] as const), ...Object.entries(counts)]);
  if (attribute === "certified" && config.certifiedOnlyFilter) all.delete("false"); // SRCH-027
  const least = hasOwnOrder(attribute) ? 0 : nthLargest([...all.values()], limit);
  const values = [...all]
    .filter(([value, count]) => count >= least || chosen.includes(value))
    .map(([value, count]) => ({ value, count }))
    .sort(orderOf(attribute));
  return values.filter(({ value }, index) => index < limit || chosen.includes(value));
}

const hasOwnOrder = (attribute: FacetAttribute) => attribute === "seats" || FIXED_ORDERS[attribute] !== undefined;

/** What a count must reach to be among the n largest: it spares the sorting of thousands of badges by name. */
function nthLargest(counts: readonly number[], n: number): number {
  return Float64Array.from(counts).sort().at(-n) ?? 0;
}

const BY_NAME = new Intl.Collator("en-AU");

function orderOf(attribute: FacetAttribute): (a: ValueCount, b: ValueCount) => number {
  if (attribute === "seats") return (a, b) => Number(a.value) - Number(b.value);
  const order = FIXED_ORDERS[attribute] ?? [];
  const place = ({ value }: ValueCount) => {
    const index = order.indexOf(attribute === "series" ? value.toLowerCase() : value);
    return index < 0 ? order.length : index;
  };
  return (a, b) => place(a) - place(b) || b.count - a.count || BY_NAME.compare(a.value, b.value);
}

const VALUE_LABELS: Readonly<Partial<Record<FacetAttribute, Readonly<Record<string, string>>>>> = {
  car_type: { new: "New", demo: "Demo", used: "Used" },
  status: { in_stock: "In stock", coming_soon: "Coming soon", sold: "Sold" },
  item_type: { car: "Cars", motorcycle: "Motorcycles", truck: "Trucks", caravan: "Caravans" },
  certified: { true: "Certified", false: "Not certified" },
};

/** How a value is said; in a chip it stands alone, so a number of seats says what it is. */
export function facetLabel(attribute: FacetAttribute, value: string, alone = false): string {
  if (attribute === "seats" && alone) return value === "1" ? "1 seat" : `${value} seats`;
  const labels = VALUE_LABELS[attribute];
  return labels && Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

/** SRCH-055: above 1999 a count is said as the dealer's own figure, else as the sum of the car types shown. */
export function shownTotal(
  total: number,
  stockCount: number | null,
  carTypeCounts: Readonly<Record<string, number>>,
  carTypes: readonly string[],
): number {
  if (total <= 1999) return total;
  return stockCount ?? carTypes.reduce((sum, type) => sum + (carTypeCounts[type] ?? 0), 0);
}
