import { openSites, type Sites } from "../../features/site/data.ts";
import { environment } from "./environment.ts";
import { stopWith } from "./failure.ts";

/**
 * Ends with a sentence where no site has that slug. Asked where nothing was found for it: what is stored of a site that
 * was removed is still found, but for a misspelt slug "none" would be taken for an answer.
 */
export const stopUnlessSite = (slug: string): Promise<void> =>
  stopUnless((sites) => sites.bySlug(slug) !== null, `there is no site ${slug}`);

/** The same of a dealership. */
export const stopUnlessDealership = (slug: string): Promise<void> =>
  stopUnless((sites) => sites.dealership(slug) !== null, `there is no dealership ${slug}`);

async function stopUnless(isKnown: (sites: Sites) => boolean, says: string): Promise<void> {
  const { sitesDir, secret } = environment();
  // Whether a site is known cannot be said where their folder is not to be read.
  const sites = await openSites(sitesDir, { defaultSite: null, secrets: secret }).catch(() => null);
  await sites?.close();
  if (sites && !isKnown(sites)) stopWith(`${says} in ${sitesDir}.`, 2);
}
