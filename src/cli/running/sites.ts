import { openSites, type Sites, type SitesOptions } from "../../features/site/data.ts";
import { stopWith } from "./failure.ts";

/** Ends the process with a sentence because the sites folder is missing or cannot be read. */
export const sitesUnread = (dir: string): never =>
  stopWith(`the folder of sites ${dir} cannot be read: set FORECOURT_SITES.`);

/** Opens the sites folder, or ends the process with a sentence that says how to name it. */
export const sitesIn = (dir: string, options: Partial<SitesOptions> = {}): Promise<Sites> =>
  openSites(dir, { defaultSite: null, ...options }).catch(() => sitesUnread(dir));
