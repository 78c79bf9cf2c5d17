import { unseenHost } from "../../dealership/picture-hosts.ts";
import { type GroupName, OPTION_GROUPS, type SiteConfig } from "../../schema.ts";
import type { Site } from "../../site.ts";
import { pointerOf, type SiteProblem } from "./problems.ts";

/** Options with addresses that a page loads by itself, which it may do over https only. */
const REACHED = [
  "apiBaseUrl",
  "searchUrl",
  "analyticsEndpoint",
  "imageServiceUrl",
  "serviceEmbedUrl",
] as const satisfies readonly (keyof SiteConfig)[];

function groupOf(option: string): GroupName | null {
  const groups = Object.entries(OPTION_GROUPS) as [GroupName, { options: object }][];
  return groups.find(([, { options }]) => Object.hasOwn(options, option))?.[0] ?? null;
}

/**
 * Notes on content that the site's pages would silently fail to show or load. `imageHosts` are the hosts that the
 * operator allows for all sites.
 */
export function reachNotes(site: Site, imageHosts: readonly string[]): SiteProblem[] {
  const file = `${site.slug}/site.json`;
  const endpoints = REACHED.flatMap((option) => {
    const value = site.config[option];
    if (!value?.startsWith("http://")) return [];
    const message = `${value} is not reached: a page may reach this server and https addresses only. Write it with https://.`;
    return [{ file, pointer: pointerOf([groupOf(option), option]), message }];
  });
  const seen = new Set<string>();
  const pictures = picturesOf(site).flatMap((address) => {
    const unseen = unseenHost(address, site, imageHosts);
    if (!unseen || seen.has(unseen.host)) return [];
    seen.add(unseen.host);
    return [hostNote(site.slug, unseen, address)];
  });
  return [...endpoints, ...pictures];
}

/** The note on one host whose pictures the site's pages do not show. */
export function hostNote(
  slug: string,
  { host, says }: { readonly host: string; readonly says: string },
  example: string,
): SiteProblem {
  const message = `Pictures and films from ${host} are not shown (${example}): ${says}.`;
  return { file: `${slug}/site.json`, pointer: "/imageHosts", message };
}

/** Every picture that the site's files refer to. */
export function picturesOf({
  slides,
  promos,
  models,
  locations,
  dealerships,
  posts,
  pages,
  brand,
}: Site): readonly string[] {
  const named: readonly (string | null | undefined)[] = [
    brand.logo.url,
    ...slides.map(({ image }) => image),
    ...promos.map(({ image }) => image),
    ...models.flatMap(({ image, cloudfront_new_image_url }) => [image?.url, cloudfront_new_image_url]),
    ...locations.flatMap(({ image }) => [image?.url, image?.thumb?.url]),
    ...dealerships.map(({ logo }) => logo?.url),
    ...posts.map(({ image }) => image),
    ...[...pages.values()].map(({ image }) => image),
  ];
  return named.flatMap((address) => address || []);
}
