import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request as ExpressRequest } from "express";
import { LRUCache } from "lru-cache";
import type { App } from "../../request.ts";
import { factsOf } from "../observing/facts.ts";
import type { ServerState } from "../observing/health.ts";
import { ownHeaders } from "../shell/headers.ts";
import { hasOneHost } from "../shell/hosts.ts";
import { bytesIn, formFor, writePage } from "./page.ts";
import { type PageCache, pageKey } from "./page-cache.ts";
import type { StockVersions } from "./stock-versions.ts";

/** The parsed address of a page that may be cached for everybody. */
interface KnownAddress {
  /** The host name, in the form in which sites are looked up. */
  readonly host: string;
  readonly isSecure: boolean;
  /** The address in canonical form (`canonicalAddress`). */
  readonly address: string;
}

const MOST_ADDRESSES = 10_000;
/**
 * Longer raw addresses are not remembered: only forged headers are so long, and ten thousand of them would take 150 MB.
 * /
 */
const LONGEST_RAW = 1_000;

/**
 * Addresses that went through the whole server once and turned out to be pages shared by all visitors. A raw address
 * always parses to the same host and path, so it is parsed only once. /
 */
export class KnownAddresses {
  readonly #known = new LRUCache<string, KnownAddress>({ max: MOST_ADDRESSES });
  readonly #trustProxy: boolean;

  constructor({ trustProxy }: { readonly trustProxy: boolean }) {
    this.#trustProxy = trustProxy;
  }

  of(req: IncomingMessage): KnownAddress | undefined {
    return this.#known.get(this.#rawAddress(req));
  }

  learn(req: ExpressRequest, address: string): void {
    const raw = this.#rawAddress(req);
    if (raw.length <= LONGEST_RAW) this.#known.set(raw, { host: req.hostname, isSecure: req.secure, address });
  }

  /** Everything from which Express derives scheme, host and path, joined by line breaks, which none of it contains. */
  #rawAddress({ headers, url }: IncomingMessage | ExpressRequest): string {
    const forwarded = this.#trustProxy ? `${headers["x-forwarded-proto"]}\n${headers["x-forwarded-host"]}\n` : "";
    return `${forwarded}${headers.host}\n${url}`;
  }
}

export interface CachedPagesParts {
  readonly app: Pick<App, "sites" | "env">;
  readonly cache: PageCache;
  readonly stockVersions: StockVersions;
  readonly state: ServerState;
  readonly addresses: KnownAddresses;
}

/**
 * Answers cached pages without Express, and returns whether it did. The site and its versions are looked up each time;
 * everything else about the address and the page is known already. Any unusual request goes through Express. /
 */
export function cachedPages({ app, cache, stockVersions, state, addresses }: CachedPagesParts) {
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    if ((req.method !== "GET" && req.method !== "HEAD") || req.headers.authorization !== undefined) return false;
    const known = addresses.of(req);
    if (!known || state.closing || !hasOneHost(req)) return false;
    const site = app.sites.forHost(known.host);
    if (!site) return false;
    const page = cache.kept(pageKey(site, stockVersions.of(site), known.address));
    if (!page) return false;
    const form = formFor(req, page);
    const bytes = bytesIn(form, page);
    if (bytes instanceof Promise) return false;
    cache.counts.hit += 1;
    const facts = factsOf(res);
    facts.site = site;
    facts.cache = "hit";
    writePage(req, res, { page, form, bytes, own: ownHeaders(facts.requestId, known.isSecure, app.env.mode) });
    return true;
  };
}
