import type { ImageOptions } from "../media/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import { VIEWER_MODES, type ViewerMode } from "./schema.ts";

/** Milliseconds that each frame is shown while the 360° view turns by itself (VDP-092). */
export const TURN_MS = 100;
/** CSS pixels by which a drag may move without stepping (VDP-094). */
const DRAG_PX = 20;
/**
 * The size of every frame of a 360° view. It is the same everywhere, so that the server makes each painted picture once
 * (docs/benchmarks.md#pictures).
 */
export const SPIN_PICTURE = { width: 800, crop: "16:10" } as const satisfies ImageOptions;
/** Thumbnails are shown for more pictures than this (VDP-004), and this many pictures load at once (VDP-005). */
export const PICTURES_WITHOUT_THUMBNAILS = 3;
export const EAGER_PICTURES = 2;
/** With fewer frames there is no 360° view. */
const LEAST_FRAMES = 2;

/** How many of each kind of media a vehicle has. */
export interface Media {
  readonly frames: number;
  readonly films: number;
  readonly pictures: number;
  readonly interior: boolean;
}

/** The modes that a vehicle has media for, in the order of their buttons; the gallery if it has no media. */
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

/** The opening mode of a vehicle with neither the dealer's choice nor a walkaround: the first of these with media. */
const NEXT_BEST: readonly ViewerMode[] = ["gallery", "interior", "spinner", "walkaround"];

/**
 * The opening mode: the dealer's choice or, without media for it, the first of walkaround, gallery and interior
 * (VDP-085, VDP-087). Any other video has the walkaround's button and its own place among the pictures (VDP-006), but
 * does not open the page in their place.
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

/** The place of the film among this many pictures, counted from 0 (VDP-007). */
export function filmPlace(pictures: number, { videoPosition }: Pick<SiteConfig, "videoPosition">): number {
  const places = { start: 0, second: 1, middle: Math.ceil(pictures / 2), end: pictures };
  return Math.min(pictures, places[videoPosition]);
}

/** A frame's number on the circle: the first follows the last, in both directions (VDP-093). */
export const wrapped = (frame: number, count: number): number => ((frame % count) + count) % count;

/**
 * The number of frames to turn for a drag of so many pixels: none up to the sensitivity, one beyond it, and one more
 * for each further multiple (VDP-094). The near side follows the finger, so a drag to the right turns backwards.
 */
export function draggedFrames(pixels: number): number {
  const steps = Math.max(0, Math.ceil(Math.abs(pixels) / DRAG_PX) - 1);
  return steps === 0 ? 0 : -Math.sign(pixels) * steps;
}

/** The next loaded frame in that direction; the same one if no other has loaded (VDP-093, ERR-005). */
export function steppedFrame(from: number, by: 1 | -1, there: readonly boolean[]): number {
  const { length } = there;
  for (let step = 1; step < length; step++) {
    const frame = wrapped(from + by * step, length);
    if (there[frame]) return frame;
  }
  return from;
}

/** The nearest loaded frame in either direction; null if none has loaded. */
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
 * The order in which frames load: halves of the circle, then quarters, then eighths, so that a rough turn works early.
 */
export function loadingOrder(count: number): readonly number[] {
  const order = new Set<number>();
  for (let parts = 1; order.size < count; parts *= 2) {
    for (let part = 0; part < parts; part++) order.add(Math.floor((part * count) / parts));
  }
  return [...order];
}

/** The slide for a key press in the gallery: never beyond its ends. */
export const shownSlide = (slide: number, count: number): number => Math.max(0, Math.min(count - 1, slide));

/** The gallery's places in order: its pictures, with null in the film's place (VDP-006, VDP-007). */
export function slidesOf<P>(pictures: readonly P[], filmAt: number | null): readonly (P | null)[] {
  return filmAt === null ? pictures : [...pictures.slice(0, filmAt), null, ...pictures.slice(filmAt)];
}
