import { differByNumber, naturally } from "../../../lib/words/natural-order.ts";
import type { SiteConfig } from "../../site/schema.ts";
import { FACETS, type FacetAttribute } from "../../vocabulary/attributes.ts";
import { derivedOrder } from "../index/documents/derived-facets.ts";

/** Most values in the model list of the hero search (HOME-017). */
export const HERO_MODELS = 250;
/** Number of makes that are listed before the others (HOME-016). */
export const POPULAR_MAKES = 20;

/** Most values that a facet lists on the search page (SRCH-045..054). */
export function facetLimit(attribute: FacetAttribute): number {
  return FACETS[attribute].limit ?? 30;
}

export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** Counts by value. */
export type Counts = Readonly<Record<string, number>>;

interface Listed {
  readonly limit?: number;
  /** The counts of the whole stock. A value in the stock stays listed, with 0, if this search does not find it. */
  readonly known?: Counts;
}

type ListConfig = Pick<SiteConfig, "certifiedOnlyFilter"> & Partial<Pick<SiteConfig, "popularMakes">>;

/** Greater than any count, so that values found by this search come before values that only the stock has. */
const HAS_CARS = 1e9;

/**
 * A facet's values in listed order: the most frequent first, ties by name, or the facet's own order. Values that differ
 * only in a number are ordered by it. The list ends at `limit`, but chosen values stay, with a count of 0 if no car has
 * them.
 */
export function listedValues(
  attribute: FacetAttribute,
  counts: Counts,
  chosen: readonly string[],
  config: ListConfig,
  { limit = facetLimit(attribute), known = {} }: Listed = {},
): readonly ValueCount[] {
  const ranks = new Map(chosen.map((value) => [value, 0]));
  for (const [value, count] of Object.entries(known)) ranks.set(value, count);
  for (const [value, count] of Object.entries(counts)) ranks.set(value, count + HAS_CARS);
  // With this option, "certified" is the only choice (SRCH-027).
  if (attribute === "certified" && config.certifiedOnlyFilter) ranks.delete("false");
  const own = ordersOf(attribute, config);
  const order = own ?? (differByNumber([...ranks.keys()]) ? naturally : null);
  const least = own ? 0 : nthLargest([...ranks.values()], limit);
  const isChosen = new Set(chosen);
  return [...ranks]
    .filter(([value, rank]) => rank >= least || isChosen.has(value))
    .sort(([a, rankA], [b, rankB]) => order?.(a, b) || rankB - rankA || naturally(a, b))
    .filter(([value], index) => index < limit || isChosen.has(value))
    .map(([value]) => ({ value, count: counts[value] ?? 0 }));
}

/** The lowest count among the n largest. Comparing with it avoids sorting thousands of badges by name. */
function nthLargest(counts: readonly number[], n: number): number {
  return Float64Array.from(counts).sort().at(-n) ?? 0;
}

/** Compares two values of a facet that is not ordered by count; null for a facet that is. */
function ordersOf(attribute: FacetAttribute, config: ListConfig): ((a: string, b: string) => number) | null {
  const { order = derivedOrder(attribute) ?? [] } = FACETS[attribute];
  if (order === "rising") return (a, b) => Number(a) - Number(b);
  const first = attribute === "make" ? (config.popularMakes ?? []) : order;
  if (first.length === 0) return null;
  const places = new Map(first.map((value, place) => [value.toLowerCase(), place]));
  const place = (value: string) => places.get(value.toLowerCase()) ?? first.length;
  return (a, b) => place(a) - place(b);
}

/**
 * The total to show: above 1999 it is the dealer's own figure, otherwise the sum over the car types shown (SRCH-055).
 */
export function shownTotal(
  total: number,
  stockCount: number | null,
  carTypeCounts: Readonly<Record<string, number>>,
  carTypes: readonly string[],
): number {
  if (total <= 1999) return total;
  return stockCount ?? carTypes.reduce((sum, type) => sum + (carTypeCounts[type] ?? 0), 0);
}
