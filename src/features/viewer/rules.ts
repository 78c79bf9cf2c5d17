import type { ImageOptions } from "../media/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import { VIEWER_MODES, type ViewerMode } from "./schema.ts";

/** Milliseconds that a frame stands while the spin turns by itself (VDP-092). */
export const TURN_MS = 100;
/** CSS pixels that a drag may have without stepping (VDP-094). */
const DRAG_PX = 20;
/**
 * How a frame of the turn is asked for: one size for all, so that each paint is made once
 * (docs/benchmarks.md#pictures).
 */
export const SPIN_PICTURE = { width: 800, crop: "16:10" } as const satisfies ImageOptions;
/** A strip of thumbnails appears beyond this many pictures (VDP-004), and this many pictures load at once (VDP-005). */
export const PICTURES_WITHOUT_THUMBNAILS = 3;
export const EAGER_PICTURES = 2;
/** Turning pictures below this many are no turn. */
const LEAST_FRAMES = 2;

/** What of a vehicle's media there is, counted. */
export interface Media {
  readonly frames: number;
  readonly films: number;
  readonly pictures: number;
  readonly interior: boolean;
}

/** The modes that a vehicle has media for, in the order of their buttons; the gallery where there is nothing at all. */
export function modesOf({ frames, films, pictures, interior }: Media): readonly ViewerMode[] {
  const has: Readonly<Record<ViewerMode, boolean>> = {
    spinner: frames >= LEAST_FRAMES,
    walkaround: films > 0,
    gallery: pictures > 0,
    interior,
  };
  const modes = VIEWER_MODES.filter((mode) => has[mode]);
  return modes.length > 0 ? modes : ["gallery"];
}

/** What a vehicle is seen in first that has neither what the dealer chose nor a walkaround. */
const NEXT_BEST: readonly ViewerMode[] = ["gallery", "interior", "spinner", "walkaround"];

/**
 * VDP-085, VDP-087: what the dealer chose; without that media the first of walkaround, gallery and interior. Any other
 * video has the walkaround's button and its own place among the pictures (VDP-006), and never takes theirs.
 */
export function openingMode(
  modes: readonly ViewerMode[],
  { viewerDefaultMode }: Pick<SiteConfig, "viewerDefaultMode">,
  hasWalkaround: boolean,
): ViewerMode {
  if (modes.includes(viewerDefaultMode)) return viewerDefaultMode;
  if (hasWalkaround && modes.includes("walkaround")) return "walkaround";
  return NEXT_BEST.find((mode) => modes.includes(mode)) ?? "gallery";
}

/** Where among this many pictures the film stands, counted from 0 (VDP-007). */
export function filmPlace(pictures: number, { videoPosition }: Pick<SiteConfig, "videoPosition">): number {
  const places = { start: 0, second: 1, middle: Math.ceil(pictures / 2), end: pictures };
  return Math.min(pictures, places[videoPosition]);
}

/** A frame's number on the circle: after the last comes the first, and before the first the last (VDP-093). */
export const wrapped = (frame: number, count: number): number => ((frame % count) + count) % count;

/**
 * Frames by which a drag of so many pixels turns: none up to the sensitivity, one beyond it, and one more with each
 * further time (VDP-094). What is near follows the finger: to the right is back.
 */
export function draggedFrames(pixels: number): number {
  const steps = Math.max(0, Math.ceil(Math.abs(pixels) / DRAG_PX) - 1);
  return steps === 0 ? 0 : -Math.sign(pixels) * steps;
}

/** The next frame in that direction that is there; the same one where no other is (VDP-093, ERR-005). */
export function steppedFrame(from: number, by: 1 | -1, there: readonly boolean[]): number {
  const { length } = there;
  for (let step = 1; step < length; step++) {
    const frame = wrapped(from + by * step, length);
    if (there[frame]) return frame;
  }
  return from;
}

/** The frame nearest to this one, either way round, that is there; null where none is. */
export function nearestFrame(to: number, there: readonly boolean[]): number | null {
  const { length } = there;
  for (let away = 0; away * 2 <= length; away++) {
    for (const frame of [wrapped(to + away, length), wrapped(to - away, length)]) {
      if (there[frame]) return frame;
    }
  }
  return null;
}

/**
 * In which order frames are fetched: halves of the circle, then quarters, eighths, so that a rough turn works early.
 */
export function loadingOrder(count: number): readonly number[] {
  const order = new Set<number>();
  for (let parts = 1; order.size < count; parts *= 2) {
    for (let part = 0; part < parts; part++) order.add(Math.floor((part * count) / parts));
  }
  return [...order];
}

/** The slide that a key leads to in the gallery: none beyond its ends. */
export const shownSlide = (slide: number, count: number): number => Math.max(0, Math.min(count - 1, slide));

/** What stands in the gallery's places: its pictures, and null where the film is (VDP-006, VDP-007). */
export function slidesOf<P>(pictures: readonly P[], filmAt: number | null): readonly (P | null)[] {
  return filmAt === null ? pictures : [...pictures.slice(0, filmAt), null, ...pictures.slice(filmAt)];
}
