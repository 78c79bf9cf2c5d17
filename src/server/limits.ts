import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from "express";
import { rateLimit } from "express-rate-limit";
import type { Logger } from "pino";
import type { ErrorKind } from "./errors.ts";
import { factsOf } from "./facts.ts";
import { describeError } from "./logging.ts";
import { isPhotoUpload, readPhotoUpload, refuseLargePhoto } from "./photo-uploads.ts";
import { sendError } from "./plain-page.ts";

/** JSON and forms, in bytes. */
export const LARGEST_BODY = 100 * 1024;

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Runs the handler only where something is sent to us. */
function whenSending(handler: RequestHandler): RequestHandler {
  return (req, res, next) => (READING.has(req.method) ? next() : handler(req, res, next));
}

/**
 * Forms are taken only from our own pages: another website could have its visitors' browsers send enquiries here, or
 * change the watchlist of who is signed in (whose cookie, being SameSite=Lax, does not come along either). A client that says neither Sec-Fetch-Site nor
 * Origin is no browser and is let through: there is nobody it could be tricking.
 */
export const refuseForeignForms: RequestHandler = whenSending((req, res, next) => {
  const from = req.headers["sec-fetch-site"];
  const origin = req.headers.origin;
  const own =
    from !== undefined ? from === "same-origin" || from === "none" : origin === undefined || isOwn(origin, req.host);
  if (own) next();
  else sendError(req, res, "foreign-origin");
});

function isOwn(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/** So many posts a minute from one address. */
export function limitPosts(perMinute: number): RequestHandler {
  return whenSending(limitRequests(perMinute, (req, res) => sendError(req, res, "too-many-posts")));
}

/** So many requests a minute from one address; IPv6 visitors are counted by their /64, which one household has. */
export function limitRequests(perMinute: number, refuse: (req: Request, res: Response) => void): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: perMinute,
    ipv6Subnet: 64,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    // The proxy is named by TRUST_PROXY; a header of one that is not trusted is no mistake of ours to warn about.
    validate: { xForwardedForHeader: false, trustProxy: false, forwardedHeader: false },
    handler: refuse,
  });
}

const readBody = express.raw({ type: () => true, limit: LARGEST_BODY, inflate: false });

/** Reads the whole body as bytes, at most 100 kB but for a photo, and refuses JSON that is none. */
export const readBoundedBody: RequestHandler = whenSending((req, res, next) => {
  if (isPhotoUpload(req)) return readPhotoUpload(req, res, next);
  readBody(req, res, (error?: unknown) => {
    if (error) return next(error);
    if (req.is("json") && Buffer.isBuffer(req.body) && !isJson(req.body)) return sendError(req, res, "malformed-body");
    next();
  });
});

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString());
    return true;
  } catch {
    return false;
  }
}

const BODY_ERRORS: Readonly<Record<string, ErrorKind>> = {
  "entity.too.large": "too-large",
  "encoding.unsupported": "compressed-body",
  "request.size.invalid": "malformed-body",
};

const typeOf = (error: unknown) => (error instanceof Error && "type" in error ? String(error.type) : "");

/** What is wrong with a body that could not be read; null for any other error. */
export const bodyErrorKind = (error: unknown): ErrorKind | null => BODY_ERRORS[typeOf(error)] ?? null;

/** The last handler: what nobody expected is logged with its request's id and answered with a page that names it. */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const kind = bodyErrorKind(error);
    if (kind === "too-large" && isPhotoUpload(req)) return refuseLargePhoto(req, res);
    if (kind) return sendError(req, res, kind);
    if (typeOf(error) === "request.aborted") return void res.destroy();
    const { requestId } = factsOf(res);
    log.error({ requestId, error: describeError(error) }, "a request failed");
    sendError(req, res, "failed", { note: `Request ${requestId}` });
  };
}
