import type { CardCar } from "../stock/card-car.ts";
import type { FacetAttribute, RangeAttribute, SortKey } from "../vocabulary/attributes.ts";
import type { Nearest } from "./nearest/nearest.ts";
import type { AnsweredReading } from "./understand/schema.ts";

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
  /** Null where nobody knows it, and before anybody was asked (`placed`). */
  readonly place: NearPlace | null;
  /** Kilometres around it; absent for any distance. */
  readonly within?: number;
}

/** The state of a search in an address, fully parsed: bad values are already replaced by defaults (SRCH-063..065). */
export interface SearchState {
  readonly query: string;
  /** The words are searched for as they were typed, and not read as choices (`exactly=1`). */
  readonly exactly?: true;
  /** Ids of the readings that were picked instead of those that would be taken, sorted (`read=`); absent for none. */
  readonly read?: readonly string[];
  /** `near=` and `within=`. */
  readonly near?: Near;
  /** Counted from 1. */
  readonly page: number;
  readonly sortBy: SortKey;
  readonly facets: Readonly<Partial<Record<FacetAttribute, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeAttribute, { readonly min?: number; readonly max?: number }>>>;
}

/** The number of cars within so many kilometres; null for any distance. */
export interface RadiusCount {
  readonly km: number | null;
  readonly count: number;
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

/** The engine's answer to a page of a search. */
export interface SearchPage {
  readonly state: SearchState;
  /** What the typed words were read as; null for none, and for words that are searched for as typed. */
  readonly reading: AnsweredReading | null;
  /** Number of matching cars; `shownTotal` is the number to display (SRCH-055). */
  readonly total: number;
  readonly shownTotal: number;
  readonly pages: number;
  /** The page's cars, runs of sold ones collapsed (SRCH-060). */
  readonly cars: readonly CardCar[];
  /** The car types that this search shows, for promo cards (SRCH-015). */
  readonly carTypes: readonly string[];
  readonly facets: readonly Facet[];
  /** For a search near a known place: how many cars there are within each radius, and at any distance; else null. */
  readonly around: readonly RadiusCount[] | null;
  /** For a search that finds nothing: what comes nearest, and how many cars its path has; else null. */
  readonly nearest: (Nearest & { readonly stock: number }) | null;
  /** When a sold car leaves the results and this answer becomes outdated (epoch ms), or null. */
  readonly changesAt: number | null;
}
