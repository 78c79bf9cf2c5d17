import type { SearchAnswer } from "../../../services/search/port.ts";
import type { SiteConfig } from "../../site/schema.ts";
import { FACETS, type FacetAttribute, RANGE_ATTRIBUTES, type RangeAttribute } from "../../vocabulary/attributes.ts";
import { type Counts, listedValues, shownTotal } from "../facets/facets.ts";
import { cardOf } from "../index/documents/document.ts";
import { pageSizeOf, type SearchRoute, shownCarTypes } from "../rules.ts";
import type { Facet, FacetCounts, SearchState } from "../schema.ts";
import type { SearchPage } from "../search-page.ts";
import { sliderBounds } from "./filters/sliders.ts";
import { collapseSold } from "./sold.ts";

type Attribute = FacetAttribute | RangeAttribute;
type FilterConfig = Pick<SiteConfig, "searchFilters" | "bodyFacet" | "fuelFacet" | "subscriptionEnabled">;

export const isRange = (attribute: Attribute): attribute is RangeAttribute =>
  (RANGE_ATTRIBUTES as readonly string[]).includes(attribute);

/** The filters that the site shows, in order, each with its attribute (SRCH-001, 084, 088, 091). */
export function shownFilters(config: FilterConfig): readonly Attribute[] {
  const filters = config.searchFilters.map((filter): Attribute => {
    if (filter === "body") return config.bodyFacet;
    if (filter === "fuel") return config.fuelFacet;
    return filter === "price" && config.subscriptionEnabled ? "subscription_price" : filter;
  });
  return [...new Set(filters)];
}

/** The chosen facet values, including those of the path. */
export function chosenFacets(route: SearchRoute, state: SearchState): SearchState["facets"] {
  return { ...route.fixed, ...state.facets };
}

/**
 * The chosen values in the stock's own spelling: an address with `make=toyota` finds Toyotas and shows them as chosen.
 */
export function spelledAsCounted(
  state: SearchState,
  ...counted: readonly Readonly<Record<string, Counts>>[]
): SearchState {
  const entries = Object.entries(state.facets).map(([attribute, values]) => {
    const stocked = counted.flatMap((facets) => Object.keys(facets[attribute] ?? {}));
    const spellings = new Map(stocked.reverse().map((value) => [value.toLowerCase(), value]));
    const spelt = values.map((value) =>
      stocked.includes(value) ? value : (spellings.get(value.toLowerCase()) ?? value),
    );
    return [attribute, [...new Set(spelt)]] as const;
  });
  return { ...state, facets: Object.fromEntries(entries) };
}

interface Shown {
  readonly answer: SearchAnswer;
  /** Counts and ranges of the path's whole stock; null if the search itself covers all of it. */
  readonly known: Pick<SearchAnswer, "facets" | "stats"> | null;
  readonly around: SearchPage["around"];
  readonly route: SearchRoute;
  readonly state: SearchState;
  /** The same with the typed words as choices, which the filters show as chosen. */
  readonly asked: SearchState;
  readonly config: SiteConfig;
}

/** The page to show, built from the engine's response. */
export function searchPageOf(
  shown: Shown,
  reading: SearchPage["reading"],
  nearest: SearchPage["nearest"],
  changesAt: number | null,
): SearchPage {
  const { answer, route, state, asked, config } = shown;
  return {
    state,
    reading,
    total: answer.total,
    shownTotal: shownTotal(answer.total, config.stockCount, answer.facets.car_type ?? {}, shownCarTypes(route, asked)),
    pages: Math.max(1, Math.ceil(answer.total / pageSizeOf(route, config))),
    cars: collapseSold(answer.hits.map(cardOf), config.soldHandling),
    carTypes: shownCarTypes(route, asked),
    facets: shownFilters(config)
      .map((attribute) => facetOf(attribute, shown))
      .filter((facet) => facet !== null),
    around: shown.around,
    nearest,
    changesAt,
  };
}

function facetOf(attribute: Attribute, shown: Shown): Facet | null {
  if (!isRange(attribute)) return facetCountsOf(attribute, shown);
  const stock = shown.answer.stats[attribute] ?? shown.known?.stats[attribute];
  if (!stock && attribute === "year") return null;
  return { kind: "range", attribute, ...sliderBounds(attribute, stock, shown.config) };
}

function facetCountsOf(attribute: FacetAttribute, { answer, known, route, asked, config }: Shown): FacetCounts | null {
  const facets = chosenFacets(route, asked);
  // Once a make is chosen, models of other makes are left out instead of being listed with a count of 0.
  const stock = facets.make && FACETS[attribute].ofAMake ? undefined : known?.facets[attribute];
  const listed = listedValues(attribute, answer.facets[attribute] ?? {}, facets[attribute] ?? [], config, {
    known: stock ?? {},
  });
  if (listed.length === 0) return null;
  return {
    kind: "list",
    attribute,
    values: listed.map(({ value }) => value),
    counts: listed.map(({ count }) => count),
  };
}
