import { randomUUID } from "node:crypto";
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from "express";
import { siteLendingTurnsAt } from "../../features/estimate/lending-turns.ts";
import { payPageOrigins } from "../../features/reservations/rules.ts";
import { isOwnHost } from "../../features/sign-in/own-host.ts";
import { shownHosts } from "../../features/site/dealership/picture-hosts.ts";
import type { Site } from "../../features/site/site.ts";
import type { App, RequestScope } from "../../request.ts";
import type { Dressed, FirstPaint } from "../first-paint/first-paint.ts";
import { bytesOf, fresh } from "../first-paint/piece.ts";
import { factsOf } from "../observing/facts.ts";
import { Body } from "../shell/body.ts";
import { DatabaseUnavailable, isDatabaseUnavailable } from "../shell/database-unavailable.ts";
import { ERRORS } from "../shell/errors.ts";
import { COMMON_HEADERS, type PageReach, pagePolicy, reachOf } from "../shell/headers.ts";
import type { KnownAddresses } from "./cached-pages.ts";
import { sealInlineCode } from "./inline-code.ts";
import { ASK_EACH_TIME, bytesIn, formFor, Page, writePage } from "./page.ts";
import {
  canonicalAddress,
  isPlainAddress,
  LONGEST_CACHED_ADDRESS,
  type PageCache,
  pageKey,
  type Rendering,
  withoutTracking,
} from "./page-cache.ts";
import type { PartCache } from "./part-cache.ts";
import { plainPage, sendError } from "./plain-page.ts";
import type { RenderingTurns } from "./rendering-turns.ts";
import type { StockVersions } from "./stock-versions.ts";

/** Renders a site's own pages: with React Router in the product, with anything in a test. */
export type RenderPage = (request: Request, scope: RequestScope) => Promise<Response>;

export interface PageParts {
  readonly app: App;
  readonly renderPage: RenderPage;
  readonly cache: PageCache;
  readonly stockVersions: StockVersions;
  readonly addresses: KnownAddresses;
  readonly firstPaint: FirstPaint;
  readonly cachedParts: PartCache;
  /** True where Vite serves the client build. */
  readonly development: boolean;
  readonly turns: RenderingTurns;
}

/** Headers about the transport, which Express sets. */
const TRANSPORT = /^(connection|content-encoding|content-length|keep-alive|transfer-encoding)$/i;

/** Handles every address that no earlier handler has taken. */
export function servePages(parts: PageParts): RequestHandler {
  return async (req, res) => {
    const { site } = factsOf(res);
    if (!site) throw new Error("A page was asked before its site was known.");
    const url = new URL(`${req.protocol}://${req.host}${req.originalUrl}`);
    const page = isShareable(req) ? await sharedPage(parts, res, site, url) : await ownPage(parts, req, res, site, url);
    // Where a route has no action, the router's response would look like a failure of ours.
    if (page.status === 405 && !page.has("allow")) {
      res.set("Allow", "GET, HEAD");
      return sendError(req, res, "wrong-method");
    }
    await sendPage(req, res, page);
  };
}

/**
 * Renders a page when it is this client's turn. Posted forms do not wait for a turn, because they have limits of their
 * own.
 */
function inTurn(parts: PageParts, res: ExpressResponse, site: Site, request: Request): Promise<Rendering> {
  const work = () => render(parts, res, site, request);
  return request.method === "GET" ? parts.turns.run(res.req, res, work) : work();
}

/**
 * Only requests with the same answer for everyone can share a page: a plain GET of a short address, outside the API.
 */
function isShareable(req: ExpressRequest): boolean {
  return (
    (req.method === "GET" || req.method === "HEAD") &&
    req.originalUrl.length <= LONGEST_CACHED_ADDRESS &&
    !req.path.startsWith("/api/") &&
    req.headers.authorization === undefined
  );
}

/**
 * A page that is cached for others. Its request has the address and none of the visitor's headers (no cookie,
 * language or user agent), and reading the visitor's data from the scope prevents caching, so it cannot contain one
 * visitor's data.
 */
async function sharedPage(parts: PageParts, res: ExpressResponse, site: Site, requested: URL): Promise<Page> {
  const facts = factsOf(res);
  const url = withoutTracking(requested);
  const address = canonicalAddress(url);
  const key = pageKey(site, parts.stockVersions.of(site), address);
  // Most searches, and unusual spellings of an address, are requested once. Cached, each would push out a page that is
  // requested often.
  const isOwn = isOwnHost(site, url.hostname) && isPlainAddress(url, res.req.socket.localPort);
  const seldom = isOwn ? null : address;
  const { page, state } = await parts.cache.page(
    key,
    () => inTurn(parts, res, site, new Request(url, { headers: { accept: "text/html, */*" } })),
    seldom,
  );
  facts.cache = state;
  // Only addresses of cached pages are remembered, not every address that a stranger makes up.
  if (state !== "passed" && state !== "once") parts.addresses.learn(res.req, address);
  return page;
}

