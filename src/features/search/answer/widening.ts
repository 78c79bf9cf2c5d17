import { type FacetAttribute, RANGE_ATTRIBUTES } from "../../vocabulary/attributes.ts";
import { facetLabel, rangeLabel } from "../facet-words.ts";
import { withoutFacet, withQuery, withRange } from "../rules.ts";
import type { SearchState, Widening } from "../schema.ts";

/** Most wider searches that are offered where nothing is found. */
const MOST_WIDER = 3;

/** The searches that drop one filter of this one, each with the name of that filter. */
export function widerSearches(state: SearchState): readonly { readonly lifted: string; readonly state: SearchState }[] {
  const words = state.query === "" ? [] : [{ lifted: `“${state.query}”`, state: withQuery(state, "") }];
  const facets = Object.entries(state.facets).map(([name, values]) => {
    const attribute = name as FacetAttribute;
    const labels = values.map((value) => facetLabel(attribute, value, true));
    return { lifted: labels.join(" or "), state: withoutFacet(state, attribute) };
  });
  const ranges = RANGE_ATTRIBUTES.flatMap((attribute) => {
    const range = state.ranges[attribute];
    return range ? [{ lifted: rangeLabel(attribute, range), state: withRange(state, attribute, null) }] : [];
  });
  return [...words, ...facets, ...ranges];
}

/** The wider searches that find the most cars; those that find none are left out. */
export function bestWidenings(all: readonly Widening[]): readonly Widening[] {
  return all
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST_WIDER);
}
