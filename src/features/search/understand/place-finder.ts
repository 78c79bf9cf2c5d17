import type { Geocoding } from "../../../services/geocoding/port.ts";
import type { Site } from "../../site/site.ts";
import { knownPlaces } from "../places/find-place.ts";
import type { KnownPlace, ReadingOptions } from "./schema.ts";

const POSTCODE = /(?<![\d$,.])\d{4}(?![\d,.])/g;
const MOST_POSTCODES = 2;

/** Finds places for a text: its first two postcodes, which are looked up in advance, and names. */
export async function placeFinder(
  typed: string,
  site: Site,
  geocoding: Geocoding | undefined,
): Promise<NonNullable<ReadingOptions["place"]>> {
  const places = knownPlaces(site, geocoding);
  const postcodes = new Map<string, KnownPlace>();
  for (const postcode of (typed.match(POSTCODE) ?? []).slice(0, MOST_POSTCODES)) {
    const place = await places.postcode(postcode);
    if (place) postcodes.set(postcode, place);
  }
  return (words) => postcodes.get(words) ?? (/\d/.test(words) ? null : places.named(words));
}
