import type { ErrorRequestHandler, RequestHandler } from "express";
import type { Logger } from "pino";
import { describeError } from "../../lib/describe-error.ts";
import { refuseLargeUpload, uploadOf } from "../bodies/photo-uploads.ts";
import { bodyErrorKind, bodyErrorType } from "../bodies/read-body.ts";
import { factsOf } from "../observing/facts.ts";
import { sendError } from "../pages/plain-page.ts";
import { TooManyPages } from "../pages/rendering-turns.ts";
import { DatabaseUnavailable, isDatabaseFull, isDatabaseUnavailable } from "./database-unavailable.ts";
import type { ErrorKind } from "./errors.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Runs the handler only for requests that send data. */
function whenSending(handler: RequestHandler): RequestHandler {
  return (req, res, next) => (READING.has(req.method) ? next() : handler(req, res, next));
}

/**
 * Forms are accepted only from our own pages: another website could make its visitors' browsers send enquiries, or
 * change the watchlist of a signed-in member (whose cookie, being SameSite=Lax, is not sent along either). A client
 * without Sec-Fetch-Site and Origin is no browser and is let through: no user is being tricked there.
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

/** Refuses methods other than GET, HEAD and POST for a site's pages and calls. */
export const refuseOtherMethods: RequestHandler = (req, res, next) => {
  if (req.method === "POST" || req.method === "GET" || req.method === "HEAD") return next();
  res.set("Allow", "GET, HEAD, POST");
  if (req.method === "OPTIONS") res.status(204).end();
  else sendError(req, res, "wrong-method");
};

const deskAway = (error: unknown) => ({
  sentence: isDatabaseFull(error)
    ? "The server’s disk is full, so nothing was saved. Ask whoever runs the server to make room, then try again."
    : "The desk cannot reach its data just now. Please try again in a minute.",
});

/** The last handler: logs an unexpected error with the request's id, and answers with a page that shows the id. */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const kind = bodyErrorKind(error);
    const upload = kind === "too-large" ? uploadOf(req, res) : null;
    if (upload) return refuseLargeUpload(upload, req, res);
    if (kind) return sendError(req, res, kind);
    const refused = partErrorKind(error);
    if (refused) return sendError(req, res, refused);
    if (bodyErrorType(error) === "request.aborted") return void res.destroy();
    const { requestId, site } = factsOf(res);
    const isAway = isDatabaseUnavailable(error);
    // The code that threw `DatabaseUnavailable` has logged the reason.
    if (!(error instanceof TooManyPages || error instanceof DatabaseUnavailable))
      log.error({ requestId, error: describeError(error) }, "a request failed");
    if (error instanceof TooManyPages || isAway) {
      res.set("Retry-After", "2");
      const isDesk = site === null && req.originalUrl.startsWith("/desk");
      return sendError(req, res, isAway ? "away" : "busy", isAway && isDesk ? deskAway(error) : {});
    }
    sendError(req, res, "failed", { note: `Request ${requestId}` });
  };
}

/** The error for a range request: beyond the end of the file, or made for another version of it. */
function partErrorKind(error: unknown): ErrorKind | null {
  const status = error instanceof Error && "status" in error ? error.status : null;
  return status === 416 ? "no-such-part" : status === 412 ? "other-file" : null;
}
