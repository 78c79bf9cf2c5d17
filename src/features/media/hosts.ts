import type { Site } from "../site/site.ts";

/**
 * The hosts beside this server whose pictures and films a site's pages show: the operator's for every site, and its
 * own.
 */
export function shownHosts(site: Pick<Site, "imageHosts">, operators: readonly string[]): readonly string[] {
  return [...new Set([...operators, ...(site.imageHosts ?? [])])];
}

/** The address, if it is one that would be asked at all: https, the ordinary port, a listed host, no password. */
export function allowedRemote(source: string, hosts: readonly string[]): URL | null {
  const url = URL.parse(source);
  if (!url) return null;
  const plain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  return plain && hosts.includes(url.hostname) ? url : null;
}
