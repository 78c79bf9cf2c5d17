import { randomUUID } from "node:crypto";
import type { Request, RequestHandler } from "express";
import type { Logger } from "pino";
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

/** The path alone, and not endlessly: a query may hold what a shopper typed. */
function loggedPath(req: Request): string {
  const [path = ""] = req.originalUrl.split("?");
  return path.length > 200 ? `${path.slice(0, 200)}…` : path;
}

/** Pages and calls of a site are worth a line each; files, pictures and health checks only when someone looks closely. */
const isTold = (facts: Facts) => facts.site !== null && ["page", "data", "api"].includes(facts.class);

/**
 * Gives the request its id (a sane one of the proxy's is kept) and writes one line when it ends. A line never holds a
 * body, a query, an IP address or an agent.
 */
export function requestLog(log: Logger, metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const given = req.headers["x-request-id"];
    const facts = beginFacts(res, typeof given === "string" && SANE_ID.test(given) ? given : randomUUID());
    facts.class = classOf(req.path);
    res.set("X-Request-Id", facts.requestId);
    let sent = 0;
    const { end } = res;
    res.end = ((...args: unknown[]) => {
      const [chunk] = args;
      if (typeof chunk === "string" || chunk instanceof Uint8Array) sent = Buffer.byteLength(chunk);
      return Reflect.apply(end, res, args);
    }) as typeof res.end;
    res.on("close", () => {
      const ms = performance.now() - facts.began;
      metrics.answered(facts, res.statusCode, ms);
      const line = {
        requestId: facts.requestId,
        method: req.method,
        path: loggedPath(req),
        status: res.statusCode,
        ms: Math.round(ms * 10) / 10,
        bytes: sent || Number(res.getHeader("Content-Length") ?? 0),
        site: facts.site?.slug ?? null,
        cache: facts.cache,
        ...(res.writableFinished ? {} : { aborted: true }),
      };
      if (res.statusCode >= 500) log.error(line, "request");
      else if (res.statusCode >= 400 || isTold(facts)) log.info(line, "request");
      else log.debug(line, "request");
    });
    next();
  };
}

/** An error for the log: what it is and where, without the fields in which drivers carry rows. */
export function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return { type: error.name, message: error.message, stack: error.stack ?? "", code };
}
