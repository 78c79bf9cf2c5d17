import type { CardCar } from "../stock/card-car.ts";
import type { FacetAttribute, RangeAttribute, SortKey } from "../vocabulary/attributes.ts";

/** The state of a search in an address, fully parsed: bad values are already replaced by defaults (SRCH-063..065). */
export interface SearchState {
  readonly query: string;
  /** Counted from 1. */
  readonly page: number;
  readonly sortBy: SortKey;
  readonly facets: Readonly<Partial<Record<FacetAttribute, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeAttribute, { readonly min?: number; readonly max?: number }>>>;
}

/** A facet's values with the number of cars of each, in the order in which they are listed (SRCH-066..068). */
export interface FacetCounts {
  readonly kind: "list";
  readonly attribute: FacetAttribute;
  readonly values: readonly string[];
  /** 0 for a value that the stock has but this search does not find. */
  readonly counts: readonly number[];
}

/** A slider: the ends of the stock's own range, rounded outwards, and the step (SRCH-033..037). */
export interface FacetBounds {
  readonly kind: "range";
  readonly attribute: RangeAttribute;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type Facet = FacetCounts | FacetBounds;

/** A search with one filter fewer. */
export interface Widening {
  /** The label of the dropped filter: "Kia", "Up to $20,000". */
  readonly lifted: string;
  readonly state: SearchState;
  /** Number of cars that it finds. */
  readonly total: number;
}

/** The engine's answer to a page of a search. */
export interface SearchPage {
  readonly state: SearchState;
  /** Number of matching cars; `shownTotal` is the number to display (SRCH-055). */
  readonly total: number;
  readonly shownTotal: number;
  readonly pages: number;
  /** The page's cars, runs of sold ones collapsed (SRCH-060). */
  readonly cars: readonly CardCar[];
  /** The car types that this search shows, for promo cards (SRCH-015). */
  readonly carTypes: readonly string[];
  readonly facets: readonly Facet[];
  /** For a search that finds nothing: what it would find with a single filter dropped. */
  readonly wider: readonly Widening[];
  /** When a sold car leaves the results and this answer becomes outdated (epoch ms), or null. */
  readonly changesAt: number | null;
}
