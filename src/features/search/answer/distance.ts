import { allOf, type SearchEngine } from "../../../services/search/port.ts";
import { SORTS } from "../../vocabulary/attributes.ts";
import { nearestOrder, RADII, radiusFilter } from "../places/near.ts";
import type { SearchRoute } from "../rules.ts";
import type { SearchState } from "../schema.ts";
import type { SearchPage } from "../search-page.ts";
import { EVERYTHING } from "./everything.ts";
import { chosenFacets } from "./results.ts";

/** The engine's sort keys of a search. */
export const sortOf = (state: SearchState): readonly string[] =>
  state.sortBy === "nearest" ? nearestOrder(state) : SORTS[state.sortBy].by;

/** Number of cars within each radius. It is only a hint, so it is null if counting fails. */
export async function radiusCounts(
  search: SearchEngine,
  rule: string,
  route: SearchRoute,
  state: SearchState,
): Promise<SearchPage["around"]> {
  const { near } = state;
  if (!near?.place) return null;
  const own = near.within === undefined || RADII.some((km) => km === near.within) ? [] : [near.within];
  const radii = [...RADII, ...own].toSorted((a, b) => a - b);
  const refinements = { facets: chosenFacets(route, state), ranges: state.ranges };
  const counts = [...radii, null].map(async (km) => {
    const filter = allOf(rule, km === null ? "" : radiusFilter(state, km));
    const found = await search.search({ ...EVERYTHING, query: state.query, filter, refinements });
    return found.ok ? { km, count: found.value.total } : null;
  });
  const all = await Promise.all(counts);
  return all.includes(null) ? null : all.filter((one) => one !== null);
}
