import { PLACE_IN_FEED } from "../index/documents/document-parts.ts";
import type { SearchState } from "../schema.ts";
import type { FieldCounts } from "../understand/schema.ts";

/** Places under the names that came with their cars, where the site has names of its own for them. */

export interface FeedPlace {
  readonly said: string;
  /** What the site calls it; feeds may have one name for several places. */
  readonly own: readonly string[];
  readonly count: number;
}

type PlaceCounts = Readonly<Record<string, FieldCounts>>;

/** By the feed's name in small letters. */
export function feedPlaces(counts: PlaceCounts): ReadonlyMap<string, FeedPlace> {
  const places = new Map<string, FeedPlace>();
  for (const [both, count] of Object.entries(counts[PLACE_IN_FEED] ?? {})) {
    const [said = "", name = ""] = both.split("\n");
    const key = said.toLowerCase();
    const known = places.get(key);
    places.set(key, { said, own: [...(known?.own ?? []), name].sort(), count: (known?.count ?? 0) + count });
  }
  return places;
}

/** The search with its places as the site calls them: an address that was kept may name one as its cars once did. */
export function inOwnNames(state: SearchState, counts: PlaceCounts): SearchState {
  const chosen = state.facets.location_name ?? [];
  const places = feedPlaces(counts);
  if (!chosen.some((value) => places.has(value.toLowerCase()))) return state;
  const held = new Set(Object.keys(counts.location_name ?? {}).map((value) => value.toLowerCase()));
  const own = chosen.flatMap((value) => {
    const named = places.get(value.toLowerCase())?.own ?? [];
    return named.length === 0 || held.has(value.toLowerCase()) ? [value, ...named] : named;
  });
  return { ...state, facets: { ...state.facets, location_name: [...new Set(own)].sort() } };
}
