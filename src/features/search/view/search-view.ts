import { counted } from "../../../lib/words/format.ts";
import type { SortKey } from "../../vocabulary/attributes.ts";
import { type AroundView, aroundView } from "../answer/around-view.ts";
import { chipsOf, readAloud, type WordNotes, wordNotes } from "../answer/filters/chips.ts";
import { listView, pendingList, pendingRange, rangeView } from "../answer/filters/filter-views.ts";
import { readingOf, withOrder, withTypedFilters } from "../answer/filters/typed-choices.ts";
import { paginationOf } from "../answer/pagination.ts";
import { searchText } from "../index/documents/search-text.ts";
import { announcementOf } from "../nearest/near-view.ts";
import { hasFilters, searchHref, withoutFilters, withPage, withQuery } from "../rules.ts";
import type { SearchState } from "../schema.ts";
import { orderInForce, typedOrder } from "./orders.ts";
import type { NoResults } from "./parts.ts";
import {
  type CarriedFields,
  type Chip,
  carriedFields,
  type FacetView,
  type GridItem,
  type PendingSearch,
  type SearchResults,
} from "./parts.ts";

/** Everything that the search page shows. */
export interface SearchView {
  readonly route: SearchResults["route"];
  readonly state: SearchState;
  readonly defaultSort: SortKey;
  /** The path's own heading, which the breadcrumb shows. */
  readonly heading: string;
  /** The page's heading: what was searched for, or that there is none. */
  readonly title: string;
  /** The announcement of the results for screen readers. */
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
  /** How the words were read. The chips of a search that is still loading also depend on it. */
  readonly reading: SearchResults["reading"];
  readonly said: WordNotes | null;
  readonly filtered: boolean;
  readonly clearHref: string;
  /** The address of this search, on page one. */
  readonly here: string;
  readonly path: string;
  readonly query: string;
  /** The current sort order, which is one of `sorts`. */
  readonly order: SortKey;
  readonly sorts: readonly { readonly key: SortKey; readonly label: string }[];
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

/** Anchor of the form for an alert, on the page of a search without results. */
export const ALERT_OFFER = "alert-offer";

export function searchView(results: SearchResults): SearchView {
  const { options, route, state } = results;
  const [defaultSort = "recommended"] = options.sorts;
  const href = (next: SearchState) => searchHref(route.path, next, defaultSort);
  const carried = (next: SearchState) => carriedFields(href(next));
  const { noun } = options;
  const countText = counted(results.shownTotal, noun);
  const parts = pendingParts(results, results.reading, defaultSort, results.pages);
  return {
    ...parts,
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
    // Typed words may set an order that the site does not otherwise offer.
    sorts: [...new Set([...options.sorts, parts.order])].map((key) => ({
      key,
      label: searchText(options, `sort.${key}`),
    })),
    carried: {
      query: carried(withQuery(state, "")),
      sort: [
        ...carried(withOrder(state, results.reading, defaultSort)),
        ...typedOrder(readingOf(state, results.reading)),
      ],
    },
    financeNotice: results.financeNotice,
    noResults: results.noResults,
  };
}

/**
 * The view while another search is loading. Marks, chips and pages are already those of the new search; cars and counts
 * are still those of the last. An unchanged filter stays the same object, so that it need not render again.
 */
export function pendingView(view: SearchView, pending: PendingSearch): SearchView {
  const { route, state } = pending;
  const filtered = hasFilters(state);
  const shown = withTypedFilters(state, view.reading);
  return {
    ...view,
    ...pendingParts(pending, view.reading, view.defaultSort, view.pages),
    facets: view.facets.map((facet) =>
      facet.kind === "list"
        ? pendingList(facet, pending, view.reading)
        : pendingRange(facet, shown.ranges[facet.attribute]),
    ),
    clearHref: filtered ? searchHref(route.path, withoutFilters(state), view.defaultSort) : view.clearHref,
  };
}

/** The parts of the view that depend on the search alone and not on its results. */
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
    order: orderInForce(readingOf(state, reading)?.choices ?? [], state),
    query: state.query,
    filtered: hasFilters(state),
    here: href(withPage(state, 1)),
    chips: chipsOf({ route, state }, reading, defaultSort),
    said: wordNotes({ route, state }, reading, defaultSort),
    pagination: paginationOf(state, pages, href),
  };
}
