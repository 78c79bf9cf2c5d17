import type { Result } from "../../lib/result.ts";

/** Where an Australian postcode lies. */
export interface Place {
  /** Four digits. */
  readonly postcode: string;
  /** Its suburb, town or region: `Geelong`. */
  readonly name: string;
  /** In short: `VIC`. */
  readonly state: string;
  /** A point that stands for the place, in WGS 84 degrees. */
  readonly lat: number;
  readonly lng: number;
}

export type Point = Pick<Place, "lat" | "lng">;

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
 * import { placeTable } from "./place-table.ts";
 *
 * const found = await placeTable.locate("3220");
 * assert(found.ok);
 * assert.equal(found.value.name, "Geelong");
 *
 * const missing = await placeTable.locate("0000");
 * assert(!missing.ok && missing.error.kind === "unknown");
 * ```
 */
export interface Geocoder {
  /** Looks up four digits within Australia (LEAD-066), and answers within three seconds. Never throws. */
  locate(postcode: string): Promise<Result<Place, GeocodingFailure>>;
}

/** Finds places by their names, too. */
export interface PlaceFinder extends Geocoder {
  /**
   * The suburb, town or region of this name ("Newcastle", "parramatta nsw"), by our own table alone; null for none. Of
   * several of one name the one nearest to one of `points`.
   */
  named(name: string, points?: readonly Point[]): Place | null;
  /**
   * At most `most` places whose name, or postcode, a text of three and more signs begins ("rich", "312"), by our own
   * table: the one that is called just so, then those nearest to one of `points`, suburbs before hamlets.
   */
  beginning(text: string, points: readonly Point[], most: number): readonly Place[];
}

/** The geocoder of a site, by its `mapsKey` (API-034); without one the platform's own approximate table answers. */
export type Geocoding = (mapsKey: string | null) => PlaceFinder;
