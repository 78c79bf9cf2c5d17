import * as v from "valibot";
import type { Geocoder } from "../../services/geocoding/port.ts";
import { postcodeField } from "../leads/contact.ts";
import type { Point } from "./map.ts";

/** LEAD-067, ERR-024: four digits that no place is found for, or that could not be looked up just now. */
export const POSTCODE_NOT_FOUND = "Invalid postcode";

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
  const read = v.safeParse(postcodeField, postcode);
  if (!read.success) return { ...nowhere, error: postcode ? read.issues[0].message : "Please enter a postcode." };
  const found = await geocoder.locate(read.output);
  if (!found.ok) return { ...nowhere, error: POSTCODE_NOT_FOUND, passing: found.error.kind === "unavailable" };
  const { lat, lng, name } = found.value;
  return { ...nowhere, from: { lat, long: lng, name } };
}
