import { err, ok } from "../../lib/result.ts";
import { REGIONS } from "./data/regions.ts";
import type { Geocoder, GeocodingFailure, Place } from "./port.ts";

/** The region of a four-digit postcode by our own table: it knows regions, not suburbs. Null where there is none. */
export function regionOf(postcode: string): Place | null {
  if (!/^[0-9]{4}$/.test(postcode)) return null;
  const number = Number(postcode);
  const [, name = null, lat, lng] = REGIONS.findLast(([from]) => from <= number) ?? [];
  return name === null || lat === undefined || lng === undefined ? null : { postcode, name, lat, lng };
}

export const NO_SUCH_POSTCODE: GeocodingFailure = { kind: "unknown", message: "Australia has no such postcode." };

/** The geocoder of a site without a maps key, also used while the maps service is unavailable. It calls nobody. */
export const regionTable: Geocoder = {
  locate: async (postcode) => {
    const place = regionOf(postcode);
    return place ? ok(place) : err(NO_SUCH_POSTCODE);
  },
};
