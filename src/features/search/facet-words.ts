import { formatKm, formatMoney } from "../../lib/format.ts";
import type { FacetAttribute, RangeAttribute, SortKey } from "./schema.ts";

/** The words of the search page: of its filters, their values and its orders. */

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

/** SRCH-065 */
export const SORT_LABELS: Readonly<Record<SortKey, string>> = {
  recommended: "Recommended",
  "price-asc": "Price (low to high)",
  "price-desc": "Price (high to low)",
  newest: "Newest",
  "km-asc": "Kilometres (low to high)",
  "year-desc": "Year (new to old)",
};

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

/** A range in words: "$10,000 to $30,000", "Up to 80,000 km", "2018 and newer". */
export function rangeLabel(
  attribute: RangeAttribute,
  { min, max }: { readonly min?: number; readonly max?: number },
): string {
  const { unit } = RANGE_WORDS[attribute];
  const say = (value: number) =>
    unit === "dollars" ? formatMoney(value) : unit === "kilometres" ? formatKm(value) : String(value);
  const words = { dollars: ["From", ""], kilometres: ["From", ""], year: ["", "and newer"] } as const;
  const [before, after] = words[unit];
  const per = attribute === "subscription_price" ? " per week" : "";
  if (min !== undefined && max !== undefined) return `${min === max ? say(min) : `${say(min)} to ${say(max)}`}${per}`;
  if (max !== undefined) return `${unit === "year" ? `${max} and older` : `Up to ${say(max)}`}${per}`;
  return `${`${before} ${say(min ?? 0)} ${after}`.trim()}${per}`;
}
