import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CarInput } from "../../src/features/stock/schema.ts";
import type { ModelLine } from "./catalogue/parse.ts";
import type { Paint } from "./paint.ts";
import type { Chance } from "./random.ts";

/** Body, then the paints and views it has been drawn in (`demo/art/manifest.json`). */
export type Art = Readonly<Record<string, { readonly colours: readonly string[]; readonly views: readonly string[] }>>;

export function readArt(): Art {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../art/manifest.json"), "utf8"));
}

/** Most vehicles have every view once; a few have too few to be shown, none at all, or as many as a keen yard takes. */
function countOf(views: number, luck: Chance): number {
  const kind = luck.next();
  return kind < 0.015
    ? 0
    : kind < 0.035
      ? luck.whole(1, 2)
      : kind < 0.1
        ? luck.whole(8, 24)
        : luck.whole(Math.min(4, views), views);
}

export type Pictures = Pick<CarInput, "images" | "thumbnails" | "primary_image_url" | "photos_count">;

/** Pictures of its body in its paint, by address; the front three-quarter view leads. */
export function picturesOf(art: Art, line: ModelLine, paint: Paint, luck: Chance): Pictures {
  const drawn = art[line.body];
  if (!drawn) {
    return { images: [], thumbnails: [], primary_image_url: null, photos_count: 0 };
  }
  const colour = drawn.colours.includes(paint.art) ? paint.art : (drawn.colours[0] ?? paint.art);
  const urls = drawn.views.map((view) => `/art/${line.body}-${colour}-${view}.webp`);
  const shown = Array.from({ length: countOf(urls.length, luck) }, (_, index) => urls[index % urls.length] ?? "");
  return {
    images: shown.map((url) => ({ image: { url, thumb: { url } } })),
    thumbnails: shown,
    primary_image_url: shown[0] ?? null,
    photos_count: shown.length,
  };
}
