import { err } from "../../lib/result.ts";
import type { Geocoder, Geocoding, GeocodingFailure } from "./port.ts";
import { NO_SUCH_POSTCODE, regionOf, regionTable } from "./table.ts";

export interface GeocodingOptions {
  /** The client of a site's key. */
  readonly live: (key: string) => Geocoder;
  readonly onFailure: (failure: GeocodingFailure) => void;
}

/**
 * The geocoder of each site. What a key costs money for is asked at most once a postcode: answers are kept, and at once
 * asked twice is asked once. Digits that no Australian place has cost nothing. While the service is away our own table
 * answers, which is a region off at worst.
 */
export function geocoding({ live, onFailure }: GeocodingOptions): Geocoding {
  const known = new Map<string, Geocoder>();
  return (key) => {
    if (key === null) return regionTable;
    const made = known.get(key) ?? keeping(live(key), onFailure);
    known.set(key, made);
    return made;
  };
}

/** There are no more than ten thousand postcodes, so nothing needs to be forgotten. */
function keeping(live: Geocoder, onFailure: GeocodingOptions["onFailure"]): Geocoder {
  const kept = new Map<string, ReturnType<Geocoder["locate"]>>();
  const ask = async (postcode: string) => {
    const found = await live.locate(postcode);
    if (found.ok || found.error.kind === "unknown") return found;
    kept.delete(postcode);
    onFailure(found.error);
    return regionTable.locate(postcode);
  };
  return {
    locate: async (postcode) => {
      if (!regionOf(postcode)) return err(NO_SUCH_POSTCODE);
      const before = kept.get(postcode);
      if (before) return before;
      const asked = ask(postcode);
      kept.set(postcode, asked);
      return asked;
    },
  };
}
