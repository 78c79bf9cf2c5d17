import { quoted, withEquals } from "../../services/search/port.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";

type FilterConfig = Pick<SiteConfig, "includeSoldCarsDays" | "minPhotos" | "itemTypes" | "defaultStockFilter">;

/**
 * The fixed part of every search of a site's stock, in Meilisearch's grammar: for sale or lately sold, shown on the
 * website, with photos enough, of the site's dealerships and kinds of vehicle, and the site's own condition
 * (API-037, API-038, SRCH-057, SRCH-058, SRCH-062, SITE-003). `now` is epoch ms.
 */
export function stockFilter(config: FilterConfig, site: Pick<Site, "dealerships">, now: number): string {
  const soldSince = Math.floor(now / 1000) - config.includeSoldCarsDays * 86_400;
  const slugs = site.dealerships.map(({ slug }) => slug);
  const own = withEquals(config.defaultStockFilter.trim());
  return [
    `(status=in_stock OR status=coming_soon OR sold_date_timestamp>${soldSince}) AND show_on_dealer_website=true`,
    `photos_count>=${config.minPhotos}`,
    `dealership_slug IN ${list(slugs)}`,
    `item_type IN ${list(config.itemTypes)}`,
    ...(own === "" ? [] : [`(${own})`]),
  ].join(" AND ");
}

function list(values: readonly string[]): string {
  return `[${values.map(quoted).join(", ")}]`;
}
