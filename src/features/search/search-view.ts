import { formatNumber } from "../../lib/words/format.ts";
import type { CarCardView } from "../cards/card.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { FacetAttribute, SortKey } from "../vocabulary/attributes.ts";
import { chipsOf, listView, pendingList, pendingRange, rangeView } from "./answer/filter-views.ts";
import { type SearchTexts, searchText } from "./index/search-text.ts";
import { hasFilters, type SearchRoute, searchHref, withoutFilters, withPage, withQuery, withSort } from "./rules.ts";
import type { Facet, FacetBounds, SearchState } from "./schema.ts";

export interface PromoView {
  readonly url: string;
  readonly image: string | null;
  readonly heading: string;
  readonly text: string;
}

export type GridItem =
  | { readonly kind: "car"; readonly card: CarCardView }
  | { readonly kind: "promo"; readonly promo: PromoView };

export interface NoResults {
  readonly title: string;
  readonly text: string;
  /** Address of the enquiry form, where there is no stock at all (SRCH-023). */
  readonly findSimilarHref: string | null;
  /** Searches with one filter dropped that find cars, the most first. */
  readonly wider: readonly Chip[];
}

/**
 * The data sent to a search page, plain and small: `searchView` computes addresses, marks and texts from it on the
 * server and in the browser, so they are not transferred.
 */
export interface SearchResults {
  readonly route: Omit<SearchRoute, "filter">;
  readonly state: SearchState;
  readonly total: number;
  readonly shownTotal: number;
  readonly pages: number;
  readonly facets: readonly Facet[];
  readonly items: readonly GridItem[];
  /** Shown above the grid in full if any card shows a comparison rate. */
  readonly financeNotice: string | null;
  readonly noResults: NoResults | null;
  readonly options: {
    /** The orders to choose from; the first is the default. */
    readonly sorts: readonly SortKey[];
    /** Number of values that a list shows before "Show all …" (SRCH-024). */
    readonly visible: number;
    /** `car`, in lower case. */
    readonly noun: string;
    readonly refreshPath: string;
    /** Step of the price and kilometre sliders (SRCH-033). */
    readonly rounding: SiteConfig["sliderRounding"];
    /** The site's own texts, if any. */
    readonly texts: SearchTexts;
  };
}

/** A facet's value with its count, and the address behind it (SRCH-066..068). */
export interface FacetItem {
  readonly label: string;
  readonly value: string;
  readonly count: number;
  readonly selected: boolean;
  /** The address with this value toggled, on page one. */
  readonly href: string;
}

/** Hidden fields that carry the rest of a search through a plain form. */
export type CarriedFields = readonly (readonly [name: string, value: string])[];

/** A facet's list. `summary` names the chosen values in a few words; null for none. */
export interface ListView {
  readonly kind: "list";
  readonly attribute: FacetAttribute;
  readonly heading: string;
  readonly items: readonly FacetItem[];
  /** Number of values to show before "Show all …" (SRCH-024). */
  readonly visible: number;
  /** The plural of its values' name: "makes". */
  readonly plural: string;
  readonly summary: string | null;
}

/** A slider with its typed ends; these are the requested ones, even beyond the stock's own range. */
export interface RangeView extends FacetBounds {
  readonly heading: string;
  readonly unit: "dollars" | "kilometres" | "year";
  readonly selectedMin: number | undefined;
  readonly selectedMax: number | undefined;
  /** A handle is rounded to a multiple of this. */
  readonly rounding: number;
  readonly carried: CarriedFields;
  readonly summary: string | null;
}

export type FacetView = ListView | RangeView;

/** A filter that can be removed. */
export interface Chip {
  readonly label: string;
  /** The address without it. */
  readonly href: string;
}

