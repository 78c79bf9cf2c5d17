import { openSites, type Sites } from "../../features/site/data.ts";
import { environment } from "./environment.ts";
import { stopWith } from "./failure.ts";

/**
 * Ends the process with a sentence if no site has that slug. Call it when nothing was found: data of a removed site is
 * still found, but for a misspelt slug "none" would be mistaken for an answer.
 */
export const stopUnlessSite = (slug: string): Promise<void> =>
  stopUnless((sites) => sites.bySlug(slug) !== null, `there is no site ${slug}`);

/** The same for a dealership. */
export const stopUnlessDealership = (slug: string): Promise<void> =>
  stopUnless((sites) => sites.dealership(slug) !== null, `there is no dealership ${slug}`);

async function stopUnless(isKnown: (sites: Sites) => boolean, says: string): Promise<void> {
  const { sitesDir, secret } = environment();
  // If their folder cannot be read, there is no telling whether the site exists.
  const sites = await openSites(sitesDir, { defaultSite: null, secrets: secret }).catch(() => null);
  await sites?.close();
  if (sites && !isKnown(sites)) stopWith(`${says} in ${sitesDir}.`, 2);
}
