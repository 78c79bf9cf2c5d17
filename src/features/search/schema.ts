import type { FacetAttribute, RangeAttribute, SortKey } from "../vocabulary/attributes.ts";

/** A place on the map. */
export interface NearPlace {
  /** "Penrith NSW 2750". */
  readonly name: string;
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
}

/** The place that a search is near. */
export interface Near {
  /** As it was typed: a postcode, a suburb, or coordinates. */
  readonly asked: string;
  /** Null if unknown, and before it has been looked up (`placed`). */
  readonly place: NearPlace | null;
  /** Kilometres around it; absent for any distance. */
  readonly within?: number;
}

/** The state of a search in an address, fully parsed: bad values are already replaced by defaults (SRCH-063..065). */
export interface SearchState {
  readonly query: string;
  /** Whether the words are searched for as typed instead of read as choices (`exactly=1`). */
  readonly exactly?: true;
  /** IDs of the readings that were picked over the default ones, sorted (`read=`); absent for none. */
  readonly read?: readonly string[];
  /** `near=` and `within=`. */
  readonly near?: Near;
  /** Counted from 1. */
  readonly page: number;
  readonly sortBy: SortKey;
  readonly facets: Readonly<Partial<Record<FacetAttribute, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeAttribute, { readonly min?: number; readonly max?: number }>>>;
}

/** The number of cars within a radius; null for any distance. */
export interface RadiusCount {
  readonly km: number | null;
  readonly count: number;
}

/** A facet's values with the number of cars of each, in listed order (SRCH-066..068). */
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
