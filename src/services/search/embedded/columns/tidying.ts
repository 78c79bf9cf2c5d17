import type { FacetColumn } from "./facet-column.ts";

/** So many slots, all fields together, are added to sets at a time: about a millisecond's work. */
const CAUGHT_UP = 32_768;

/**
 * Does some of what writing left to be done: brings the fields' sets up to date, and removes unused values from one
 * field, where there are many. False when nothing is left.
 */
export function tidyFacets(facets: ReadonlyMap<string, FacetColumn>): boolean {
  let lacking = 0;
  for (const column of facets.values()) {
    lacking += column.catchUp();
    if (lacking > CAUGHT_UP) return true;
  }
  for (const column of facets.values()) {
    if (!column.isWorthSweeping) continue;
    column.sweep();
    return true;
  }
  return false;
}
