import type { ErrorRequestHandler, RequestHandler } from "express";
import type { Logger } from "pino";
import { refuseLargeUpload, uploadOf } from "../bodies/photo-uploads.ts";
import { bodyErrorKind, bodyErrorType } from "../bodies/read-body.ts";
import { factsOf } from "../observing/facts.ts";
import { describeError } from "../observing/logging.ts";
import { sendError } from "../pages/plain-page.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Runs the handler only where something is sent to us. */
function whenSending(handler: RequestHandler): RequestHandler {
  return (req, res, next) => (READING.has(req.method) ? next() : handler(req, res, next));
}

/**
 * Forms are taken only from our own pages: another website could have its visitors' browsers send enquiries here, or
 * change the watchlist of who is signed in (whose cookie, being SameSite=Lax, does not come along either). A client
 * that says neither Sec-Fetch-Site nor Origin is no browser and is let through: there is nobody it could be tricking.
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

/** The pages and calls of a site are read, or posted to. */
export const refuseOtherMethods: RequestHandler = (req, res, next) => {
  if (req.method === "POST" || req.method === "GET" || req.method === "HEAD") return next();
  res.set("Allow", "GET, HEAD, POST");
  if (req.method === "OPTIONS") res.status(204).end();
  else sendError(req, res, "wrong-method");
};

/** The last handler: what nobody expected is logged with its request's id and answered with a page that names it. */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const kind = bodyErrorKind(error);
    const upload = kind === "too-large" ? uploadOf(req, res) : null;
    if (upload) return refuseLargeUpload(upload, req, res);
    if (kind) return sendError(req, res, kind);
    if (bodyErrorType(error) === "request.aborted") return void res.destroy();
    const { requestId } = factsOf(res);
    log.error({ requestId, error: describeError(error) }, "a request failed");
    sendError(req, res, "failed", { note: `Request ${requestId}` });
  };
}
