import { readText, siteKey } from "../../lib/site-storage.ts";

/**
 * Whether this browser stores favourites or a comparison for a site, checked before the lists themselves are loaded.
 */
export const hasSavedCars = (site: string): boolean =>
  (["favourites", "compare"] as const).some((list) => readText(() => localStorage, siteKey(site, list))?.includes("{"));
