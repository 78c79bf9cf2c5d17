import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Request, RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { ICON_SIZES, type IconSize, iconPath } from "../../features/seo/web-manifest.ts";
import type { Site } from "../../features/site/site.ts";
import { sharp } from "../../lib/libraries/sharp.ts";
import { findInside } from "../file-roots.ts";
import { factsOf } from "../observing/facts.ts";

const MAX_CACHED = 256;
/** Share of the icon's edge left free on each side, which a round mask may cut away. */
const MARGIN = 0.14;
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };
const DAY = "public, max-age=86400";
const YEAR = "public, max-age=31536000";
const ASK_AGAIN = "public, no-cache";

const OWN_FILE = /^\/site\/(.+)$/;

/**
 * Serves `/icons/{32|180|192|512}.png` and `/favicon.ico`: the site's logo on white, in the sizes browsers and home
 * screens use. If the logo cannot be read, a tile in the brand's colour replaces it.
 */
export function serveIcons(log: Pick<Logger, "warn">): RequestHandler {
  const cache = new LRUCache<string, Buffer>({ max: MAX_CACHED });
  return async (req, res, next) => {
    const requested = req.path === "/favicon.ico" ? "32" : /^\/icons\/(\d+)\.png$/.exec(req.path)?.[1];
    const size = ICON_SIZES.find((each) => String(each) === requested);
    const { site } = factsOf(res);
    if ((req.method !== "GET" && req.method !== "HEAD") || size === undefined || !site) return next();
    const key = `${site.slug} ${site.version} ${size}`;
    const icon = cache.get(key) ?? (await iconOf(site, size, log));
    cache.set(key, icon);
    res.type("png");
    res.set("Cache-Control", keeping(req, site, size));
    res.set("ETag", `"${createHash("sha256").update(icon).digest("base64url").slice(0, 22)}"`);
    if (req.fresh) res.status(304).end();
    else res.send(icon);
  };
}

/**
 * The cache header of an icon: a year at the address pages use. A different version in the address must be revalidated,
 * since another process's page may name one that this process does not have yet.
 */
function keeping(req: Request, site: Site, size: IconSize): string {
  if (req.query.v === undefined) return DAY;
  return req.originalUrl === iconPath(site, size) ? YEAR : ASK_AGAIN;
}

async function iconOf(site: Site, size: IconSize, log: Pick<Logger, "warn">): Promise<Buffer> {
  const plain = sharp({ create: { width: size, height: size, channels: 4, background: WHITE } });
  const inner = Math.round(size * (1 - 2 * MARGIN));
  try {
    const [, rest = ""] = OWN_FILE.exec(site.brand.logo.url) ?? [];
    const file = await findInside(site.publicDir, rest);
    if (!file) throw new Error(`there is no ${site.brand.logo.url}`);
    const logo = await readFile(`${file.root}/${file.path}`);
    const drawn = await sharp(logo, { density: 288 })
      .resize(inner, inner, { fit: "contain", background: { ...WHITE, alpha: 0 } })
      .toBuffer();
    return await plain
      .composite([{ input: drawn, gravity: "centre" }])
      .png()
      .toBuffer();
  } catch (error) {
    log.warn({ site: site.slug, cause: String(error) }, "a site's logo cannot be drawn as an icon");
    const tile = sharp({ create: { width: size, height: size, channels: 3, background: site.brand.colour } });
    return await tile.png().toBuffer();
  }
}
