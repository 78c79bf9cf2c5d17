import { readText, siteKey } from "../../lib/site-storage.ts";

/** Whether this browser keeps favourites or a comparison of a site, asked before the lists themselves are loaded. */
export const keepsCars = (site: string): boolean =>
  (["favourites", "compare"] as const).some((list) => readText(() => localStorage, siteKey(site, list))?.includes("{"));