async function ownPage(
  parts: PageParts,
  req: ExpressRequest,
  res: ExpressResponse,
  site: Site,
  url: URL,
): Promise<Page> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined && !/^x-forwarded-/.test(name)) headers.set(name, String(value));
  }
  const hasBody = req.method !== "GET" && req.method !== "HEAD" && Buffer.isBuffer(req.body);
  const method = req.method === "HEAD" ? "GET" : req.method;
  const request = new Request(url, { method, headers, ...(hasBody ? { body: new Uint8Array(req.body) } : {}) });
  return (await inTurn(parts, res, site, request)).page;
}

async function render(parts: PageParts, res: ExpressResponse, site: Site, request: Request): Promise<Rendering> {
  const { app } = parts;
  const { requestId } = factsOf(res);
  const req = res.req;
  const scriptNonce = randomUUID();
  const cachedParts = parts.cachedParts.of(scriptNonce);
  const now = app.clock();
  // Any page may show estimates, which change with the calendar.
  let keepUntil = siteLendingTurnsAt(site, now) ?? Number.POSITIVE_INFINITY;
  let isAway = false;
  const documents: Parameters<RequestScope["deliver"]>[] = [];
  const scope: RequestScope = {
    app,
    site,
    now,
    requestId,
    scriptNonce,
    deliver: (...document) => {
      documents.push(document);
    },
    get ip() {
      keepUntil = 0;
      return req.ip ?? "";
    },
    get userAgent() {
      keepUntil = 0;
      return req.headers["user-agent"] ?? "";
    },
    header: (name) => {
      keepUntil = 0;
      return req.headers[name] ?? null;
    },
    partsWith: (siteView) => (parts.development ? null : cachedParts.finder(siteView)),
    changesAt: (at) => {
      keepUntil = Math.min(keepUntil, at);
    },
    uncacheable: () => {
      keepUntil = 0;
    },
    failedBy: (error) => {
      isAway = isDatabaseUnavailable(error);
    },
  };
  const response = await parts.renderPage(request, scope);
  if (isAway && response.status === 500) throw new DatabaseUnavailable();
  const reach = {
    ...reachOf(site.config, shownHosts(site, app.env.imageHosts), parts.development),
    forms: payPageOrigins(site, app.payments.processorsOf),
  };
  const mayBeKnown = request.method === "GET";
  const [document] = documents;
  const dressed = document
    ? await parts.firstPaint.dress(cachedParts.put(document[0]), document[1])
    : { pieces: [fresh(Buffer.from(await response.arrayBuffer()))], scripts: [], styles: [] };
  const page = pageOf(response, dressed, { nonce: scriptNonce, reach, requestId, mayBeKnown });
  return { page, keepUntil: isKeepable(response) ? keepUntil : 0 };
}

function isKeepable(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.headers.has("Set-Cookie") &&
    !/no-store|private/.test(response.headers.get("Cache-Control") ?? "")
  );
}

interface Sealing {
  readonly nonce: string;
  readonly reach: PageReach;
  readonly requestId: string;
  /** Whether a browser may revalidate the page by its ETag. */
  readonly mayBeKnown: boolean;
}

/** The complete response: HTML with a policy that allows its own inline code by hash, and never an empty error. */
function pageOf(response: Response, dressed: Dressed, { nonce, reach, requestId, mayBeKnown }: Sealing): Page {
  const { status } = response;
  let { pieces } = dressed;
  const headers = new Headers({ ...COMMON_HEADERS, "Cache-Control": cacheRule(status) });
  for (const [name, value] of response.headers) {
    if (name === "set-cookie") headers.append(name, value);
    else if (!TRANSPORT.test(name)) headers.set(name, value);
  }
  if (status >= 500 && pieces.every(({ bytes }) => bytes.length === 0)) {
    pieces = [fresh(Buffer.from(plainPage({ ...ERRORS.failed, note: `Request ${requestId}` })))];
    headers.set("content-type", "text/html; charset=utf-8");
  }
  const contentType = headers.get("content-type") ?? "application/octet-stream";
  let policy = "";
  let bytes: Buffer;
  if (contentType.startsWith("text/html")) {
    const { html, scripts, styles } = sealInlineCode(pieces, nonce);
    bytes = html;
    policy = pagePolicy({ scripts: [...dressed.scripts, ...scripts], styles: [...dressed.styles, ...styles] }, reach);
    headers.set("content-security-policy", policy);
  } else bytes = bytesOf(pieces);
  const body = new Body(bytes, contentType);
  if (body.compressible) headers.append("vary", "Accept-Encoding");
  return new Page(status, headers, body, mayBeKnown && status === 200 ? body.etag(policy) : null);
}

/** Browsers revalidate each time, which costs a 304, so that a change of stock shows at once. */
const cacheRule = (status: number) => (status === 200 ? ASK_EACH_TIME : "no-store");

async function sendPage(req: ExpressRequest, res: ExpressResponse, page: Page): Promise<void> {
  const form = formFor(req, page);
  // The headers that depend on this one request are already set on the response.
  writePage(req, res, { page, form, bytes: await bytesIn(form, page), own: [] });
}
