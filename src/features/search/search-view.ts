import { formatNumber } from "../../lib/words/format.ts";
import type { CarCardView } from "../cards/card.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { FacetAttribute, SortKey } from "../vocabulary/attributes.ts";
import { type AroundView, aroundView } from "./answer/around-view.ts";
import { chipsOf, readAloud, type SaidOfWords, saidOfWords } from "./answer/filters/chips.ts";
import { listView, pendingList, pendingRange, rangeView } from "./answer/filters/filter-views.ts";
import { withTypedFilters } from "./answer/filters/typed-choices.ts";
import { paginationOf } from "./answer/pagination.ts";
import { type SearchTexts, searchText } from "./index/documents/search-text.ts";
import { announcementOf, type NoResults } from "./nearest/near-view.ts";
import { hasFilters, type SearchRoute, searchHref, withoutFilters, withPage, withQuery, withSort } from "./rules.ts";
import type { Facet, FacetBounds, RadiusCount, SearchState } from "./schema.ts";
import type { AnsweredReading } from "./understand/schema.ts";

export interface PromoView {
  readonly url: string;
  readonly image: string | null;
  readonly heading: string;
  readonly text: string;
}

export type GridItem =
  | { readonly kind: "car"; readonly card: CarCardView }
  | { readonly kind: "promo"; readonly promo: PromoView };

/**
 * The data sent to a search page, plain and small: `searchView` computes addresses, marks and texts from it on the
 * server and in the browser, so they are not transferred.
 */
export interface SearchResults {
  readonly route: Omit<SearchRoute, "filter">;
  readonly state: SearchState;
  /** What the typed words were read as; null for none, and for words that are searched for as typed. */
  readonly reading: AnsweredReading | null;
  readonly total: number;
  readonly shownTotal: number;
  readonly pages: number;
  readonly facets: readonly Facet[];
  readonly around: readonly RadiusCount[] | null;
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
  /** The address without it; of one that is struck out, the address with it. */
  readonly href: string;
  /** The words that it was read from. */
  readonly words?: string;
  /** Why it is struck out: it is not searched for. */
  readonly struck?: string;
}

/** Everything that the search page shows. */
export interface SearchView {
  readonly route: SearchResults["route"];
  readonly state: SearchState;
  readonly defaultSort: SortKey;
  /** The path's own, which the breadcrumb says. */
  readonly heading: string;
  /** The page's heading: what is searched, or that there is none of it. */
  readonly title: string;
  /** What a screen reader is told of the answer. */
  readonly announcement: string;
  readonly total: number;
  readonly pages: number;
  /** "128 cars", also for the button of the phones' filter sheet (SRCH-017). */
  readonly countText: string;
  readonly showMeText: string;
  readonly items: readonly GridItem[];
  readonly facets: readonly FacetView[];
  readonly around: AroundView;
  readonly chips: readonly Chip[];
  /** What was read of the words, which the chips of a search that is awaited follow from, too. */
  readonly reading: SearchResults["reading"];
  readonly said: SaidOfWords | null;
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

/** Anchor of the form that asks for an alert, on the page of a search that finds nothing. */
export const ALERT_OFFER = "alert-offer";

/** A search that may have no answer yet. */
export type PendingSearch = Pick<SearchResults, "route" | "state">;

export function searchView(results: SearchResults): SearchView {
  const { options, route, state } = results;
  const [defaultSort = "recommended"] = options.sorts;
  const href = (next: SearchState) => searchHref(route.path, next, defaultSort);
  const carried = (next: SearchState) => carriedFields(href(next));
  const { noun } = options;
  const countText = `${formatNumber(results.shownTotal)} ${results.shownTotal === 1 ? noun : `${noun}s`}`;
  return {
    ...pendingParts(results, results.reading, defaultSort, results.pages),
    reading: results.reading,
    defaultSort,
    heading: route.heading,
    title: results.noResults?.heading ?? results.reading?.heading ?? route.heading,
    announcement: announcementOf(results.noResults) ?? `${countText}${readAloud(results.reading)}`,
    total: results.total,
    pages: results.pages,
    countText,
    showMeText: `Show Me ${countText}`,
    items: results.items,
    facets: results.facets.map((facet) =>
      facet.kind === "list" ? listView(facet, results) : rangeView(facet, results, carried),
    ),
    around: aroundView(results, defaultSort),
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
  const shown = withTypedFilters(state, view.reading);
  return {
    ...view,
    ...pendingParts(asked, view.reading, view.defaultSort, view.pages),
    facets: view.facets.map((facet) =>
      facet.kind === "list"
        ? pendingList(facet, asked, view.reading)
        : pendingRange(facet, shown.ranges[facet.attribute]),
    ),
    clearHref: filtered ? searchHref(route.path, withoutFilters(state), view.defaultSort) : view.clearHref,
  };
}

/** The parts of the view that follow from the search without its answer. */
function pendingParts(
  { route, state }: PendingSearch,
  reading: SearchResults["reading"],
  defaultSort: SortKey,
  pages: number,
) {
  const href = (next: SearchState) => searchHref(route.path, next, defaultSort);
  return {
    route,
    state,
    query: state.query,
    filtered: hasFilters(state),
    here: href(withPage(state, 1)),
    chips: chipsOf({ route, state }, reading, defaultSort),
    said: saidOfWords({ route, state }, reading, defaultSort),
    pagination: paginationOf(state, pages, href),
  };
}

/** The parameters of a search's address, as the hidden fields of a form that changes another one. */
export function carriedFields(href: string): CarriedFields {
  return [...new URL(href, "http://search.invalid").searchParams];
}
