import { err, ok } from "../../lib/result.ts";
import { REGIONS } from "./data/regions.ts";
import type { Geocoder, GeocodingFailure, Place } from "./port.ts";

/**
 * The place of four digits by our own table of regions: it knows the region, not the suburb. Null where there is none.
 */
export function regionOf(postcode: string): Place | null {
  if (!/^[0-9]{4}$/.test(postcode)) return null;
  const number = Number(postcode);
  const [, name = null, lat, lng] = REGIONS.findLast(([from]) => from <= number) ?? [];
  return name === null || lat === undefined || lng === undefined ? null : { postcode, name, lat, lng };
}

export const NO_SUCH_POSTCODE: GeocodingFailure = { kind: "unknown", message: "Australia has no such postcode." };

/** Asks nobody: what a site without a maps key has, and what stands in while the service is away. */
export const regionTable: Geocoder = {
  locate: async (postcode) => {
    const place = regionOf(postcode);
    return place ? ok(place) : err(NO_SUCH_POSTCODE);
  },
};
