import type { SiteConfig } from "../site/schema.ts";
import {
  FACET_ATTRIBUTES,
  type FacetAttribute,
  RANGE_ATTRIBUTES,
  type RangeAttribute,
  type SortKey,
} from "../vocabulary/attributes.ts";
import { LONGEST_SEARCH } from "../vocabulary/longest-search.ts";
import { nearRead, writeNear } from "./places/near.ts";
import type { SearchState } from "./schema.ts";
import { sortsFor, wordsOfKeptOrder } from "./view/orders.ts";
import { wordsRead } from "./words-read.ts";

/** The whole stock, which every narrower search filters (SRCH-103). */
export const ALL_STOCK_PATH = "/search/new-used-and-demo-cars";

const MOST_VALUES = 50;
const LONGEST_VALUE = 100;
const LAST_PAGE = 9999;

/** The meaning of a `/search/...` path. */
export interface SearchRoute {
  readonly kind: "all" | "stock-type" | "dealership" | "make" | "model";
  /** The canonical path, lower case. */
  readonly path: string;
  readonly heading: string;
  /**
   * The part of the path that no facet can express, in the search grammar of `services/search/port.ts`; empty for none.
   */
  readonly filter: string;
  /** Facet values that the path implies. They filter like chosen ones, but are not in the query string. */
  readonly fixed: SearchState["facets"];
}

/** The title of a page of results. A model's title adds "for Sale", because the model's own page has the plain name. */
export const searchTitle = ({ kind, heading }: Pick<SearchRoute, "kind" | "heading">, page: number): string =>
  `${heading}${kind === "model" ? " for Sale" : ""}${page > 1 ? `, page ${page}` : ""}`;

/** Number of cars on a page of a dealership's or manufacturer's search (SRCH-043). */
const NAMED_PAGE_SIZE = 21;

/**
 * Number of cars on a page of results: the site's own number, except for searches of one dealership or manufacturer
 * (SRCH-042, SRCH-043).
 */
export const pageSizeOf = (
  { kind }: Pick<SearchRoute, "kind">,
  { searchPageSize }: Pick<SiteConfig, "searchPageSize">,
): number => (kind === "dealership" || kind === "make" ? NAMED_PAGE_SIZE : searchPageSize);

/**
 * Reads an address's query string. It never throws: unknown, malformed or excessive values are replaced by defaults.
 * Ranges come as `price=10000-30000` with either end open, or, from a plain form, as `price-min` and `price-max`.
 */
export function parseSearchState(
  url: URL,
  route: Pick<SearchRoute, "fixed">,
  site: { readonly config: { readonly sortOptions: readonly SortKey[] } },
): SearchState {
  const params = url.searchParams;
  const facets: Partial<Record<FacetAttribute, readonly string[]>> = {};
  for (const attribute of FACET_ATTRIBUTES) {
    const values = facetValues(params.getAll(attribute), route.fixed[attribute]);
    if (values.length > 0) facets[attribute] = values;
  }
  const ranges: Partial<Record<RangeAttribute, { min?: number; max?: number }>> = {};
  for (const attribute of RANGE_ATTRIBUTES) {
    const range = rangeOf(params, attribute);
    if (range) ranges[attribute] = range;
  }
  const sort = params.get("sort");
  const near = nearRead(params);
  const sorts = sortsFor(site.config, near);
  const keptWords = wordsOfKeptOrder(params);
  const query = cleanQuery(keptWords ?? params.get("q") ?? "");
  return {
    query,
    ...(query !== "" && { ...wordsRead(params) }),
    ...near,
    page: wholeNumber(params.get("page"), LAST_PAGE) || 1,
    sortBy: sorts.find((key) => keptWords === null && key === sort) ?? sorts[0] ?? "recommended",
    facets,
    ranges,
  };
}

/** The search text with single spaces, cut to the maximum length. */
export function cleanQuery(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, LONGEST_SEARCH).trim();
}

/** A choice for an attribute that the path fixes may only narrow the path's values. */
function facetValues(texts: readonly string[], fixed: readonly string[] | undefined): readonly string[] {
  const values = new Set<string>();
  for (const raw of texts) {
    const value = raw.trim();
    if (value === "" || value.length > LONGEST_VALUE || (fixed && !fixed.includes(value))) continue;
    values.add(value);
    if (values.size === MOST_VALUES) break;
  }
  return fixed && values.size === fixed.length ? [] : [...values].sort();
}

