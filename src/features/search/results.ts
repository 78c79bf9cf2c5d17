import { formatKm, formatMoney } from "../../lib/format.ts";
import type { SearchAnswer } from "../../services/search/port.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";
import { cardOf } from "./document.ts";
import { FACET_WORDS, facetLabel, listedValues, RANGE_WORDS, shownTotal } from "./facets.ts";
import {
  ALL_STOCK_PATH,
  facetHref,
  hasFilters,
  type SearchRoute,
  searchHref,
  shownCarTypes,
  withFacet,
  withoutFilters,
  withPage,
  withQuery,
  withRange,
  withSort,
} from "./rules.ts";
import {
  type Chip,
  type Facet,
  type FacetAttribute,
  type FacetList,
  RANGE_ATTRIBUTES,
  type RangeAttribute,
  type SearchPage,
  type SearchState,
  type SortKey,
} from "./schema.ts";
import { shownSelection, sliderBounds } from "./sliders.ts";
import { collapseSold } from "./sold.ts";

/** SRCH-065: the words of an order, and what the engine sorts by. The default is the best match,
 * then the dealer's own rank (API-014): the index's own order. */
export const SORTS: Readonly<Record<SortKey, { readonly label: string; readonly by: readonly string[] }>> = {
  recommended: { label: "Recommended", by: [] },
  "price-asc": { label: "Price (low to high)", by: ["price:asc"] },
  "price-desc": { label: "Price (high to low)", by: ["price:desc"] },
  newest: { label: "Newest", by: ["created_at_timestamp:desc"] },
  "km-asc": { label: "Kilometres (low to high)", by: ["km:asc"] },
  "year-desc": { label: "Year (new to old)", by: ["year:desc"] },
};

type Attribute = FacetAttribute | RangeAttribute;
type FilterConfig = Pick<SiteConfig, "searchFilters" | "bodyFacet" | "fuelFacet" | "subscriptionEnabled">;

export const isRange = (attribute: Attribute): attribute is RangeAttribute =>
  (RANGE_ATTRIBUTES as readonly string[]).includes(attribute);

/** The filters that the site shows, in order, with the attribute each of them stands for (SRCH-001, 084, 088, 091). */
export function shownFilters(config: FilterConfig): readonly Attribute[] {
  const filters = config.searchFilters.map((filter): Attribute => {
    if (filter === "body") return config.bodyFacet;
    if (filter === "fuel") return config.fuelFacet;
    return filter === "price" && config.subscriptionEnabled ? "subscription_price" : filter;
  });
  return [...new Set(filters)];
}

/** What is chosen, the path's part included. */
export function chosenFacets(route: SearchRoute, state: SearchState): SearchState["facets"] {
  return { ...route.fixed, ...state.facets };
}

/** The choices spelt as the stock spells them: an address that says `make=toyota` finds Toyotas, and shows them chosen. */
export function spelledAsCounted(state: SearchState, { facets }: SearchAnswer): SearchState {
  const entries = Object.entries(state.facets).map(([attribute, values]) => {
    const spellings = new Map(Object.keys(facets[attribute] ?? {}).map((value) => [value.toLowerCase(), value]));
    const counted = facets[attribute] ?? {};
    const spelt = values.map((value) => (counted[value] ? value : (spellings.get(value.toLowerCase()) ?? value)));
    return [attribute, [...new Set(spelt)]] as const;
  });
  return { ...state, facets: Object.fromEntries(entries) };
}

interface Shown {
  readonly answer: SearchAnswer;
  readonly route: SearchRoute;
  readonly state: SearchState;
  readonly config: Site["config"];
  readonly defaultSort: SortKey;
}

