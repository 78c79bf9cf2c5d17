import { FACETS, type FacetAttribute, RANGE_ATTRIBUTES, RANGES, type SortKey } from "../../vocabulary/attributes.ts";
import { facetLabel, rangeLabel } from "../facet-words.ts";
import { searchText } from "../index/search-text.ts";
import {
  ALL_STOCK_PATH,
  facetHref,
  facetHrefs,
  searchHref,
  withFacet,
  withPage,
  withQuery,
  withRange,
} from "../rules.ts";
import type { FacetBounds, FacetCounts, SearchState } from "../schema.ts";
import type {
  CarriedFields,
  Chip,
  FacetItem,
  ListView,
  PendingSearch,
  RangeView,
  SearchResults,
} from "../search-view.ts";

/** The filters of a search as its page shows them. */

export function listView(
  { attribute, values, counts }: FacetCounts,
  { route, state, options }: SearchResults,
): ListView {
  const chosen = new Set(state.facets[attribute] ?? route.fixed[attribute]);
  const hrefOf = facetHrefs(route, state, attribute, options.sorts[0]);
  const items = values.map((value, at) => ({
    label: facetLabel(attribute, value),
    value,
    count: counts[at] ?? 0,
    selected: chosen.has(value),
    href: hrefOf(value),
  }));
  return {
    kind: "list",
    attribute,
    heading: searchText(options, `filter.${attribute}`),
    plural: FACETS[attribute].plural,
    items,
    visible: options.visible,
    summary: summaryOf(items),
  };
}

function summaryOf(items: readonly FacetItem[]): string | null {
  const [first, ...more] = items.filter((item) => item.selected);
  return first ? `${first.label}${more.length > 0 ? ` +${more.length}` : ""}` : null;
}

export function rangeView(
  bounds: FacetBounds,
  { state, options }: SearchResults,
  carried: (state: SearchState) => CarriedFields,
): RangeView {
  const { attribute } = bounds;
  const range = state.ranges[attribute];
  return {
    ...bounds,
    heading: searchText(options, `filter.${attribute}`),
    unit: RANGES[attribute].unit,
    selectedMin: range?.min,
    selectedMax: range?.max,
    rounding: RANGES[attribute].rounded ? options.rounding : 1,
    carried: carried(withRange(state, attribute, null)),
    summary: range ? rangeLabel(attribute, range) : null,
  };
}

export function pendingList(list: ListView, { route, state }: PendingSearch): ListView {
  const chosen = new Set(state.facets[list.attribute] ?? route.fixed[list.attribute]);
  if (list.items.every(({ value, selected }) => selected === chosen.has(value))) return list;
  const items = list.items.map((item) => {
    const selected = chosen.has(item.value);
    return item.selected === selected ? item : { ...item, selected };
  });
  return { ...list, items, summary: summaryOf(items) };
}

export function pendingRange(range: RangeView, asked: SearchState["ranges"]["price"]): RangeView {
  if (range.selectedMin === asked?.min && range.selectedMax === asked?.max) return range;
  return {
    ...range,
    selectedMin: asked?.min,
    selectedMax: asked?.max,
    summary: asked ? rangeLabel(range.attribute, asked) : null,
  };
}

/** Every active filter, including the path's own make, model or dealership, each with the address without it. */
export function chipsOf({ route, state }: PendingSearch, defaultSort: SortKey): readonly Chip[] {
  const href = (next: SearchState) => searchHref(route.path, next, defaultSort);
  const chips: Chip[] = [];
  if (state.query !== "") chips.push({ label: `“${state.query}”`, href: href(withQuery(state, "")) });
  if (route.kind === "dealership") {
    chips.push({ label: route.heading, href: searchHref(ALL_STOCK_PATH, withPage(state, 1), defaultSort) });
  }
  for (const [name, values] of Object.entries({ ...route.fixed, ...state.facets })) {
    const attribute = name as FacetAttribute;
    for (const value of values ?? []) {
      const label = facetLabel(attribute, value, true);
      const without = state.facets[attribute]
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
