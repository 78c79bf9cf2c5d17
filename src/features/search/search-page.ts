import type { CardCar } from "../stock/card-car.ts";
import type { Nearest } from "./nearest/nearest.ts";
import type { Facet, RadiusCount, SearchState } from "./schema.ts";
import type { AnsweredReading } from "./understand/schema.ts";

/** A page of search results from the engine. */
export interface SearchPage {
  readonly state: SearchState;
  /** How the typed words were read; null for none, and for words that are searched for as typed. */
  readonly reading: AnsweredReading | null;
  /** Number of matching cars; `shownTotal` is the number to display (SRCH-055). */
  readonly total: number;
  readonly shownTotal: number;
  readonly pages: number;
  /** The page's cars, with runs of sold ones collapsed (SRCH-060). */
  readonly cars: readonly CardCar[];
  /** The car types that this search shows, for promo cards (SRCH-015). */
  readonly carTypes: readonly string[];
  readonly facets: readonly Facet[];
  /** For a search near a known place, the number of cars within each radius and at any distance; otherwise null. */
  readonly around: readonly RadiusCount[] | null;
  /** For a search without results, its near matches and the number of cars on its path; otherwise null. */
  readonly nearest: (Nearest & { readonly stock: number }) | null;
  /** When a sold car is removed from the results and this page becomes outdated (epoch ms), or null. */
  readonly changesAt: number | null;
}
