import { MANUFACTURERS } from "../makes/manufacturers.ts";
import type { Manufacturer, Site } from "../site/site.ts";

/** A make's logo: the site's own file, else a plate with the make's letters, drawn by ourselves (MODEL-019). */
export const makeLogo = (
  make: Pick<Manufacturer, "slug" | "logo">,
  { makeLogos }: Pick<Site, "makeLogos">,
): string | null => makeLogos?.get(make.slug) ?? make.logo?.url ?? null;

/** Up to four letters for a make: the make itself where it is in capitals, else the first letters of its words. */
export function monogram(name: string): string {
  if (/^[A-Z0-9]{2,4}$/.test(name)) return name;
  const words = name.split(/[\s-]+/).filter(Boolean);
  if (words.length === 1) return name.slice(0, 1).toUpperCase();
  return words
    .map((word) => word.charAt(0).toUpperCase())
    .join("")
    .slice(0, 3);
}

/** Height of the letters on a plate of 96, by their number. */
const SIZES: Readonly<Record<number, number>> = { 1: 52, 2: 42, 3: 32, 4: 25 };

/**
 * The plate of a make as SVG: its letters in a ring, in one colour. It copies no maker's logo. Null for an unknown
 * make.
 */
export function platePicture(slug: string): string | null {
  const make = MANUFACTURERS.find((one) => one.slug === slug);
  if (!make) return null;
  const letters = monogram(make.name);
  const size = SIZES[letters.length] ?? 25;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
    `<title>${make.name.replace(/[<>&]/g, "")}</title>`,
    '<rect width="96" height="96" rx="22" fill="#eef0f2"/>',
    '<circle cx="48" cy="48" r="38" fill="none" stroke="#2a2f36" stroke-width="3"/>',
    `<text x="48" y="${48 + size * 0.36}" text-anchor="middle" font-family="system-ui, 'Segoe UI', Roboto, sans-serif"`,
    ` font-size="${size}" font-weight="700" fill="#2a2f36">${letters}</text>`,
    "</svg>",
  ].join("");
}