/** The page as it is shown, from the engine's answer. */
export function searchPageOf(
  answer: SearchAnswer,
  route: SearchRoute,
  state: SearchState,
  config: Site["config"],
  changesAt: number | null,
): SearchPage {
  const [defaultSort = "recommended"] = config.sortOptions;
  const shown: Shown = { answer, route, state, config, defaultSort };
  const href = (next: SearchState) => searchHref(route.path, next, defaultSort);
  const pages = Math.max(1, Math.ceil(answer.total / config.searchPageSize));
  return {
    state,
    heading: route.heading,
    total: answer.total,
    shownTotal: shownTotal(answer.total, config.stockCount, answer.facets.car_type ?? {}, shownCarTypes(route, state)),
    page: state.page,
    pages,
    cars: collapseSold(answer.hits.map(cardOf), config.soldHandling),
    carTypes: shownCarTypes(route, state),
    facets: shownFilters(config)
      .map((attribute) => facetOf(attribute, shown))
      .filter((facet) => facet !== null),
    chips: chipsOf(shown),
    clearHref: hasFilters(state) ? href(withoutFilters(state)) : config.noResultsRefreshPath,
    sorts: config.sortOptions.map((key) => ({
      key,
      label: SORTS[key].label,
      href: href(withSort(state, key)),
      selected: key === state.sortBy,
    })),
    pagination: {
      previous: state.page > 1 ? href(withPage(state, state.page - 1)) : null,
      next: state.page < pages ? href(withPage(state, state.page + 1)) : null,
      links: shownPages(state.page, pages).map((page) => ({
        page,
        href: href(withPage(state, page)),
        current: page === state.page,
      })),
    },
    path: route.path,
    changesAt,
  };
}

/** The pages that are linked by number: the first, the last and those around the current one (SRCH-064). */
export function shownPages(page: number, pages: number): readonly number[] {
  const around = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(around)].filter((each) => each >= 1 && each <= pages);
}

function facetOf(attribute: Attribute, shown: Shown): Facet | null {
  const { answer, state, config } = shown;
  if (!isRange(attribute)) return facetListOf(attribute, shown);
  const stock = answer.stats[attribute];
  if (!stock && attribute === "year") return null;
  const bounds = sliderBounds(attribute, stock, config);
  return {
    kind: "range",
    attribute,
    heading: RANGE_WORDS[attribute].heading,
    unit: RANGE_WORDS[attribute].unit,
    ...bounds,
    ...shownSelection(state.ranges[attribute], bounds),
  };
}

function facetListOf(
  attribute: FacetAttribute,
  { answer, route, state, config, defaultSort }: Shown,
): FacetList | null {
  const chosen = chosenFacets(route, state)[attribute] ?? [];
  const values = listedValues(attribute, answer.facets[attribute] ?? {}, chosen, config);
  if (values.length === 0) return null;
  return {
    kind: "list",
    attribute,
    heading: FACET_WORDS[attribute].heading,
    items: values.map(({ value, count }) => ({
      label: facetLabel(attribute, value),
      value,
      count,
      selected: chosen.includes(value),
      href: facetHref(route, state, attribute, value, defaultSort),
    })),
    visible: config.facetVisibleCount,
    showAllText: `Show all ${FACET_WORDS[attribute].plural}`,
  };
}

/** Every filter in force, the path's own make, model or dealership too, each with the address without it. */
function chipsOf({ route, state, defaultSort }: Shown): readonly Chip[] {
  const href = (next: SearchState) => searchHref(route.path, next, defaultSort);
  const chips: Chip[] = [];
  if (state.query !== "") chips.push({ label: `“${state.query}”`, href: href(withQuery(state, "")) });
  if (route.kind === "dealership") {
    chips.push({ label: route.heading, href: searchHref(ALL_STOCK_PATH, withPage(state, 1), defaultSort) });
  }
  for (const [name, values] of Object.entries(chosenFacets(route, state))) {
    const attribute = name as FacetAttribute;
    const own = state.facets[attribute];
    for (const value of values ?? []) {
      const label = facetLabel(attribute, value, true);
      const without = own
        ? href(withFacet(state, attribute, value))
        : facetHref(route, state, attribute, value, defaultSort);
      chips.push({ label, href: without });
    }
  }
  for (const attribute of RANGE_ATTRIBUTES) {
    const range = state.ranges[attribute];
    if (range) chips.push({ label: rangeLabel(attribute, range), href: href(withRange(state, attribute, null)) });
  }
  return chips;
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
