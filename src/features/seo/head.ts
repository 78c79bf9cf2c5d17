import type { MetaDescriptor } from "react-router";

export { originOf } from "../site/origin.ts";

export type JsonLd = { readonly [key: string]: unknown };

/** What a page says of itself to search engines and to those who share it. */
export interface DocumentHead {
  readonly title: string;
  readonly description: string | null;
  /** The page's one address, absolute; null where it has none (a search that belongs to another). */
  readonly canonical: string | null;
  readonly siteName: string;
  /** Absolute address of a picture of 1200 × 630. */
  readonly image: string;
  readonly kind?: "website" | "article";
  /** False: search engines are asked to leave it out of their index. */
  readonly index?: boolean;
  readonly jsonLd?: readonly JsonLd[];
}

/** The site's own picture, for pages that have none. */
export const siteImage = (origin: string): string => `${origin}/og/site.jpg`;

/** What an ordinary page of a site says of itself; `path` is its own address there. */
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
  const { title, description, canonical, siteName, image, kind = "website", index = true, jsonLd = [] } = head;
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(canonical ? [{ tagName: "link" as const, rel: "canonical", href: canonical }] : []),
    ...(index ? [] : [{ name: "robots", content: "noindex, follow" }]),
    { property: "og:type", content: kind },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    ...(canonical ? [{ property: "og:url", content: canonical }] : []),
    { property: "og:image", content: image },
    { name: "twitter:card", content: "summary_large_image" },
    ...jsonLd.map((object) => ({ "script:ld+json": object })),
  ] as MetaDescriptor[];
}
