import { err, ok, type Result } from "../../lib/result.ts";
import { abridged } from "../../lib/words/abridged.ts";
import { allOf, type SearchEngine, type SearchFailure, type SearchRequest } from "../../services/search/port.ts";
import type { Site } from "../site/site.ts";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES, SORTS } from "../vocabulary/attributes.ts";
import { chosenFacets, spelledAsCounted } from "./answer/results.ts";
import { EVERYTHING, searchRoute, siteRule, stockRule } from "./data.ts";
import { facetLabel, rangeLabel } from "./facets/facet-words.ts";
import { withFewChoices } from "./facets/few-choices.ts";
import { placed } from "./places/find-place.ts";
import { nearLabel, radiusFilter, withNear } from "./places/near.ts";
import { ALL_STOCK_PATH, parseSearchState, type SearchRoute, searchHref, withPage } from "./rules.ts";
import type { SearchState } from "./schema.ts";
import { engineRequest, siteSearch } from "./site-search.ts";
import { headingOf } from "./understand/heading-of.ts";
import { type Asking, meantBy } from "./understand/understood.ts";
import { defaultSort } from "./view/orders.ts";

export type { Asking };

/** A search saved by its address, as it is understood at present. */
export interface SavedSearch {
  /** Its canonical path and query, without page and order. */
  readonly href: string;
  /** "Automatic SUVs under $30,000". */
  readonly name: string;
  /**
   * The name in words of the site and its stock only, for an e-mail address that somebody else may have typed; "" if no
   * such words are left.
   */
  readonly ownName: () => Promise<string>;
  /** Its conditions besides the site's own rule, in the engine's own fields. */
  readonly demand: Pick<SearchRequest, "query" | "filter" | "refinements">;
  /** Queries the engine as the search's page does. */
  readonly find: (
    narrower: Partial<Pick<SearchRequest, "limit" | "filter">> & { readonly slugs?: readonly string[] },
  ) => ReturnType<SearchEngine["search"]>;
}

/** Maximum characters of a saved search's address, and of its name. */
const LONGEST = 1_500;
const LONGEST_NAME = 200;

/**
 * The search behind an address of this site (`/search/…?…`), read as its page reads it. Typed words are read again each
 * time. `not-found`: the address is not a search of this site.
 */
export async function savedSearch(
  asking: Asking,
  site: Site,
  address: string,
  now: number,
): Promise<Result<SavedSearch, "not-found" | SearchFailure>> {
  const url = address.length <= LONGEST ? URL.parse(address, "http://site.invalid") : null;
  if (url?.host !== "site.invalid" || !/^\/search(\/|$)/.test(url.pathname)) return err("not-found");
  const route = await searchRoute(asking.search, site, segmentsOf(url.pathname));
  if (!route.ok) return route;
  const typed = await stateOf(url, route.value, site, asking.geocoding);
  const rule = stockRule(site, now);
  const resolved = await meantBy(asking, site, rule, { route: route.value, state: typed }, now);
  if (!resolved.ok) return resolved;
  const { route: resolvedRoute, state: read, own: state } = resolved.value;
  const request: SearchRequest = {
    ...EVERYTHING,
    query: read.query,
    sort: SORTS[state.sortBy].by,
    filter: allOf(resolvedRoute.filter, radiusFilter(read)),
    refinements: { facets: chosenFacets(resolvedRoute, read), ranges: read.ranges },
  };
  const reading = resolved.value.read?.reading;
  const heading = reading ? headingOf(reading, site.config.vehicleNoun.toLowerCase()) : null;
  const words = state.query !== "" && heading === null ? [`“${state.query}”`] : [];
  const ranges = RANGE_ATTRIBUTES.flatMap((name) => {
    const range = state.ranges[name];
    return range ? [rangeLabel(name, range)] : [];
  });
  // Without a radius, a place only says which cars come first, which does not belong in a name.
  const around = state.near?.within === undefined ? [] : [nearLabel(state.near)];
  const named = (typed: readonly string[], facets: SearchState["facets"]): string => {
    const chosen = FACET_ATTRIBUTES.flatMap((name) =>
      (facets[name] ?? []).map((value) => facetLabel(name, value, true)),
    );
    // "Mazda" is clearer without "New, Used & Demo Cars" before it, which means every car.
    const narrowed = [...typed, ...chosen, ...around, ...ranges];
    const begins = heading ?? (route.value.path === ALL_STOCK_PATH && narrowed.length > 0 ? [] : route.value.heading);
    return abridged([begins, narrowed].flat().join(", "), LONGEST_NAME);
  };
  const search = siteSearch(asking.search, site);
  return ok({
    href: searchHref(route.value.path, state, state.sortBy),
    name: named(words, state.facets),
    ownName: async () => {
      const facets = await ownValues(state, asking.search, site);
      const isTyped = words.length > 0 || Object.keys(state.facets).length > 0;
      const isEmpty = heading === null && [...Object.keys(facets), ...around, ...ranges].length === 0;
      return isTyped && isEmpty ? "" : named([], facets);
    },
    demand: engineRequest(request, site),
    find: ({ slugs, filter = "", limit = 0 }) =>
      search.search({
        ...request,
        limit,
        filter: allOf(rule, request.filter, filter),
        refinements: slugs
          ? { ...request.refinements, facets: { ...request.refinements.facets, slug: slugs } }
          : request.refinements,
      }),
  });
}

/**
 * Those of the chosen values that cars of the site have, in the cars' spelling; none while the engine is unreachable.
 */
async function ownValues(state: SearchState, search: SearchEngine, site: Site): Promise<SearchState["facets"]> {
  const attributes = Object.keys(state.facets);
  if (attributes.length === 0) return {};
  const counted = await search.search({ ...EVERYTHING, filter: siteRule(site), facets: attributes });
  if (!counted.ok) return {};
  const { facets } = counted.value;
  const spelt = Object.entries(spelledAsCounted(state, facets).facets);
  const own = spelt.map(([name, values]) => [name, values.filter((value) => Object.hasOwn(facets[name] ?? {}, value))]);
  return Object.fromEntries(own.filter(([, values = []]) => values.length > 0));
}

/** The state of the address on page one, in the site's own order. An unknown place does not narrow the search. */
async function stateOf(url: URL, route: SearchRoute, site: Site, geocoding: Asking["geocoding"]): Promise<SearchState> {
  const typed = {
    ...withPage(parseSearchState(withFewChoices(url), route, site), 1),
    sortBy: defaultSort(site.config),
  };
  const state = await placed(typed, site, geocoding);
  return state.near && !state.near.place ? withNear(state, null) : state;
}

const segmentsOf = (path: string): string[] =>
  path
    .split("/")
    .slice(2)
    .filter((segment) => segment !== "")
    .map(decoded);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
