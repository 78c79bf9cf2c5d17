import type { CardCar } from "../stock/card-car.ts";
import type { Nearest } from "./nearest/nearest.ts";
import type { Facet, RadiusCount, SearchState } from "./schema.ts";
import type { AnsweredReading } from "./understand/schema.ts";

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
