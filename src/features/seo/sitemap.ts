import { xmlText } from "../../lib/markup/xml-text.ts";

/** The sitemap protocol's own limit (sitemaps.org): addresses in one file. */
export const MOST_ADDRESSES = 50_000;
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

export interface SitemapAddress {
  /** Absolute. */
  readonly loc: string;
  /** Time of the page's last change, epoch ms; null where it is not known and so not stated. */
  readonly changed: number | null;
}

/** One sitemap file: at most `MOST_ADDRESSES`. */
export const sitemapXml = (addresses: readonly SitemapAddress[]): string => listXml("urlset", "url", addresses);

/** The list of a site's sitemap files. */
export const sitemapIndexXml = (files: readonly SitemapAddress[]): string => listXml("sitemapindex", "sitemap", files);

/**
 * Written as text, because a tree of 50,000 addresses held up every other request for more than a second and took 400
 * MB.
 */
function listXml(list: string, entry: string, addresses: readonly SitemapAddress[]): string {
  const entries = addresses.map(({ loc, changed }) => {
    const time = changed === null ? "" : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
    return `<${entry}><loc>${xmlText(loc)}</loc>${time}</${entry}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><${list} xmlns="${NAMESPACE}">${entries.join("")}</${list}>`;
}

/** Shoppers' own pages. A rule also means what begins so ("/success-stories"), so each is named with its end. */
const OWN_PAGES = ["/favourites", "/compare", "/viewed-cars", "/success", "/sign-in"];

/**
 * The addresses that robots may read: all but API calls and shoppers' own pages. Filtered searches may be read,
 * because each names its canonical address. The address of the sitemap is included (RFC 9309).
 */
export const robotsTxt = (origin: string): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /indexes/",
    "Disallow: /multi-search",
    "Disallow: /search-counts",
    "Disallow: /search-words",
    "Disallow: /search-offers",
    "Disallow: /unsubscribe/",
    "Disallow: /alerts/",
    ...OWN_PAGES.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`]),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
