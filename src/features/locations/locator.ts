import { postcodeProblem, UNKNOWN_POSTCODE } from "../../lib/words/postcode.ts";
import type { Geocoder } from "../../services/geocoding/port.ts";
import type { Point } from "./map.ts";

export interface Found {
  /** The postcode as typed; empty for none yet. */
  readonly postcode: string;
  /** Its place, with its name. */
  readonly from: (Point & { readonly name: string }) | null;
  readonly error: string | null;
  /** True where the answer is temporary and must not be cached. */
  readonly passing: boolean;
}

/** The shopper's place in the dealer locator (LOC-088); `typed` is null on a page without a postcode. */
export async function locateShopper(typed: string | null, geocoder: Geocoder): Promise<Found> {
  const postcode = (typed ?? "").trim();
  const nowhere = { postcode, from: null, error: null, passing: false };
  if (typed === null) return nowhere;
  const problem = postcodeProblem(postcode);
  if (problem) return { ...nowhere, error: problem };
  const found = await geocoder.locate(postcode);
  // A failed look-up shows the same message as an unknown postcode (LEAD-067, ERR-024).
  if (!found.ok) return { ...nowhere, error: UNKNOWN_POSTCODE, passing: found.error.kind === "unavailable" };
  const { lat, lng, name } = found.value;
  return { ...nowhere, from: { lat, long: lng, name } };
}
