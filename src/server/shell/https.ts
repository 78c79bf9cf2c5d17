import type { RequestHandler } from "express";
import type { Env } from "../../env.ts";
import { sendError } from "../pages/plain-page.ts";

/**
 * In production, behind a proxy that reports plain HTTP: pages redirect to HTTPS, and posted data is refused, because
 * it has crossed the network readable by anyone and the sender should know. Without such a report nothing is
 * redirected, so that a proxy which ends TLS and reports nothing causes no redirect loop. This handler comes after
 * the site is known, so an unclaimed host is never redirected.
 */
export function askForHttps({ mode, trustProxy }: Pick<Env, "mode" | "trustProxy">): RequestHandler {
  return (req, res, next) => {
    if (mode !== "production" || !trustProxy || !req.headers["x-forwarded-proto"] || req.secure) return next();
    if (req.method !== "GET" && req.method !== "HEAD") return sendError(req, res, "plain-http");
    res.set("Cache-Control", "no-store").redirect(308, `https://${req.hostname}${req.originalUrl}`);
  };
}
