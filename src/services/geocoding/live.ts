import * as v from "valibot";
import { boundedText } from "../../lib/bounded-body.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { Geocoder, GeocodingFailure, Place } from "./port.ts";
import { NO_SUCH_POSTCODE, regionOf } from "./table.ts";

/** The only address that is asked: nothing a shopper types can change the host. */
const ADDRESS = "https://maps.googleapis.com/maps/api/geocode/json";
/** Milliseconds for the whole of an answer, and the most of it that is read. */
const PATIENCE = 3_000;
const LARGEST = 256 * 1024;

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

/** What is read of an answer (API-035): the first result's point, and what tells a postcode from a whole country. */
const AnswerSchema = v.object({
  status: v.string(),
  results: v.optional(
    v.array(
      v.object({
        types: v.optional(v.array(v.string()), []),
        geometry: v.object({ location: v.object({ lat: degrees(90), lng: degrees(180) }) }),
        address_components: v.optional(v.array(v.object({ long_name: v.string(), types: v.array(v.string()) })), []),
      }),
    ),
    [],
  ),
});
type Answer = v.InferOutput<typeof AnswerSchema>;

export interface MapsGeocoderOptions {
  readonly key: string;
  /** For tests: the simulator's. */
  readonly address?: string;
  readonly patience?: number;
}

/**
 * Asks the maps service for a postcode of Australia and no other country (LEAD-066, API-034). No redirect is followed.
 */
export function mapsGeocoder({ key, address = ADDRESS, patience = PATIENCE }: MapsGeocoderOptions): Geocoder {
  return {
    async locate(postcode) {
      if (!/^[0-9]{4}$/.test(postcode)) return err(NO_SUCH_POSTCODE);
      const query = new URLSearchParams({ components: `postal_code:${postcode}|country:AU`, key });
      try {
        const answer = await fetch(`${address}?${query}`, {
          headers: { Accept: "application/json" },
          redirect: "manual",
          signal: AbortSignal.timeout(patience),
        });
        const text = await boundedText(answer, LARGEST);
        if (!answer.ok || text === null) return unavailable(`The maps service answered ${answer.status}.`);
        const read = v.safeParse(v.pipe(v.string(), v.parseJson(), AnswerSchema), text);
        return read.success ? placeOf(postcode, read.output) : unavailable("The maps service's answer is none.");
      } catch (error) {
        const late = (error as Error).name === "TimeoutError";
        return unavailable(late ? "The maps service did not answer in time." : "The maps service did not answer.");
      }
    },
  };
}

const unavailable = (message: string): Result<Place, GeocodingFailure> => err({ kind: "unavailable", message });

/** An empty result is an answer too: there is no such postcode. One that names only the country says the same. */
function placeOf(postcode: string, { status, results }: Answer): Result<Place, GeocodingFailure> {
  if (status === "ZERO_RESULTS") return err(NO_SUCH_POSTCODE);
  const [first] = results;
  if (status !== "OK") return unavailable(`The maps service said ${status.slice(0, 40)}.`);
  if (!first || (first.types.length > 0 && !first.types.includes("postal_code"))) return err(NO_SUCH_POSTCODE);
  const suburb = first.address_components.find(({ types }) => types.includes("locality"))?.long_name;
  const name = suburb ?? regionOf(postcode)?.name ?? `Postcode ${postcode}`;
  return ok({ postcode, name, ...first.geometry.location });
}
