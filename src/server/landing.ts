import { join } from "node:path";
import type { Request, RequestHandler, Response } from "express";
import { vehicleCount } from "../features/search/data.ts";
import type { Site } from "../features/site/site.ts";
import type { App } from "../request.ts";
import { findInside } from "./file-roots.ts";
import { CLOSED_POLICY } from "./headers.ts";
import { sealInlineCode } from "./inline-code.ts";
import { escapeHtml, sendPlainPage } from "./plain-page.ts";

/** This machine by no site's name: where a developer who typed "localhost" arrives. */
const BARE_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const SCREENSHOT = /^\/gallery\/([a-z0-9-]+\/home-1440\.webp)$/;

const STYLE = `:root{color-scheme:light dark;--line:color-mix(in oklab,currentColor 18%,transparent)}body{font:1rem/1.5 system-ui,sans-serif;margin:0;padding:clamp(1.25rem,4vw,4rem)}main{max-width:82rem;margin:auto}h1{font-size:clamp(1.75rem,4vw,2.5rem);line-height:1.15;letter-spacing:-.02em;margin:0 0 .5rem}p{margin:0}ul{list-style:none;margin:2rem 0 0;padding:0;display:grid;gap:2rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr))}li{border:1px solid var(--line);border-radius:14px;overflow:hidden;display:flex;flex-direction:column}img,.none{display:block;width:100%;height:auto;aspect-ratio:8/5;object-fit:cover;object-position:top;border-bottom:1px solid var(--line)}.none{display:grid;place-content:center;font-size:2rem;font-weight:600}h2{font-size:1.25rem;margin:0}div{padding:1rem 1.25rem 1.25rem;display:grid;gap:.375rem}small{opacity:.75}nav{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin-top:.25rem}nav a{display:inline-flex;align-items:center;min-height:44px}:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;
const POLICY = `${CLOSED_POLICY}; img-src 'self'; style-src ${sealInlineCode(Buffer.from(`<style>${STYLE}</style>`), "").styles.join(" ")}`;

/** Where a site answers on this machine. */
export function localAddress(slug: string, port: number | string): string {
  return `http://${slug}.localhost:${port}/`;
}

/**
 * The bare host's page, in development alone: every site with its picture (`docs/gallery`, made by `npm run gallery`),
 * what it is and where to begin. Elsewhere, and for other hosts, the request goes on.
 */
export function serveLanding({ sites, search, env, clock }: App, gallery: string): RequestHandler {
  return async (req, res, next) => {
    if (env.mode !== "development" || !BARE_HOST.test(req.hostname ?? "")) return next();
    const [, picture] = SCREENSHOT.exec(req.path) ?? [];
    if (picture) return sendPicture(res, gallery, picture, next);
    if (req.path !== "/") return next();
    if (sites.all().length === 0) {
      return sendPlainPage(res, 200, {
        heading: "Forecourt is running",
        sentence: "The sites folder holds no site yet.",
      });
    }
    const cards = sites.all().map(async (site) => {
      const count = await vehicleCount(search, site, clock());
      const hasPicture = (await findInside(gallery, `${site.slug}/home-1440.webp`)) !== null;
      return cardOf(site, portOf(req, env.port), count.ok ? count.value : null, hasPicture);
    });
    res.set("Content-Security-Policy", POLICY).set("Cache-Control", "no-store").type("html");
    res.send(pageOf(await Promise.all(cards)));
  };
}

const portOf = (req: Request, otherwise: number): number => req.socket.localPort ?? otherwise;

async function sendPicture(res: Response, gallery: string, name: string, next: () => void): Promise<void> {
  const file = await findInside(gallery, name);
  if (!file) return next();
  res.set("Cache-Control", "no-cache");
  res.sendFile(join(file.root, file.path));
}

function cardOf(site: Site, port: number, vehicles: number | null, hasPicture: boolean): string {
  const { slug, name, config, brand } = site;
  const address = localAddress(slug, port);
  const facts = [
    `Template ${config.template}`,
    vehicles === null ? null : `${vehicles.toLocaleString("en-AU")} vehicles`,
    site.locations.length > 1 ? `${site.locations.length} locations` : site.locations[0]?.address.city,
  ];
  const picture = hasPicture
    ? `<img src="/gallery/${slug}/home-1440.webp" alt="" width="1440" height="900" loading="lazy">`
    : `<span class="none" aria-hidden="true">${escapeHtml(brand.logo.name)}</span>`;
  const tagline = brand.logo.tagline ? `<p>${escapeHtml(brand.logo.tagline)}</p>` : "";
  return `<li><a href="${address}" tabindex="-1" aria-hidden="true">${picture}</a><div><h2><a href="${address}">${escapeHtml(name)}</a></h2>${tagline}<small>${escapeHtml(facts.filter(Boolean).join(" · "))}</small><nav aria-label="${escapeHtml(name)}"><a href="${address}search">Stock</a><a href="${address}dev/catalogue">Catalogue</a><a href="${address}dev/mailbox">Mailbox</a></nav></div></li>`;
}

const pageOf = (cards: readonly string[]): string =>
  `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Forecourt is running</title><style>${STYLE}</style></head><body><main><h1>Forecourt is running</h1><p>One server, ${cards.length} ${cards.length === 1 ? "site" : "sites"}. Each answers under its own name.</p><ul>${cards.join("")}</ul></main></body></html>`;
