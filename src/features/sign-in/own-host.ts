import type { Site } from "../site/site.ts";

/**
 * The host to name in a message that leaves the site: the requested one if it is the site's own, otherwise that of
 * `siteUrl`, otherwise the site's first host. Null if the site has none, as for a default site: its senders may put any
 * host in a request, which must never be passed on as the site's.
 */
export function ownHost(site: NamedSite, requested: string): string | null {
  const host = requested.toLowerCase().replace(/\.$/, "");
  if (isOwnHost(site, host)) return host;
  const { slug, config } = site;
  const own = Object.keys(config.hostnames).find((one) => config.hostnames[one] === slug);
  return URL.parse(config.siteUrl ?? "")?.hostname || own || null;
}

type NamedSite = Pick<Site, "slug" | "config">;

/** Whether a host, in lower case and without a port, is one of the site's own. */
export const isOwnHost = ({ slug, config: { hostnames } }: NamedSite, host: string): boolean =>
  (Object.hasOwn(hostnames, host) && hostnames[host] === slug) || host === `${slug}.localhost`;
