import type { RequestHandler } from "express";
import type { Env } from "../../env.ts";
import { sendError } from "../pages/plain-page.ts";

/**
 * In production, behind a proxy that says a request came by plain HTTP: pages are shown over HTTPS instead, and what is
 * sent is refused, because it has crossed the network for anyone to read and the sender should know. Without the
 * proxy's word nothing is redirected, so that a proxy which ends TLS and says nothing does not lead round in a circle.
 * Stands after the site is known: no host that nobody claims is led anywhere.
 */
export function askForHttps({ mode, trustProxy }: Pick<Env, "mode" | "trustProxy">): RequestHandler {
  return (req, res, next) => {
    if (mode !== "production" || !trustProxy || !req.headers["x-forwarded-proto"] || req.secure) return next();
    if (req.method !== "GET" && req.method !== "HEAD") return sendError(req, res, "plain-http");
    res.set("Cache-Control", "no-store").redirect(308, `https://${req.hostname}${req.originalUrl}`);
  };
}
