import { create } from "xmlbuilder2";

/** The sitemap protocol's own limit (sitemaps.org): addresses in one file. */
export const MOST_ADDRESSES = 50_000;
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

export interface SitemapAddress {
  /** Absolute. */
  readonly loc: string;
  /** When the page last said something else, epoch ms; null where that is not known: then nothing is claimed. */
  readonly changed: number | null;
}

/** One sitemap file: at most `MOST_ADDRESSES`. */
export const sitemapXml = (addresses: readonly SitemapAddress[]): string => listXml("urlset", "url", addresses);

/** The list of a site's sitemap files. */
export const sitemapIndexXml = (files: readonly SitemapAddress[]): string => listXml("sitemapindex", "sitemap", files);

function listXml(list: string, entry: string, addresses: readonly SitemapAddress[]): string {
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele(list, { xmlns: NAMESPACE });
  for (const { loc, changed } of addresses) {
    const one = root.ele(entry);
    one.ele("loc").txt(loc);
    if (changed !== null) one.ele("lastmod").txt(new Date(changed).toISOString());
  }
  return root.end();
}

/**
 * What robots may read: all but the calls and what a shopper keeps. Filtered searches may be read: each says which
 * search it belongs to. Where the sitemap lies stands in it (RFC 9309).
 */
export const robotsTxt = (origin: string): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /indexes/",
    "Disallow: /multi-search",
    "Disallow: /search-counts",
    "Disallow: /favourites",
    "Disallow: /compare",
    "Disallow: /success",
    "Disallow: /unsubscribe/",
    "Disallow: /sign-in",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
