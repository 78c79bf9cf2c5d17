import { createHash, timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { answerSearchCall } from "../features/search/calls.ts";
import { siteIndex } from "../features/search/index/site-index.ts";
import type { Site } from "../features/site/site.ts";
import { describeError } from "../lib/describe-error.ts";
import type { App } from "../request.ts";
import {
  answerCall,
  type Fault,
  fault,
  type WireAnswer,
  wireError,
  wireText,
} from "../services/search/dialect/port.ts";
import { boundedJson } from "./bodies/json-bounds.ts";
import { bodyErrorKind, readBytes } from "./bodies/read-body.ts";
import { factsOf } from "./observing/facts.ts";
import type { ServerState } from "./observing/health.ts";
import { Body } from "./shell/body.ts";
import type { ErrorKind } from "./shell/errors.ts";
import { limitRequests, MINUTE } from "./shell/rate-limits.ts";
import { sendBody } from "./shell/send.ts";

/** Addresses of Meilisearch's dialect (docs/search-api.md), including those a search key may not use. */
const DIALECT =
  /^\/(indexes(\/|$)|(multi-search|health|version|stats|swap-indexes|dumps|snapshots|experimental-features)$|(keys|tasks|batches)(\/|$))/;
/** Headers that a browser client on another origin may send, and for how many seconds it may cache this permission. */
const CROSS_ORIGIN = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, X-Meilisearch-Client",
  "Access-Control-Max-Age": "86400",
} as const;

/**
 * The search API of each site, placed before all handlers made for forms: Meilisearch's dialect for clients with the
 * site's search key, and the specification's own calls at the site's `searchUrl`. Both only read. As in Meilisearch,
 * pages of any origin may use the dialect: the key is required, and no cookie is read.
 */
export function serveSearchApi(app: App, state: ServerState): RequestHandler {
  const rate = { name: "searches", most: app.env.searchesPerMinute, withinMs: MINUTE };
  const limit = limitRequests(app.rates, rate, (req, res) =>
    send(res, errorAnswer(wireError(TOO_MANY), DIALECT.test(req.path))),
  );
  return (req, res, next) => {
    const { site } = factsOf(res);
    if (!site) return next();
    const isDialect = DIALECT.test(req.path);
    if (!isDialect && req.path !== site.config.searchUrl) return next();
    factsOf(res).class = "api";
    if (isDialect) {
      res.set(CROSS_ORIGIN);
      if (req.method === "OPTIONS") return void res.status(204).set("Cache-Control", "no-store").end();
    }
    limit(req, res, () => {
      if (!state.filled) {
        res.set("Retry-After", "2");
        return send(res, errorAnswer(wireError(RESTARTING), isDialect));
      }
      readBytes(req, res, (error?: unknown) => {
        const read = error ? failedBody(error) : bodyOf(req);
        if (!read) return next(error);
        const answer = async () => {
          if ("fault" in read) return errorAnswer(wireError(read.fault), isDialect);
          return (isDialect ? answerDialect : answerOwn)(app, site, req, read.json);
        };
        const failed = (cause: unknown) => {
          const { requestId } = factsOf(res);
          app.log.error({ requestId, error: describeError(cause) }, "a search failed");
          return errorAnswer(wireError(FAILURE), isDialect);
        };
        answer()
          .catch(failed)
          .then((response) => send(res, response))
          .catch(next);
      });
    });
  };
}

const TOO_MANY = fault("too_many_search_requests", "Too many searches at once. Please wait a minute.");
const RESTARTING = fault("unavailable", "The website is restarting. Please try again in a moment.");
const FAILURE = fault("internal", "The search could not be done. Please try again in a moment.");

const FAILED: Readonly<Partial<Record<ErrorKind, Fault>>> = {
  "too-large": fault("payload_too_large", "The provided payload reached the size limit: 100 kB."),
  "compressed-body": fault("invalid_content_type", "Send the payload uncompressed."),
  "malformed-body": fault("malformed_payload", "The payload ends before its Content-Length."),
};
const WRONG_TYPE = fault("invalid_content_type", "Send the payload with the Content-Type `application/json`.");
const MALFORMED = fault("malformed_payload", "The json payload provided is malformed.");
const EXCESSIVE = fault("malformed_payload", "The json payload provided holds more, or nests deeper, than is read.");

function failedBody(error: unknown): { readonly fault: Fault } | null {
  const kind = bodyErrorKind(error);
  const known = kind && FAILED[kind];
  return known ? { fault: known } : null;
}

/** The parsed body; `undefined` if there is none. */
function bodyOf(req: Request): { readonly fault: Fault } | { readonly json: unknown } {
  const bytes: unknown = req.body;
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return { json: undefined };
  if (!req.is("application/json")) return { fault: WRONG_TYPE };
  const json = boundedJson(bytes, { mayHoldNul: true });
  if (json.ok) return { json: json.value };
  return { fault: json.error === "malformed" ? MALFORMED : EXCESSIVE };
}

/** Rewrites an error of the site's own calls into the form used by every call under `/api`. */
function errorAnswer({ status, body }: WireAnswer, isDialect: boolean): WireAnswer {
  return isDialect ? { status, body } : { status, body: { error: (body as { message: string }).message } };
}

function send(res: Response, { status, body }: WireAnswer): Promise<void> {
  res.status(status).set("Cache-Control", "no-store").type("json");
  return sendBody(res.req, res, new Body(Buffer.from(wireText(body)), "application/json"), null);
}

/** Answers `POST {searchUrl}` (API-011 to API-017). It needs no key: it reveals only what the site's pages show. */
async function answerOwn(app: App, site: Site, req: Request, body: unknown): Promise<WireAnswer> {
  if (req.method === "POST") return answerSearchCall(app.search, site, body, app.clock());
  req.res?.set("Allow", "POST");
  return { status: 405, body: { error: "Send a search by POST." } };
}

/** Answers a call in Meilisearch's dialect, which needs the site's key (API-013, API-015). */
async function answerDialect(app: App, site: Site, req: Request, body: unknown): Promise<WireAnswer> {
  if (req.path === "/health") return { status: 200, body: { status: "available" } };
  const refused = keyFault(site.config.searchKey, req.headers.authorization);
  if (refused) return wireError(refused);
  const index = siteIndex(app.search, site);
  const params = new URL(req.originalUrl, "http://site").searchParams;
  const call = { method: req.method, path: decodeURI(req.path), params, body };
  const answer = await answerCall((uid) => (uid === index.uid ? index : null), call);
  return answer ?? wireError(READ_ONLY);
}

const READ_ONLY = fault("invalid_api_key", "The provided API key may search and read documents, and nothing else.");
const NO_KEY = fault("invalid_api_key", "This website has no search key, so nobody may search it by this address.");
const NO_HEADER = fault(
  "missing_authorization_header",
  "The Authorization header is missing. It must use the bearer authorization method.",
);
const WRONG_KEY = fault("invalid_api_key", "The provided API key is invalid.");

/**
 * Why a request may not search, or null. The comparison takes constant time, so its duration reveals nothing of the
 * key.
 */
function keyFault(key: string | null, header: string | undefined): Fault | null {
  if (!key) return NO_KEY;
  if (header === undefined) return NO_HEADER;
  const [, sent = ""] = /^Bearer (.+)$/i.exec(header) ?? [];
  return timingSafeEqual(digest(sent), digest(key)) ? null : WRONG_KEY;
}

const digest = (text: string) => createHash("sha256").update(text).digest();
