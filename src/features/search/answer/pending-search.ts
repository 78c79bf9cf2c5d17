import { ALL_STOCK_PATH, parseSearchState } from "../rules.ts";
import type { PendingSearch, SearchResults } from "../view/parts.ts";

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The search that an address requests, before its results arrive. Filters show a choice at once, and a second choice
 * adds to it. Null if only the server can interpret the path.
 */
export function pendingSearchAt(
  { pathname, search }: Address,
  { route, options, state: shown }: SearchResults,
): PendingSearch | null {
  const known = pathname === route.path ? route : pathname === ALL_STOCK_PATH ? ALL_STOCK : null;
  if (!known) return null;
  const url = new URL(`${pathname}${search}`, "http://search.invalid");
  const state = parseSearchState(url, known, { config: { sortOptions: options.sorts } });
  // Only the server can look up a place, but the results on the page already include the place they are for.
  if (!state.near || state.near.asked !== shown.near?.asked) return { route: known, state };
  return { route: known, state: { ...state, near: { ...state.near, place: shown.near.place } } };
}

const ALL_STOCK = { kind: "all", path: ALL_STOCK_PATH, heading: "", fixed: {} } as const;

/** Whether a path of this site shows a search. */
export const isSearchPath = (pathname: string): boolean => /^\/(search|used-car)\//.test(pathname);