function rangeOf(params: URLSearchParams, attribute: RangeAttribute): { min?: number; max?: number } | null {
  const typed = (end: string) => (params.get(`${attribute}-${end}`) ?? "").replaceAll(",", "");
  const written = params.get(attribute)?.split("-") ?? [typed("min"), typed("max")];
  if (written.length !== 2) return null;
  const [low = "", high = ""] = written.map((end) => end.trim());
  const min = wholeNumber(low, Number.MAX_SAFE_INTEGER);
  const max = wholeNumber(high, Number.MAX_SAFE_INTEGER);
  if ((low !== "" && min === undefined) || (high !== "" && max === undefined)) return null;
  if (min === undefined && max === undefined) return null;
  if (min !== undefined && max !== undefined && min > max) return null;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function wholeNumber(text: string | null, most: number): number | undefined {
  if (text === null || !/^\d{1,16}$/.test(text)) return undefined;
  const value = Number(text);
  return value <= most ? value : undefined;
}

/**
 * Whether an address came from a plain form: it has empty fields, separate fields for the ends of a range, or the words
 * of an order. Such a search redirects to its canonical address.
 */
export function isFromForm(url: URL): boolean {
  return [...url.searchParams].some(([name, value]) => value.trim() === "" || /-(min|max|typed)$/.test(name));
}

/** The canonical address of a state: parameters in a fixed order, values sorted, defaults left out. */
export function searchHref(path: string, state: SearchState, defaultSort: SortKey = "recommended"): string {
  const query = new URLSearchParams();
  if (state.query !== "") {
    query.append("q", state.query);
    if (state.exactly) query.append("exactly", "1");
    else if (state.read && state.read.length > 0) query.append("read", state.read.join("."));
  }
  writeNear(query, state);
  for (const attribute of FACET_ATTRIBUTES) {
    for (const value of [...(state.facets[attribute] ?? [])].sort()) query.append(attribute, value);
  }
  for (const attribute of RANGE_ATTRIBUTES) {
    const range = state.ranges[attribute];
    if (range) query.append(attribute, `${range.min ?? ""}-${range.max ?? ""}`);
  }
  if (state.sortBy !== defaultSort) query.append("sort", state.sortBy);
  if (state.page > 1) query.append("page", String(state.page));
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** Toggles the value. Like every change of a filter it returns to page one (SRCH-030). */
export function withFacet(state: SearchState, attribute: FacetAttribute, value: string): SearchState {
  const chosen = state.facets[attribute] ?? [];
  const values = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  const { [attribute]: _, ...rest } = state.facets;
  return { ...state, page: 1, facets: values.length > 0 ? { ...rest, [attribute]: values } : rest };
}

/** Removes all chosen values of the attribute. */
export function withoutFacet(state: SearchState, attribute: FacetAttribute): SearchState {
  const { [attribute]: _, ...facets } = state.facets;
  return { ...state, page: 1, facets };
}

/** `null` removes the range. */
export function withRange(
  state: SearchState,
  attribute: RangeAttribute,
  range: { readonly min?: number; readonly max?: number } | null,
): SearchState {
  const { [attribute]: _, ...rest } = state.ranges;
  const open = range === null || (range.min === undefined && range.max === undefined);
  return { ...state, page: 1, ranges: open ? rest : { ...rest, [attribute]: range } };
}

/**
 * The search with other words. Readings that were picked for earlier words still apply, because they last for the
 * visit.
 */
export function withQuery(state: SearchState, query: string): SearchState {
  const { exactly: _, ...rest } = state;
  return { ...rest, page: 1, query };
}

export function withSort(state: SearchState, sortBy: SortKey): SearchState {
  return { ...state, page: 1, sortBy };
}

export function withPage(state: SearchState, page: number): SearchState {
  return { ...state, page };
}

/** Removes all filters and keeps the order (SRCH-018). */
export function withoutFilters(state: SearchState): SearchState {
  const sortBy = state.sortBy === "nearest" ? "recommended" : state.sortBy;
  return { query: "", page: 1, sortBy, facets: {}, ranges: {} };
}

/** Whether Clear Filters has anything to clear (SRCH-019). */
export function hasFilters(state: SearchState): boolean {
  if (state.near) return true;
  return state.query !== "" || Object.keys(state.facets).length > 0 || Object.keys(state.ranges).length > 0;
}

/**
 * The car types that a search shows, which promo cards depend on: the chosen ones, otherwise the path's, otherwise all
 * (SRCH-015).
 */
export function shownCarTypes(route: SearchRoute, state: SearchState): readonly string[] {
  return state.facets.car_type ?? route.fixed.car_type ?? ["new", "demo", "used"];
}

/**
 * The address behind a facet's value. A value that the path excludes links to the whole stock, with the path's meaning
 * as chosen values.
 */
export function facetHref(
  route: Pick<SearchRoute, "path" | "fixed">,
  state: SearchState,
  attribute: FacetAttribute,
  value: string,
  defaultSort?: SortKey,
): string {
  const fixed = route.fixed[attribute];
  if (!fixed) return searchHref(route.path, withFacet(state, attribute, value), defaultSort);
  const open = { ...state, facets: { ...route.fixed, ...state.facets } };
  return searchHref(ALL_STOCK_PATH, withFacet(open, attribute, value), defaultSort);
}

/** A placeholder for any value in `facetHrefs`; no real value contains it. */
const ANY = "\0";
const ANY_ENCODED = "%00";

/** `facetHref` for each value of an attribute. It builds the common part once, for lists of a hundred values. */
export function facetHrefs(
  route: Pick<SearchRoute, "path" | "fixed">,
  state: SearchState,
  attribute: FacetAttribute,
  defaultSort?: SortKey,
): (value: string) => string {
  const hrefOf = (value: string) => facetHref(route, state, attribute, value, defaultSort);
  if (state.facets[attribute] ?? route.fixed[attribute]) return hrefOf;
  const [before = "", after = ""] = hrefOf(ANY).split(ANY_ENCODED);
  return (value) => `${before}${new URLSearchParams([["", value]]).toString().slice(1)}${after}`;
}
