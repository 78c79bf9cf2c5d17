import sharp from "sharp";
import { gainLevel, linearColour, PAINT_ENCODING, paintTables, toneMap } from "../../../src/features/media/paint.ts";
import { continued } from "./edges.ts";
import type { Frames } from "./photographer.ts";
import type { Print } from "./print.ts";

const tables = paintTables(PAINT_ENCODING);
const TOP = tables.levels.length - 1;
const level = (light: number) =>
  tables.levels[Math.min(TOP, Math.round(Math.sqrt(Math.max(0, light)) * tables.scale))] ?? 255;

/**
 * The frame in paint of one linear colour. Its levels are encoded as `PAINT_ENCODING` says, which is how it is shown.
 */
export function develop({ width, height, black, gain }: Frames, paint: readonly number[]): Print {
  const pixels = new Uint8Array(width * height * 4);
  const isCloseUp = black.subarray(0, width * 4).some((value, at) => at % 4 === 3 && value > 0.99);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = Math.min(1, Math.max(0, black[at + 3] ?? 0));
    if (alpha < 1 / 512) continue;
    for (let channel = 0; channel < 3; channel++) {
      const light = (black[at + channel] ?? 0) + (paint[channel] ?? 0) * (gain[at + channel] ?? 0);
      pixels[at + channel] = level(light / alpha);
    }
    // A shadow fades out before the picture's edge, or the cut would be visible; a close-up is cut anyway.
    const seen = alpha < 0.99 && !isCloseUp ? alpha * fading(at >> 2, width, height) : alpha;
    pixels[at + 3] = Math.round(seen * 255);
  }
  return { width, height, pixels };
}

/** The share of the picture's height over which a shadow fades out. */
const FADE = 0.1;

/** 1 within the picture, falling to 0 at its edges. */
function fading(pixel: number, width: number, height: number): number {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  const edge = Math.min(x, width - 1 - x, y, height - 1 - y) / (FADE * height);
  return edge >= 1 ? 1 : edge * edge * (3 - 2 * edge);
}

export const blackPrint = (frames: Frames): Print => develop(frames, [0, 0, 0]);

/** The light that white paint adds, one level a pixel: it is grey, because the studio's light is. */
export function gainPrint({ width, height, black, gain }: Frames): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const alpha = black[pixel * 4 + 3] ?? 0;
    return alpha < 1 / 512 ? 0 : gainLevel((gain[pixel * 4] ?? 0) / alpha, PAINT_ENCODING);
  });
}

/** The frames mirrored left to right. */
export function turnedRound({ width, height, black, gain }: Frames): Frames {
  const flip = (frame: Float32Array) => {
    const turned = new Float32Array(frame.length);
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const from = (row * width + column) * 4;
        turned.set(frame.subarray(from, from + 4), (row * width + width - 1 - column) * 4);
      }
    return turned;
  };
  return { width, height, black: flip(black), gain: flip(gain) };
}

/** Whether paint shows anywhere in the frame. */
export const hasPaint = ({ gain }: Frames): boolean => gain.some((value, at) => at % 4 !== 3 && value > 0.02);

const sheet = ({ width, height, pixels }: Print) => sharp(pixels, { raw: { width, height, channels: 4 } });

/** How finely a pair is saved: AVIF's quality of each frame, and the effort of compression (0 to 9). */
export interface Fineness {
  readonly black: number;
  readonly gain: number;
  readonly effort: number;
}

/** Encodes the two frames for saving: AVIF, the black one with alpha; the gain is grey and needs none. */
export async function pairOf(
  frames: Frames,
  { black, gain, effort }: Fineness,
): Promise<{ black: Buffer; gain: Buffer }> {
  const { width, height } = frames;
  const print = blackPrint(frames);
  const added = gainPrint(frames);
  continued(print, added);
  const grey = sharp(added, { raw: { width, height, channels: 1 } }).toColourspace("b-w");
  return {
    black: await sheet(print).avif({ quality: black, effort, tune: "ssim" }).toBuffer(),
    gain: await grey.avif({ quality: gain, effort, tune: "ssim" }).toBuffer(),
  };
}

/** Encodes a picture in which no paint shows, for saving and serving: WebP with alpha. */
export const webp = (print: Print): Promise<Buffer> =>
  sheet(print).webp({ quality: 68, alphaQuality: 80, effort: 4, smartSubsample: true }).toBuffer();

/** A proof for the designer's eye: painted, on a plain ground (both colours `rrggbb`). */
export const proof = (frames: Frames, paint: string, ground = "e6e8ea"): Promise<Buffer> =>
  sheet(develop(frames, linearColour(paint)))
    .flatten({ background: `#${ground}` })
    .png()
    .toBuffer();

/** How far a composed picture is from a direct one, in levels of 255, over the pixels that the vehicle covers. */
export function differenceOf(frames: Frames, paint: string): { rmse: number; most: number } {
  const colour = linearColour(paint);
  const black = blackPrint(frames).pixels;
  const gain = gainPrint(frames);
  let sum = 0;
  let count = 0;
  let most = 0;
  for (let at = 0; at < black.length; at += 4) {
    const alpha = frames.black[at + 3] ?? 0;
    if (alpha < 0.5) continue;
    for (let channel = 0; channel < 3; channel++) {
      const c = colour[channel] ?? 0;
      const dark = tables.light[black[at + channel] ?? 0] ?? 0;
      const composed = level(dark + c * (tables.gain[gain[at / 4] ?? 0] ?? 0));
      const light = ((frames.black[at + channel] ?? 0) + c * (frames.gain[at + channel] ?? 0)) / alpha;
      const off = composed - 255 * Math.min(1, toneMap(light, PAINT_ENCODING));
      sum += off * off;
      count++;
      most = Math.max(most, Math.abs(off));
    }
  }
  return { rmse: Math.sqrt(sum / Math.max(1, count)), most };
}
