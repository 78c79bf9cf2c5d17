import { postcodeProblem, UNKNOWN_POSTCODE } from "../../lib/words/postcode.ts";
import type { Geocoder } from "../../services/geocoding/port.ts";
import type { Point } from "./map.ts";

export interface Found {
  /** As it was typed; empty where nothing was asked yet. */
  readonly postcode: string;
  /** Where that is, with its name. */
  readonly from: (Point & { readonly name: string }) | null;
  readonly error: string | null;
  /** The answer holds only for now. */
  readonly passing: boolean;
}

/** Where the shopper of the dealer locator asks from (LOC-088): null is a page that was opened without a question. */
export async function locateShopper(typed: string | null, geocoder: Geocoder): Promise<Found> {
  const postcode = (typed ?? "").trim();
  const nowhere = { postcode, from: null, error: null, passing: false };
  if (typed === null) return nowhere;
  const problem = postcodeProblem(postcode);
  if (problem) return { ...nowhere, error: problem };
  const found = await geocoder.locate(postcode);
  // ERR-024: one that could not be looked up just now is told as one that is not found (LEAD-067).
  if (!found.ok) return { ...nowhere, error: UNKNOWN_POSTCODE, passing: found.error.kind === "unavailable" };
  const { lat, lng, name } = found.value;
  return { ...nowhere, from: { lat, long: lng, name } };
}
