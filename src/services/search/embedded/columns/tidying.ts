import type { FacetColumn } from "./facet-column.ts";

/**
 * Does some of what writing left to be done: brings the sets of one field up to date that are far behind, or removes
 * unused values from one field, where there are many. False when nothing is left.
 */
export function tidyFacets(facets: ReadonlyMap<string, FacetColumn>): boolean {
  for (const column of facets.values()) {
    if (!column.isFarBehind) continue;
    column.catchUp();
    return true;
  }
  for (const column of facets.values()) {
    if (!column.isWorthSweeping) continue;
    column.sweep();
    return true;
  }
  return false;
}
