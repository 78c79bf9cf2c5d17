import type { Site } from "../site.ts";

/**
 * The hosts, besides this server, from which a site's pages show pictures and films: those that the operator allows for
 * every site, and the site's own.
 */
export function shownHosts(site: Pick<Site, "imageHosts">, operators: readonly string[]): readonly string[] {
  return [...new Set([...operators, ...(site.imageHosts ?? [])])];
}

/**
 * The address if it is on a listed host, over https and without a password; otherwise null. A host with its own port
 * must be listed with it (`dms.example.com:8443`), which only happens for the host of a stock file's source.
 */
export function allowedRemote(source: string, hosts: readonly string[]): URL | null {
  const url = URL.parse(source);
  if (!url) return null;
  const plain = url.protocol === "https:" && url.username === "" && url.password === "";
  return plain && hosts.includes(url.host) ? url : null;
}

/**
 * Why a site's pages do not show the picture at this address; null if they do. Paths of this server are always shown.
 */
export function unseenHost(
  address: string,
  site: Pick<Site, "imageHosts">,
  operators: readonly string[],
): { readonly host: string; readonly says: string } | null {
  if (/^\/(?![/\\])|^data:/.test(address) || allowedRemote(address, shownHosts(site, operators))) return null;
  const url = URL.parse(address);
  if (!url?.host) return { host: address.slice(0, 80), says: "no address of a picture" };
  if (url.protocol !== "https:")
    return { host: `${url.protocol}//${url.host}`, says: "pages show nothing that does not come over https" };
  if (url.port !== "" || url.username !== "")
    return { host: url.host, says: "pages ask other hosts at their ordinary port and without a password" };
  const list = JSON.stringify([...(site.imageHosts ?? []), url.hostname]);
  const says = `pages show nothing of a host they do not know: write "imageHosts": ${list} in the site's site.json, or start the server with IMAGE_HOSTS=${url.hostname} for all sites`;
  return { host: url.hostname, says };
}
