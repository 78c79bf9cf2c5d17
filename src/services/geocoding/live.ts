import * as v from "valibot";
import { boundedText } from "../../lib/net/bounded-body.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { Geocoder, GeocodingFailure, Place } from "./port.ts";
import { usualState } from "./states.ts";
import { NO_SUCH_POSTCODE, postcodePlace } from "./table.ts";

/** The only address that is called: nothing a shopper types can change the host. */
const ADDRESS = "https://maps.googleapis.com/maps/api/geocode/json";
/** Time limit of a call in milliseconds, and the largest answer that is read, in bytes. */
const PATIENCE = 3_000;
const LARGEST = 256 * 1024;

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

/**
 * The part of an answer that is used: the first result's point, and the types that tell a postcode from a whole
 * country (API-035).
 */
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
  /** Only tests set it, to the simulator's address. */
  readonly address?: string;
  readonly patience?: number;
}

/** Looks postcodes up with the maps service, within Australia only (LEAD-066, API-034). It follows no redirect. */
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

/** An empty result is an answer too: there is no such postcode. A result that names only the country means the same. */
function placeOf(postcode: string, { status, results }: Answer): Result<Place, GeocodingFailure> {
  if (status === "ZERO_RESULTS") return err(NO_SUCH_POSTCODE);
  const [first] = results;
  if (status !== "OK") return unavailable(`The maps service said ${status.slice(0, 40)}.`);
  if (!first || (first.types.length > 0 && !first.types.includes("postal_code"))) return err(NO_SUCH_POSTCODE);
  const suburb = first.address_components.find(({ types }) => types.includes("locality"))?.long_name;
  const name = suburb ?? postcodePlace(postcode)?.name ?? `Postcode ${postcode}`;
  return ok({ postcode, name, state: usualState(postcode), ...first.geometry.location });
}
