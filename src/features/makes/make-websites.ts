import type { SiteConfig } from "../site/schema.ts";

type Websites = Pick<SiteConfig, "dealershipWebsites">;

/** The website that the dealer has for this make alone (SITE-030), letter case apart; null where it has none. */
export const makeWebsite = (
  { dealershipWebsites }: Websites,
  make: string,
): Websites["dealershipWebsites"][number] | null =>
  dealershipWebsites.find((website) => website.make.toLowerCase() === make.toLowerCase()) ?? null;

/** The `website_id` of calls about a vehicle of this make (API-004, API-008): its own website's, else the site's. */
export const websiteIdFor = (config: Websites & Pick<SiteConfig, "websiteId">, make: string): string | number | null =>
  makeWebsite(config, make)?.website_id ?? config.websiteId;
