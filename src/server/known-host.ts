import { createServer } from "node:http";
import type { App } from "../request.ts";
import { closeServer, listen } from "./listen.ts";

/** The server that tells a proxy, before it fetches a certificate, whether a host is ours. */
export interface KnownHostServer {
  readonly port: number;
  close(): Promise<void>;
}

export const TLS_ASK_PATH = "/known-host";
/** Maximum connections at a time; a proxy keeps a few open. */
const MOST_CONNECTIONS = 64;
const LONGEST_QUESTION = 400;
const HOST = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

/**
 * Answers `GET /known-host?domain=…` with 200 for the host of a site or of the desk, and 404 for any other. Without
 * this check, anybody who points a name at our machine could make the proxy request certificates until its authority
 * refuses us. It listens on its own address, so that no shopper's request can reach it through the proxy.
 */
export async function answerKnownHost(
  { sites, env }: Pick<App, "sites"> & { readonly env: Pick<App["env"], "deskHost"> },
  { host, port }: { readonly host: string; readonly port: number },
): Promise<KnownHostServer> {
  const server = createServer({ maxHeaderSize: 4_096 }, (req, res) => {
    const domain = req.method === "GET" ? requestedDomain(req.url ?? "") : null;
    res.statusCode = domain !== null && isOurs(domain, sites, env.deskHost) ? 200 : 404;
    res.setHeader("Connection", "close");
    res.end();
  });
  server.maxConnections = MOST_CONNECTIONS;
  const listening = await listen(server, port, host);
  return { port: listening, close: () => closeServer(server, 1_000) };
}

function requestedDomain(url: string): string | null {
  if (url.length > LONGEST_QUESTION || !url.startsWith(`${TLS_ASK_PATH}?`)) return null;
  const domains = new URLSearchParams(url.slice(TLS_ASK_PATH.length)).getAll("domain");
  const domain = domains.length === 1 ? (domains[0] ?? "").toLowerCase() : "";
  return domain.length <= 253 && HOST.test(domain) ? domain : null;
}

/** Whether a site names the host itself: unknown hosts of the default site and `<slug>.localhost` do not count. */
function isOurs(domain: string, sites: App["sites"], deskHost: string | null): boolean {
  if (domain === deskHost) return !domain.endsWith(".localhost");
  const site = sites.forHost(domain);
  return site !== null && site.config.hostnames[domain] === site.slug;
}
