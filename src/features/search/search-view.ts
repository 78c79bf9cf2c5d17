import { wallClock } from "../../lib/time-zones.ts";
import { COMPARISON_RATE_WARNING, estimateBasis } from "../finance/rules.ts";
import type { Site } from "../site/site.ts";
import { type CarCardView, carCard } from "../stock/card.ts";
import { placePromos } from "./promos.ts";
import { rangeLabel } from "./results.ts";
import { hasFilters, type SearchRoute, searchHref, withPage, withQuery, withRange, withSort } from "./rules.ts";
import type { Chip, FacetList, FacetRange, SearchPage, SearchState } from "./schema.ts";

/** Hidden fields that carry the rest of a search through a plain form. */
export type CarriedFields = readonly (readonly [name: string, value: string])[];

export interface PromoView {
  readonly url: string;
  readonly image: string | null;
  readonly heading: string;
  readonly text: string;
}

export type GridItem =
  | { readonly kind: "car"; readonly card: CarCardView }
  | { readonly kind: "promo"; readonly promo: PromoView };

/** A facet, and in a few words what of it is chosen: null for nothing. */
export type FacetView = (FacetList | (FacetRange & { readonly carried: CarriedFields })) & {
  readonly summary: string | null;
};

export interface NoResults {
  readonly title: string;
  readonly text: string;
  /** The enquiry form, where there is no stock at all (SRCH-023). */
  readonly findSimilarHref: string | null;
}

/** All that the search page shows, decided. */
export interface SearchView {
  readonly heading: string;
  readonly total: number;
  /** "128 cars", and the same on the button of the phones' filter sheet (SRCH-017). */
  readonly countText: string;
  readonly showMeText: string;
  readonly items: readonly GridItem[];
  readonly facets: readonly FacetView[];
  readonly chips: readonly Chip[];
  readonly filtered: boolean;
  readonly clearHref: string;
  /** The address of this search itself, page one. */
  readonly here: string;
  readonly path: string;
  readonly query: string;
  readonly sorts: SearchPage["sorts"];
  readonly pagination: SearchPage["pagination"];
  readonly carried: { readonly query: CarriedFields; readonly sort: CarriedFields };
  /** Stands above the grid, whole, where any card shows a comparison rate. */
  readonly financeNotice: string | null;
  readonly noResults: NoResults | null;
}

/** The results of a route as its page shows them at `now`. */
export function searchView(page: SearchPage, items: readonly GridItem[], route: SearchRoute, site: Site): SearchView {
  const { config } = site;
  const [defaultSort = "recommended"] = config.sortOptions;
  const href = (state: SearchState) => searchHref(page.path, state, defaultSort);
  const carried = (state: SearchState) => carriedFields(href(state));
  const { state } = page;
  const noun = config.vehicleNoun.toLowerCase();
  const countText = `${page.shownTotal.toLocaleString("en-AU")} ${page.shownTotal === 1 ? noun : `${noun}s`}`;
  return {
    heading: page.heading,
    total: page.total,
    countText,
    showMeText: `Show Me ${countText}`,
    items,
    facets: page.facets.map((facet) => {
      if (facet.kind === "list") return { ...facet, summary: listSummary(facet) };
      const range = state.ranges[facet.attribute];
      return {
        ...facet,
        // The typed ends are what was asked for, even beyond the stock's own range.
        selectedMin: range?.min,
        selectedMax: range?.max,
        carried: carried(withRange(state, facet.attribute, null)),
        summary: range ? rangeLabel(facet.attribute, range) : null,
      };
    }),
    chips: page.chips,
    filtered: hasFilters(state),
    clearHref: page.clearHref,
    here: href(withPage(state, 1)),
    path: page.path,
    query: state.query,
    sorts: page.sorts,
    pagination: page.pagination,
    carried: { query: carried(withQuery(state, "")), sort: carried(withSort(state, defaultSort)) },
    financeNotice: items.some((item) => item.kind === "car" && item.card.estimate)
      ? `${estimateBasis(config)} ${COMPARISON_RATE_WARNING}`
      : null,
    noResults: page.total === 0 ? noResults(state, route, config) : null,
  };
}

function listSummary(facet: FacetList): string | null {
  const [first, ...more] = facet.items.filter((item) => item.selected);
  if (!first) return null;
  return more.length === 0 ? first.label : `${first.label} +${more.length}`;
}

/** Cards of a page's cars, in order, with the promo cards that run today in their places (SRCH-009..016). */
export function carItems(page: SearchPage, site: Site, now: number): GridItem[] {
  const placed = placePromos(page.cars, site.promos, {
    today: wallClock(now, site.config.timezone).day,
    carTypes: page.carTypes,
    defaultPositions: site.config.promoCardPositions,
    random: site.config.promoCardRandomise ? Math.random : null,
  });
  return placed.map((item) => (item.kind === "promo" ? item : { kind: "car", card: carCard(item.card, site, now) }));
}

/** SRCH-020..023. */
function noResults(state: SearchState, route: SearchRoute, config: Site["config"]): NoResults {
  const noStock = !hasFilters(state) && route.kind !== "dealership";
  const words =
    config.noResultsVariant === "offers"
      ? {
          title: "No Results Available",
          text: "There appears to be no offers currently available that meet the conditions of your search.",
        }
      : {
          title: `No ${config.vehicleNoun.toLowerCase()}s match your search`,
          text: "No results found for your search at this time. Please try adjusting the filters for more results.",
        };
  return { ...words, findSimilarHref: noStock ? config.contactPath : null };
}

/** The parameters of a search's address, as the hidden fields of a form that changes another one. */
export function carriedFields(href: string): CarriedFields {
  return [...new URL(href, "http://search.invalid").searchParams];
}

/**
 * Whether an address came from a plain form: empty fields, or the two ends of a range in fields of their own. Such a
 * search moves to its one canonical address.
 */
export function isFromForm(url: URL): boolean {
  return [...url.searchParams].some(([name, value]) => value.trim() === "" || /-(min|max)$/.test(name));
}
