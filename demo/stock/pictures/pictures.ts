import type { CarInput } from "../../../src/features/stock/schema.ts";
import type { Grade, ModelLine } from "../catalogue/parse.ts";
import type { Chance } from "../random.ts";
import { type Art, type ArtDesign, designOf } from "./art.ts";
import { hotspotsOf } from "./hotspots.ts";
import { looksLike, type Paint } from "./paint.ts";

/** The order in which a dealer takes pictures: all round, then details, then all round again on a turntable. */
const IN_ORDER = ["f34", "side", "r34", "rear", "front", "side-right", "f34-low", "top34"];
const CLOSE = ["dashboard", "seats", "lounge", "bed", "wheel", "light", "boot"];
/** Frames of the 360° view at angles that the gallery does not have. */
const BETWEEN = [2, 33, 7, 12, 16, 20, 25, 28, 30, 9, 18, 22, 3, 11, 26, 34];
const MOST = 24;

type Fields =
  | "images"
  | "thumbnails"
  | "primary_image_url"
  | "photos_count"
  | "spin_images"
  | "spin_interior_image"
  | "hotspots"
  | "walkaround_videos"
  | "video_url";
export type Pictures = Pick<CarInput, Fields>;

/** Number of pictures: mostly about a dozen; a few vehicles have too few to be shown, none, or very many. */
function countOf(luck: Chance): number {
  const kind = luck.next();
  if (kind < 0.015) return 0;
  if (kind < 0.035) return luck.whole(1, 2);
  return kind < 0.85 ? luck.whole(6, 14) : luck.whole(15, MOST);
}

/** Addresses of its design's pictures in its paint, beginning with the front three-quarter view. */
export function picturesOf(
  art: Art,
  { line, grade, used }: { readonly line: ModelLine; readonly grade: Grade; readonly used: boolean },
  paint: Paint,
  luck: Chance,
): Pictures {
  const count = countOf(luck);
  const design = designOf(art, line, grade);
  if (!design) return photos([]);
  const painted = (address: string) => address.replace("{paint}", paint.hex);
  const shown = photos(galleryOf(design).slice(0, count).map(painted));
  const isTurned = count >= 6 && design.spin.length > 0 && luck.happens(0.55);
  const isOpen = count >= 6 && design.cabin !== null && luck.happens(0.6);
  const isFilmed = luck.happens(0.7) && count >= 6 && isFilmedIn(design, paint);
  const isPointedAt = (isTurned || isOpen) && luck.happens(0.6);
  return {
    ...shown,
    spin_images: isTurned ? design.spin.map(painted) : [],
    spin_interior_image: isOpen ? design.cabin : null,
    hotspots: isPointedAt
      ? hotspotsOf(line, { spin: isTurned, cabin: isOpen ? design.cabinSpots : null, used }, luck)
      : null,
    walkaround_videos: isFilmed && design.video ? [{ video: { url: design.video } }] : [],
    video_url: isFilmed && luck.happens(0.4) ? design.video : null,
  };
}

function isFilmedIn({ video, videoPaint }: ArtDesign, paint: Paint): boolean {
  return video !== null && (!videoPaint || looksLike(paint, videoPaint));
}

/** Every view once, in a dealer's order. */
function galleryOf({ views, spin }: ArtDesign): string[] {
  const angles = [...IN_ORDER, ...CLOSE].flatMap((view) => views.get(view) ?? []);
  return [...angles, ...BETWEEN.flatMap((frame) => spin[frame] ?? [])].slice(0, MOST);
}

function photos(urls: readonly string[]): Pictures {
  return {
    images: urls.map((url) => ({ image: { url } })),
    thumbnails: [],
    primary_image_url: urls[0] ?? null,
    photos_count: urls.length,
    spin_images: [],
    spin_interior_image: null,
    hotspots: null,
    walkaround_videos: [],
    video_url: null,
  };
}
