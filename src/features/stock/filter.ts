import { quoted, withEquals } from "../../services/search/port.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";
import { soldSince } from "./display-window.ts";
import type { Car } from "./schema.ts";

type PhotosConfig = Pick<SiteConfig, "minPhotos">;
type FilterConfig = Pick<SiteConfig, "includeSoldCarsDays" | "minPhotos" | "itemTypes" | "defaultStockFilter">;

/** The rules that keep a car out of a site's lists and searches. */
export const STOCK_RULES = ["status", "shown", "photos", "dealership", "kind", "own"] as const;
export type StockRule = (typeof STOCK_RULES)[number];

export interface StockClause {
  readonly rule: StockRule;
  /** The condition in Meilisearch's grammar. */
  readonly filter: string;
}

/**
 * The fixed part of every search of a site's stock, one clause for each rule: for sale or recently sold, shown on the
 * website, with enough photos, of the site's dealerships and kinds of vehicle, and the site's own condition (API-037,
 * API-038, SRCH-057, SRCH-058, SRCH-062, SITE-003). `now` is epoch ms.
 */
export function stockClauses(
  config: FilterConfig,
  site: Pick<Site, "dealerships">,
  now: number,
): readonly StockClause[] {
  const slugs = site.dealerships.map(({ slug }) => slug);
  const own = withEquals(config.defaultStockFilter.trim());
  return [
    {
      rule: "status",
      filter: `(status=in_stock OR status=coming_soon OR sold_date_timestamp>${soldSince(now, config)})`,
    },
    { rule: "shown", filter: "show_on_dealer_website=true" },
    { rule: "photos", filter: `photos_count>=${config.minPhotos}` },
    { rule: "dealership", filter: `dealership_slug IN ${list(slugs)}` },
    { rule: "kind", filter: `item_type IN ${list(config.itemTypes)}` },
    ...(own === "" ? [] : [{ rule: "own", filter: `(${own})` } as const]),
  ];
}

/** Whether a car has fewer photos than the site requires: the rule `photos`, applied to one car. */
export const hasTooFewPhotos = ({ photos_count }: Pick<Car, "photos_count">, { minPhotos }: PhotosConfig): boolean =>
  photos_count < minPhotos;

/** All rules as one filter. */
export function stockFilter(config: FilterConfig, site: Pick<Site, "dealerships">, now: number): string {
  return stockClauses(config, site, now)
    .map(({ filter }) => filter)
    .join(" AND ");
}

function list(values: readonly string[]): string {
  return `[${values.map(quoted).join(", ")}]`;
}
