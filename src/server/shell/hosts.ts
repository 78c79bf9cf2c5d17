import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { isOwnHost } from "../../features/sign-in/own-host.ts";
import type { App } from "../../request.ts";
import { factsOf } from "../observing/facts.ts";
import { sendError } from "../pages/plain-page.ts";
import { ERRORS } from "./errors.ts";

/**
 * Finds the site of the request's host and stores it in the request's facts. An unknown host gets a page that says so,
 * and nothing of any site. Some proxies pass on any `X-Forwarded-Host` that a client sends. Where it names another site
 * than the one requested, a cache in front would store one site's files under the other's address, so such a request is
 * refused. /
 */
export function findSite({ sites }: Pick<App, "sites">): RequestHandler {
  return (req, res, next) => {
    const site = sites.forHost(req.hostname ?? "");
    const requested = (req.headers.host ?? "").toLowerCase().replace(/:\d+$/, "");
    const other = requested === req.hostname?.toLowerCase() ? site : sites.forHost(requested);
    if (other && other !== site && isOwnHost(other, requested)) return sendError(req, res, "bad-address");
    if (site) {
      factsOf(res).site = site;
      return next();
    }
    sendError(req, res, "unknown-host", { sentence: ERRORS["unknown-host"].sentence });
  };
}

const HOST = /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * Refuses malformed requests before any other handler reads them: paths that climb (`..`, plain or encoded) or cannot
 * be decoded, queries with a NUL, invalid hosts or several, and a forwarded scheme that is none.
 */
export const refuseBadAddress: RequestHandler = (req, res, next) => {
  const [path = "", ...query] = req.originalUrl.split("?");
  const isClean = isCleanPath(path) && !query.some((part) => part.includes("%00"));
  if (isClean && hasOneHost(req) && isOrigin(req.protocol, req.host ?? "")) next();
  else sendError(req, res, "bad-address");
};

/**
 * Whether a request names its host once. Node goes by the first of several, and a proxy or a cache in front may go by
 * another (RFC 9112, section 3.2).
 */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  return hosts <= 1;
}

const isOrigin = (scheme: string, host: string): boolean =>
  (scheme === "http" || scheme === "https") && HOST.test(host) && URL.canParse(`${scheme}://${host}`);

/**
 * Whether a path begins with one slash, decodes, and neither climbs nor hides bytes. Doubly encoded paths are checked
 * twice.
 */
export function isCleanPath(path: string): boolean {
  if (!path.startsWith("/") || path.startsWith("//")) return false;
  try {
    const once = decodeURIComponent(path);
    const texts = [once, once.includes("%") ? decodeLoosely(once) : once];
    return texts.every((text) => !/[\0\\]/.test(text) && !text.split("/").includes(".."));
  } catch {
    return false;
  }
}

/** The second decoding may fail: "100%" is a valid name. */
function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
