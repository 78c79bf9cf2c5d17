import { FACETS, type FacetAttribute, RANGES } from "../../../vocabulary/attributes.ts";
import { facetLabel, rangeLabel } from "../../facets/facet-words.ts";
import { searchText } from "../../index/documents/search-text.ts";
import { facetHrefs, withRange } from "../../rules.ts";
import type { FacetBounds, FacetCounts, SearchState } from "../../schema.ts";
import type { CarriedFields, FacetItem, ListView, PendingSearch, RangeView, SearchResults } from "../../view/parts.ts";
import { settledFor, withTypedFilters } from "./typed-choices.ts";

/** The filters of a search as its page shows them. */

export function listView(
  { attribute, values, counts }: FacetCounts,
  { route, state, options, reading }: SearchResults,
): ListView {
  const chosen = chosenIn(attribute, { route, state }, reading);
  const hrefOf = facetHrefs(route, settledFor(state, reading, attribute), attribute, options.sorts[0]);
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
  { state, options, reading }: SearchResults,
  carried: (state: SearchState) => CarriedFields,
): RangeView {
  const { attribute } = bounds;
  const range = withTypedFilters(state, reading).ranges[attribute];
  return {
    ...bounds,
    heading: searchText(options, `filter.${attribute}`),
    unit: RANGES[attribute].unit,
    selectedMin: range?.min,
    selectedMax: range?.max,
    rounding: RANGES[attribute].rounded ? options.rounding : 1,
    carried: carried(withRange(settledFor(state, reading, attribute), attribute, null)),
    summary: range ? rangeLabel(attribute, range) : null,
  };
}

/** The selected values of a facet: chosen, typed, or set by the path. */
function chosenIn(
  attribute: FacetAttribute,
  { route, state }: PendingSearch,
  reading: SearchResults["reading"],
): ReadonlySet<string> {
  return new Set(withTypedFilters(state, reading).facets[attribute] ?? route.fixed[attribute]);
}

export function pendingList(list: ListView, pending: PendingSearch, reading: SearchResults["reading"]): ListView {
  const chosen = chosenIn(list.attribute, pending, reading);
  if (list.items.every(({ value, selected }) => selected === chosen.has(value))) return list;
  const items = list.items.map((item) => {
    const selected = chosen.has(item.value);
    return item.selected === selected ? item : { ...item, selected };
  });
  return { ...list, items, summary: summaryOf(items) };
}

export function pendingRange(range: RangeView, pending: SearchState["ranges"]["price"]): RangeView {
  if (range.selectedMin === pending?.min && range.selectedMax === pending?.max) return range;
  return {
    ...range,
    selectedMin: pending?.min,
    selectedMax: pending?.max,
    summary: pending ? rangeLabel(range.attribute, pending) : null,
  };
}
