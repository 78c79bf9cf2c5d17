import type { CardCar } from "../stock/card-car.ts";
import type { FacetAttribute, RangeAttribute, SortKey } from "../vocabulary/attributes.ts";

/** The address's state of a search, wholly parsed: bad values have already fallen back (SRCH-063..065). */
export interface SearchState {
  readonly query: string;
  /** 1-based. */
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
  /** 0 where the stock has the value but this search has not. */
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

/** A search without one of its filters. */
export interface Widening {
  /** The filter that it does without: "Kia", "Up to $20,000". */
  readonly lifted: string;
  readonly state: SearchState;
  /** Cars that it finds. */
  readonly total: number;
}

/** The engine's answer to a page of a search. */
export interface SearchPage {
  readonly state: SearchState;
  /** Matching cars; `shownTotal` is what is said of it (SRCH-055). */
  readonly total: number;
  readonly shownTotal: number;
  readonly pages: number;
  /** The page's cars, runs of sold ones collapsed (SRCH-060). */
  readonly cars: readonly CardCar[];
  /** The car types that this search shows, for promo cards (SRCH-015). */
  readonly carTypes: readonly string[];
  readonly facets: readonly Facet[];
  /** Where nothing is found: what lifting a single filter would find. */
  readonly wider: readonly Widening[];
  /** When a sold car's days are over and this answer is no longer right (epoch ms), or null. */
  readonly changesAt: number | null;
}
