import type { MetaDescriptor } from "react-router";

export { originOf } from "../site/origin.ts";

export type JsonLd = { readonly [key: string]: unknown };

/** A page's data for search engines and for shared links. */
export interface DocumentHead {
  readonly title: string;
  readonly description: string | null;
  /** The canonical address, absolute; null where the page has none (a search that names another). */
  readonly canonical: string | null;
  readonly siteName: string;
  /** Absolute address of a picture of 1200 × 630. */
  readonly image: string;
  readonly kind?: "website" | "article";
  /** False asks search engines to leave the page out of their index. */
  readonly index?: boolean;
  readonly jsonLd?: readonly JsonLd[];
}

/** The site's own picture, for pages without one. */
export const siteImage = (origin: string): string => `${origin}/og/site.jpg`;

/** The head of an ordinary page; `path` is its address on the site. */
export function pageHead(
  { name }: { readonly name: string },
  origin: string,
  { title, description, path }: { readonly title: string; readonly description: string | null; readonly path: string },
): DocumentHead {
  return {
    title: `${title} | ${name}`,
    description,
    canonical: `${origin}${path}`,
    siteName: name,
    image: siteImage(origin),
  };
}

/** The head's tags: title and description, the canonical address, Open Graph (ogp.me) and JSON-LD. */
export function headTags(head: DocumentHead): MetaDescriptor[] {
  const { title, canonical, siteName, image, kind = "website", index = true, jsonLd = [] } = head;
  // Without one, a search engine makes up its own from any words of the page.
  const description = head.description || `${title.replace(` | ${siteName}`, "")} at ${siteName}, with whom to ask.`;
  return [
    { title },
    { name: "description", content: description },
    ...(canonical ? [{ tagName: "link" as const, rel: "canonical", href: canonical }] : []),
    ...(index ? [] : [{ name: "robots", content: "noindex, follow" }]),
    { property: "og:type", content: kind },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(canonical ? [{ property: "og:url", content: canonical }] : []),
    { property: "og:image", content: image },
    { name: "twitter:card", content: "summary_large_image" },
    ...jsonLd.map((object) => ({ "script:ld+json": object })),
  ] as MetaDescriptor[];
}
