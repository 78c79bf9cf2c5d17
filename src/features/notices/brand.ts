import { readFile } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { formatHex } from "culori";
import { LRUCache } from "lru-cache";
import { sharp } from "../../lib/libraries/sharp.ts";
import { deriveColours } from "../../ui/tokens/derive.ts";
import type { Site } from "../site/site.ts";

/** A site's design as far as mail programs support it. Colours are `#rrggbb`, the only form that all of them accept. */
export interface MailBrand {
  readonly name: string;
  readonly tagline: string | null;
  readonly fill: string;
  readonly onFill: string;
  readonly words: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly ground: string;
  /** Drawn at twice the size of `width` and `height`; null unless the site's logo is a picture in its own folder. */
  readonly logo: { readonly png: Uint8Array; readonly width: number; readonly height: number } | null;
}

/** The name by which the mail's HTML refers to the logo. */
export const LOGO = "logo";

const MAX_CACHED = 256;
const cache = new LRUCache<string, Promise<MailBrand>>({ max: MAX_CACHED });

export function mailBrand(site: Site): Promise<MailBrand> {
  const key = `${site.slug} ${site.version}`;
  const known = cache.get(key);
  if (known) return known;
  const made = brandOf(site);
  cache.set(key, made);
  return made;
}

async function brandOf({ brand, publicDir }: Site): Promise<MailBrand> {
  const { palette } = deriveColours(brand.colour, {}, brand.accent);
  const hex = (name: string, otherwise: string) => formatHex(palette[name]) ?? otherwise;
  return {
    name: brand.logo.name,
    tagline: brand.logo.tagline,
    fill: hex("brand", "#333333"),
    onFill: hex("on-brand", "#ffffff"),
    words: hex("brand-text", "#333333"),
    ink: hex("ink", "#111111"),
    muted: hex("text-muted", "#555555"),
    line: hex("line", "#dddddd"),
    ground: hex("surface-2", "#f5f5f5"),
    logo: await drawnLogo(brand.logo.url, publicDir),
  };
}

/** Mail programs do not show SVG, so the logo is drawn as a PNG. */
async function drawnLogo(url: string, publicDir: string): Promise<MailBrand["logo"]> {
  const [, rest = ""] = /^\/site\/(.+)$/.exec(url) ?? [];
  const file = resolve(publicDir, rest);
  if (rest === "" || !file.startsWith(resolve(publicDir) + sep)) return null;
  try {
    const drawing = sharp(await readFile(file), { density: 288 }).resize({ width: 400, height: 88, fit: "inside" });
    const { data, info } = await drawing.png().toBuffer({ resolveWithObject: true });
    return { png: data, width: Math.round(info.width / 2), height: Math.round(info.height / 2) };
  } catch {
    // If the logo cannot be drawn, the mail shows the site's name alone.
    return null;
  }
}
