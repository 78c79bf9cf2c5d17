import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { redactedPath } from "../../lib/redacted-path.ts";
import { beginFacts, type Facts, type RequestClass } from "./facts.ts";
import type { Metrics } from "./metrics.ts";

const SANE_ID = /^[A-Za-z0-9_-]{8,64}$/;

function classOf(path: string): RequestClass {
  if (/^\/(healthz|readyz|metrics)$/.test(path)) return "health";
  if (path.startsWith("/api/")) return "api";
  if (path.startsWith("/images/")) return "image";
  if (/^\/(assets|art|site|uploads)\//.test(path)) return "file";
  return path.endsWith(".data") || path === "/__manifest" ? "data" : "page";
}

const pathOf = (url: string) => {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
};

/**
 * The path as it is logged: without secrets from links, without the query (which may contain what a shopper typed), and
 * no longer than 200 characters. /
 */
function loggedPath(url: string): string {
  const path = redactedPath(pathOf(url));
  return path.length > 200 ? `${path.slice(0, 200)}…` : path;
}

/**
 * Whether the request is logged at level info, as a site's pages and API calls are. Files, pictures and health checks
 * are logged at level debug. /
 */
const isLogged = (facts: Facts) =>
  facts.site !== null && (facts.class === "page" || facts.class === "data" || facts.class === "api");

/**
 * Gives the request its id (a well-formed one from the proxy is kept) and writes one log line when it ends. A line
 * never contains a body, a query, an IP address or a user agent.
 */
export function beginRequest(req: IncomingMessage, res: ServerResponse, log: Logger, metrics: Metrics): void {
  const { method, url = "", headers } = req;
  const header = headers["x-request-id"];
  const requestId = typeof header === "string" && SANE_ID.test(header) ? header : randomUUID();
  const facts = beginFacts(res, requestId, classOf(pathOf(url)));
  res.on("close", () => {
    const ms = performance.now() - facts.began;
    const status = res.statusCode;
    metrics.answered(facts.class, status, ms);
    const line = {
      requestId,
      method,
      path: loggedPath(url),
      status,
      ms: Math.round(ms * 10) / 10,
      bytes: facts.bytes ?? Number(res.getHeader("Content-Length") ?? 0),
      site: facts.site?.slug ?? null,
      cache: facts.cache,
      aborted: res.writableFinished ? undefined : true,
    };
    if (status >= 500) log.error(line, "request");
    else if (status >= 400 || isLogged(facts)) log.info(line, "request");
    else log.debug(line, "request");
  });
}