/** Everything that the search page shows. */
export interface SearchView {
  readonly route: SearchResults["route"];
  readonly state: SearchState;
  readonly defaultSort: SortKey;
  readonly heading: string;
  readonly total: number;
  readonly pages: number;
  /** "128 cars", also for the button of the phones' filter sheet (SRCH-017). */
  readonly countText: string;
  readonly showMeText: string;
  readonly items: readonly GridItem[];
  readonly facets: readonly FacetView[];
  readonly chips: readonly Chip[];
  readonly filtered: boolean;
  readonly clearHref: string;
  /** The address of this search, on page one. */
  readonly here: string;
  readonly path: string;
  readonly query: string;
  readonly sorts: readonly {
    readonly key: SortKey;
    readonly label: string;
    readonly href: string;
    readonly selected: boolean;
  }[];
  /** Addresses by page number; `previous` and `next` are null at the ends. */
  readonly pagination: {
    readonly previous: string | null;
    readonly next: string | null;
    readonly links: readonly { readonly page: number; readonly href: string; readonly current: boolean }[];
  };
  readonly carried: { readonly query: CarriedFields; readonly sort: CarriedFields };
  readonly financeNotice: string | null;
  readonly noResults: NoResults | null;
}

/** A search that may have no answer yet. */
export type PendingSearch = Pick<SearchResults, "route" | "state">;

/** The view of a page of results. */
export function searchView(results: SearchResults): SearchView {
  const { options, route, state } = results;
  const [defaultSort = "recommended"] = options.sorts;
  const href = (next: SearchState) => searchHref(route.path, next, defaultSort);
  const carried = (next: SearchState) => carriedFields(href(next));
  const { noun } = options;
  const countText = `${formatNumber(results.shownTotal)} ${results.shownTotal === 1 ? noun : `${noun}s`}`;
  return {
    ...pendingParts(results, defaultSort, results.pages),
    defaultSort,
    heading: route.heading,
    total: results.total,
    pages: results.pages,
    countText,
    showMeText: `Show Me ${countText}`,
    items: results.items,
    facets: results.facets.map((facet) =>
      facet.kind === "list" ? listView(facet, results) : rangeView(facet, results, carried),
    ),
    clearHref: hasFilters(state) ? href(withoutFilters(state)) : options.refreshPath,
    path: route.path,
    sorts: options.sorts.map((key) => ({
      key,
      label: searchText(options, `sort.${key}`),
      href: href(withSort(state, key)),
      selected: key === state.sortBy,
    })),
    carried: { query: carried(withQuery(state, "")), sort: carried(withSort(state, defaultSort)) },
    financeNotice: results.financeNotice,
    noResults: results.noResults,
  };
}

/**
 * The view while another search is loading: marks, chips and pages are those of the new search, cars and counts still
 * those of the last. A filter that is the same in both stays the same object, so that it need not render again.
 */
export function pendingView(view: SearchView, asked: PendingSearch): SearchView {
  const { route, state } = asked;
  const filtered = hasFilters(state);
  return {
    ...view,
    ...pendingParts(asked, view.defaultSort, view.pages),
    facets: view.facets.map((facet) =>
      facet.kind === "list" ? pendingList(facet, asked) : pendingRange(facet, state.ranges[facet.attribute]),
    ),
    clearHref: filtered ? searchHref(route.path, withoutFilters(state), view.defaultSort) : view.clearHref,
  };
}

/** The parts of the view that follow from the search without its answer. */
function pendingParts({ route, state }: PendingSearch, defaultSort: SortKey, pages: number) {
  const href = (next: SearchState) => searchHref(route.path, next, defaultSort);
  return {
    route,
    state,
    query: state.query,
    filtered: hasFilters(state),
    here: href(withPage(state, 1)),
    chips: chipsOf({ route, state }, defaultSort),
    pagination: paginationOf(state, pages, href),
  };
}

/** The pages that have a link with their number: the first, the last and those around the current one (SRCH-064). */
function shownPages(page: number, pages: number): readonly number[] {
  const around = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(around)].filter((each) => each >= 1 && each <= pages);
}

function paginationOf(state: SearchState, pages: number, href: (state: SearchState) => string) {
  const at = (page: number) => href(withPage(state, page));
  return {
    previous: state.page > 1 ? at(state.page - 1) : null,
    next: state.page < pages ? at(state.page + 1) : null,
    links: shownPages(state.page, pages).map((page) => ({ page, href: at(page), current: page === state.page })),
  };
}

/** The parameters of a search's address, as the hidden fields of a form that changes another one. */
export function carriedFields(href: string): CarriedFields {
  return [...new URL(href, "http://search.invalid").searchParams];
}
