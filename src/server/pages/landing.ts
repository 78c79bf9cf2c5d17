import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Request, RequestHandler, Response } from "express";
import { vehicleCount } from "../../features/search/data.ts";
import type { Site } from "../../features/site/site.ts";
import type { App } from "../../request.ts";
import { findInside } from "../file-roots.ts";
import { LANDING_FONT, LANDING_POLICY, type LandingCard, landingPage } from "./landing-page.ts";
import { sendPlainPage } from "./plain-page.ts";

/** Hosts that mean this machine and name no site, such as the "localhost" that a developer types. */
const BARE_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const SCREENSHOT = /^\/gallery\/([a-z0-9-]+\/home-1440\.webp)$/;

const FONT = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

/** A site's address on this machine. */
export function localAddress(slug: string, port: number | string): string {
  return `http://${slug}.localhost:${port}/`;
}

/**
 * The bare host's page, in development only: every site with its picture (`docs/gallery`, made by `npm run gallery`),
 * a description and links to begin with (`landing-page.ts`). All other requests go on to the next handler.
 */
export function serveLanding({ sites, search, env, clock }: App, gallery: string): RequestHandler {
  return async (req, res, next) => {
    if (env.mode !== "development" || !BARE_HOST.test(req.hostname ?? "")) return next();
    const [, picture] = SCREENSHOT.exec(req.path) ?? [];
    if (picture) return sendPicture(res, gallery, picture, next);
    if (req.path === LANDING_FONT) return res.sendFile(fileURLToPath(import.meta.resolve(FONT)));
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
    res.set("Content-Security-Policy", LANDING_POLICY).set("Cache-Control", "no-store").type("html");
    res.send(landingPage(await Promise.all(cards)));
  };
}

const portOf = (req: Request, otherwise: number): number => req.socket.localPort ?? otherwise;

async function sendPicture(res: Response, gallery: string, name: string, next: () => void): Promise<void> {
  const file = await findInside(gallery, name);
  if (!file) return next();
  res.set("Cache-Control", "no-cache");
  res.sendFile(join(file.root, file.path));
}

function cardOf(site: Site, port: number, vehicles: number | null, hasPicture: boolean): LandingCard {
  const { slug, name, config, brand, locations } = site;
  const address = localAddress(slug, port);
  return {
    slug,
    name,
    tagline: brand.logo.tagline,
    address,
    colour: brand.colour,
    logo: new URL(brand.logo.url, address).href,
    picture: hasPicture ? `/gallery/${slug}/home-1440.webp` : null,
    template: config.template,
    vehicles,
    where: locations.length > 1 ? `${locations.length} locations` : (locations[0]?.address.city ?? null),
  };
}
