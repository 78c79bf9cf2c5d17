import type { Site } from "../site/site.ts";

/**
 * The host to name in a message that leaves the site: the requested one where it is one of the site's own, else that
 * of `siteUrl`, else its first host. Null where the site has none, as for a default site: its requests may have any
 * host that their sender chose, which must never be passed on as the site's.
 */
export function ownHost({ slug, config }: Pick<Site, "slug" | "config">, asked: string): string | null {
  const own = Object.keys(config.hostnames).filter((host) => config.hostnames[host] === slug);
  const host = asked.toLowerCase().replace(/\.$/, "");
  if (own.includes(host) || host === `${slug}.localhost`) return host;
  return URL.parse(config.siteUrl ?? "")?.hostname || own[0] || null;
}
