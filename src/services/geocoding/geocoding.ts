import { err } from "../../lib/result.ts";
import { placeTable } from "./place-table.ts";
import type { Geocoder, Geocoding, GeocodingFailure, PlaceFinder } from "./port.ts";
import { NO_SUCH_POSTCODE, postcodePlace } from "./table.ts";

export interface GeocodingOptions {
  /** Makes the client for a site's key. */
  readonly live: (key: string) => Geocoder;
  readonly onFailure: (failure: GeocodingFailure) => void;
}

/**
 * The geocoder of each site. A look-up with a key costs money, so each postcode is looked up once: answers are
 * cached, simultaneous questions share one call, and digits that no Australian place has are never sent. While the
 * service is unavailable our own table answers, whose point is the middle of the town.
 */
export function geocoding({ live, onFailure }: GeocodingOptions): Geocoding {
  const known = new Map<string, PlaceFinder>();
  return (key) => {
    if (key === null) return placeTable;
    const geocoder = known.get(key) ?? keeping(live(key), onFailure);
    known.set(key, geocoder);
    return geocoder;
  };
}

/** Caches every answer: there are at most ten thousand postcodes, so nothing ever has to be evicted. */
function keeping(live: Geocoder, onFailure: GeocodingOptions["onFailure"]): PlaceFinder {
  const cache = new Map<string, ReturnType<Geocoder["locate"]>>();
  const ask = async (postcode: string) => {
    const found = await live.locate(postcode);
    if (found.ok || found.error.kind === "unknown") return found;
    cache.delete(postcode);
    onFailure(found.error);
    return placeTable.locate(postcode);
  };
  return {
    named: placeTable.named,
    beginning: placeTable.beginning,
    locate: async (postcode) => {
      if (!postcodePlace(postcode)) return err(NO_SUCH_POSTCODE);
      const before = cache.get(postcode);
      if (before) return before;
      const answer = ask(postcode);
      cache.set(postcode, answer);
      return answer;
    },
  };
}
