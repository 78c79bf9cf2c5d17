import type { Site } from "../site/site.ts";

/**
 * The host to name in a message that leaves the site: the one asked for where it is one of the site's own, else that of
 * `siteUrl`, else its first host. Null where the site has none of its own, which happens to a default site: a request
 * may then carry any host that its sender likes, and none of them is told to anybody as the site's.
 */
export function ownHost({ slug, config }: Pick<Site, "slug" | "config">, asked: string): string | null {
  const own = Object.keys(config.hostnames).filter((host) => config.hostnames[host] === slug);
  const host = asked.toLowerCase().replace(/\.$/, "");
  if (own.includes(host) || host === `${slug}.localhost`) return host;
  return URL.parse(config.siteUrl ?? "")?.hostname || own[0] || null;
}
