import type { FacetColumn } from "./facet-column.ts";

/**
 * Does part of the work that writing postponed: brings the sets of one field up to date if they are far behind, or
 * removes unused values from one field if there are many. Returns false when nothing is left.
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
