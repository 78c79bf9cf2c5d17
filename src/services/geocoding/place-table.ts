import { err, ok } from "../../lib/result.ts";
import { placesBeginning } from "./beginning.ts";
import type { PlaceFinder } from "./port.ts";
import { NO_SUCH_POSTCODE, placeNamed, postcodePlace } from "./table.ts";

/** The geocoder of a site without a maps key, also used while the maps service is unavailable. It calls nobody. */
export const placeTable: PlaceFinder = {
  named: placeNamed,
  beginning: placesBeginning,
  locate: async (postcode) => {
    const place = postcodePlace(postcode);
    return place ? ok(place) : err(NO_SUCH_POSTCODE);
  },
};
