import { formatKm, formatMoney } from "../../lib/words/format.ts";
import type { FacetAttribute, RangeAttribute } from "../vocabulary/attributes.ts";

/** The words of the search page: of its filters, their values and its orders. */

/**
 * What a facet's values are called together ("Show all makes", SRCH-024); its list is headed by the text
 * `filter.{attribute}`.
 */
export const FACET_WORDS: Readonly<Record<FacetAttribute, { readonly plural: string }>> = {
  car_type: { plural: "conditions" },
  make: { plural: "makes" },
  model: { plural: "models" },
  badge: { plural: "badges" },
  simple_body: { plural: "body types" },
  body: { plural: "body types" },
  simple_transmission: { plural: "transmissions" },
  transmission: { plural: "transmissions" },
  simple_fuel: { plural: "fuels" },
  fuel: { plural: "fuels" },
  drive: { plural: "drives" },
  colour: { plural: "colours" },
  seats: { plural: "seats" },
  location_name: { plural: "locations" },
  dealership_name: { plural: "dealerships" },
  city: { plural: "cities" },
  state: { plural: "states" },
  tag: { plural: "offers" },
  status: { plural: "states" },
  categories: { plural: "categories" },
  filtered_features: { plural: "features" },
  item_type: { plural: "vehicles" },
  make_model: { plural: "models" },
  price_range: { plural: "price ranges" },
  weekly_price_range: { plural: "weekly budgets" },
  certified: { plural: "values" },
  series: { plural: "series" },
};

export const RANGE_WORDS: Readonly<Record<RangeAttribute, { readonly unit: "dollars" | "kilometres" | "year" }>> = {
  price: { unit: "dollars" },
  km: { unit: "kilometres" },
  year: { unit: "year" },
  subscription_price: { unit: "dollars" },
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
