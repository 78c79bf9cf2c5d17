import type { RequestHandler } from "express";
import type { Env } from "../../env.ts";
import type { SiteConfig } from "../../features/site/schema.ts";
import { factsOf } from "../observing/facts.ts";
import type { InlineHashes } from "../pages/inline-code.ts";

/** Frames that may show a car's walkaround and external videos (CAR-040, CAR-041). */
const VIDEO_FRAMES = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];
/** Switches off browser features that these pages do not use. */
const PERMISSIONS =
  "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), " +
  "magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

/** The origins besides this server that a page may load from. */
export interface PageReach {
  /** Origins (`https://photos.example.com`). */
  readonly images: readonly string[];
  readonly connections: readonly string[];
  /** Hosts of pages that may be framed, besides videos. */
  readonly frames?: readonly string[];
  /** Pages of payment processors, to which the answer of a form may lead. */
  readonly forms?: readonly string[];
  /** In development Vite's client inserts styles by script and uses a web socket. */
  readonly development: boolean;
}

/** The origins that a site's configuration, and the operator's list of picture hosts, open to its pages. */
export function reachOf(config: SiteConfig, imageHosts: readonly string[], development = false): PageReach {
  const origins = (addresses: readonly (string | null | undefined)[]) =>
    addresses.flatMap((address) => (address?.startsWith("https://") ? [new URL(address).origin] : []));
  return {
    images: [...imageHosts.map((host) => `https://${host}`), ...origins([config.imageServiceUrl])],
    frames: origins([config.serviceEmbedUrl]),
    connections: origins([config.apiBaseUrl, config.analyticsEndpoint]),
    development,
  };
}

/** The content security policy of one page: its own inline code by hash, everything else from this server. */
export function pagePolicy(hashes: InlineHashes, reach: PageReach): string {
  const styles = reach.development ? ["'unsafe-inline'"] : hashes.styles;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...reach.images].join(" "),
    ["media-src 'self'", ...reach.images].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...(reach.development ? ["ws:"] : []), ...reach.connections].join(" "),
    ["frame-src", ...VIDEO_FRAMES, ...(reach.frames ?? [])].join(" "),
    "manifest-src 'self'",
    ["form-action 'self'", ...(reach.forms ?? [])].join(" "),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** Policy of every response that is not a page: it may load and run nothing. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** Policy of SVG files, which could contain scripts: opened alone they are shown, but can run nothing. */
export const DRAWING_POLICY = `${CLOSED_POLICY}; style-src 'unsafe-inline'; img-src data:; sandbox`;

/** Headers of every response; a page replaces the policy by its own. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": CLOSED_POLICY,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": PERMISSIONS,
  // Plain "same-origin" would cut the connection to the share window, whose closing the page waits for.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Origin-Agent-Cluster": "?1",
};

/** Headers that depend on the single request, names and values in turn. */
export function ownHeaders(requestId: string, isSecure: boolean, mode: Env["mode"]): string[] {
  const own = ["X-Request-Id", requestId];
  // Without includeSubDomains, because a dealer's other subdomains are not ours to restrict.
  return mode === "production" && isSecure ? [...own, "Strict-Transport-Security", "max-age=31536000"] : own;
}

/** Sets both kinds of headers on every response of Express. */
export function setHeaders({ mode }: Env): RequestHandler {
  return (req, res, next) => {
    const own = ownHeaders(factsOf(res).requestId, req.secure, mode);
    res.set(COMMON_HEADERS);
    for (let at = 0; at < own.length; at += 2) res.setHeader(own[at] ?? "", own[at + 1] ?? "");
    next();
  };
}
