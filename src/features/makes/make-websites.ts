import type { SiteConfig } from "../site/schema.ts";

type Websites = Pick<SiteConfig, "dealershipWebsites">;

/** The dealer's separate website for this make, ignoring letter case; null where there is none (SITE-030). */
export const makeWebsite = (
  { dealershipWebsites }: Websites,
  make: string,
): Websites["dealershipWebsites"][number] | null =>
  dealershipWebsites.find((website) => website.make.toLowerCase() === make.toLowerCase()) ?? null;

/**
 * The `website_id` of calls about a vehicle of this make: that of its own website, else the site's (API-004,
 * API-008).
 */
export const websiteIdFor = (config: Websites & Pick<SiteConfig, "websiteId">, make: string): string | number | null =>
  makeWebsite(config, make)?.website_id ?? config.websiteId;
