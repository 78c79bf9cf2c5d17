import { PLACE_IN_FEED } from "../index/documents/document-parts.ts";
import type { SearchState } from "../schema.ts";
import type { FieldCounts } from "../understand/schema.ts";

/** Places under the names from the feed, if the site has its own names for them. */

export interface FeedPlace {
  readonly said: string;
  /** The site's own names. There are several if feeds use one name for several places. */
  readonly own: readonly string[];
  readonly count: number;
}

type PlaceCounts = Readonly<Record<string, FieldCounts>>;

/** By the feed's name in lower case. */
export function feedPlaces(counts: PlaceCounts): ReadonlyMap<string, FeedPlace> {
  const places = new Map<string, FeedPlace>();
  for (const [both, count] of Object.entries(counts[PLACE_IN_FEED] ?? {})) {
    const [inFeed = "", name = ""] = both.split("\n");
    const key = inFeed.toLowerCase();
    const known = places.get(key);
    places.set(key, { said: inFeed, own: [...(known?.own ?? []), name].sort(), count: (known?.count ?? 0) + count });
  }
  return places;
}

/**
 * The search with its places under the site's names, because a saved address may use the names that its cars had then.
 */
export function inOwnNames(state: SearchState, counts: PlaceCounts): SearchState {
  const chosen = state.facets.location_name ?? [];
  const places = feedPlaces(counts);
  if (!chosen.some((value) => places.has(value.toLowerCase()))) return state;
  const stocked = new Set(Object.keys(counts.location_name ?? {}).map((value) => value.toLowerCase()));
  const own = chosen.flatMap((value) => {
    const named = places.get(value.toLowerCase())?.own ?? [];
    return named.length === 0 || stocked.has(value.toLowerCase()) ? [value, ...named] : named;
  });
  return { ...state, facets: { ...state.facets, location_name: [...new Set(own)].sort() } };
}
