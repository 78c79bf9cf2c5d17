import type { Result } from "../../lib/result.ts";

/** Where an Australian postcode lies. */
export interface Place {
  /** Four digits. */
  readonly postcode: string;
  /** Its suburb, town or region: `Geelong`. */
  readonly name: string;
  /** A point that stands for the place, in WGS 84 degrees. */
  readonly lat: number;
  readonly lng: number;
}

/**
 * Why there is no place. `unknown`: Australia has no such postcode, and asking again will not change that;
 * `unavailable`: the service did not answer. `message` contains neither the key nor the vendor's text.
 */
export interface GeocodingFailure {
  readonly kind: "unknown" | "unavailable";
  readonly message: string;
}

/**
 * Finds where a postcode is.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { regionTable } from "./table.ts";
 *
 * const found = await regionTable.locate("3220");
 * assert(found.ok);
 * assert.equal(found.value.name, "Geelong");
 *
 * const missing = await regionTable.locate("0000");
 * assert(!missing.ok && missing.error.kind === "unknown");
 * ```
 */
export interface Geocoder {
  /** Looks up four digits within Australia (LEAD-066), and answers within three seconds. Never throws. */
  locate(postcode: string): Promise<Result<Place, GeocodingFailure>>;
}

/** The geocoder of a site, by its `mapsKey` (API-034); without one the platform's own approximate table answers. */
export type Geocoding = (mapsKey: string | null) => Geocoder;
