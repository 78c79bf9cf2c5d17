import { writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";

const SHOULDER = 0.62;

/** Light to a picture's level, 0..1: linear to half way, then ever gentler, so that bright windows keep detail. */
const developed = (light: number): number =>
  light < SHOULDER ? light : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(light - SHOULDER) / (1 - SHOULDER) / 1.7));

/** A level encoded as sRGB, 0..255. */
const encoded = (level: number): number => {
  const value = level <= 0.0031308 ? level * 12.92 : 1.055 * level ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, value)));
};

/** sRGB 0..255 to linear light. */
export const linear = (byte: number): number =>
  byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;

/** A colour (`#rrggbb`) as linear light. */
export const hex = (colour: string): [number, number, number] => [
  linear(Number.parseInt(colour.slice(1, 3), 16)),
  linear(Number.parseInt(colour.slice(3, 5), 16)),
  linear(Number.parseInt(colour.slice(5, 7), 16)),
];

/** How light becomes a picture; `lift` below 1 brightens shadows. */
export type Developing = {
  readonly width: number;
  readonly height: number;
  readonly exposure: number;
  readonly lift?: number;
};

/** A picture of linear light. */
export function develop(light: Float32Array, { width, height, exposure, lift = 1 }: Developing): Sharp {
  const bytes = Uint8Array.from(light, (value) => encoded(developed(Math.max(0, value * exposure) ** lift)));
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

/** Writes AVIF no larger than `bytes`, as good as that allows; returns its size. */
export async function writeWithin(picture: Sharp, path: string, bytes: number): Promise<number> {
  for (let quality = 60; quality >= 40; quality -= 4) {
    const file = await picture.clone().avif({ quality, effort: 6, tune: "ssim" }).toBuffer();
    if (file.length > bytes && quality > 40) continue;
    await writeFile(path, file);
    return file.length;
  }
  return 0;
}

/** A drawing's pixels: linear red, green, blue and cover. */
export type Drawing = { readonly width: number; readonly height: number; readonly values: Float32Array };

const prepared = new Map<string, Drawing>();

/** Draws an SVG document, or reads a picture file, once; `wide` in pixels. */
export async function drawn(source: string | Buffer, wide: number): Promise<Drawing> {
  const key = `${wide}:${source.toString("utf8")}`;
  const known = prepared.get(key);
  if (known) return known;
  const input = typeof source === "string" && source.startsWith("<svg") ? Buffer.from(source) : source;
  const { data, info } = await sharp(input)
    .resize({ width: wide })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const values = Float32Array.from(data, (byte, i) => (i % 4 === 3 ? byte / 255 : linear(byte)));
  const drawing = { width: info.width, height: info.height, values };
  prepared.set(key, drawing);
  return drawing;
}

const BLANK = [0, 0, 0, 0] as const;

/** The drawing's colour at u from the left, v from the bottom (0..1), blended between pixels; outside it nothing. */
export function lookUp({ width, height, values }: Drawing, u: number, v: number, out: number[]): void {
  const x = u * width - 0.5;
  const y = (1 - v) * height - 0.5;
  const [i, j] = [Math.floor(x), Math.floor(y)];
  if (u < 0 || v < 0 || u > 1 || v > 1) {
    for (let k = 0; k < 4; k++) out[k] = BLANK[k] ?? 0;
    return;
  }
  const [fx, fy] = [x - i, y - j];
  const [i0, i1] = [Math.max(0, i), Math.min(width - 1, i + 1)];
  const [j0, j1] = [Math.max(0, j), Math.min(height - 1, j + 1)];
  for (let k = 0; k < 4; k++) {
    const top = (values[(j0 * width + i0) * 4 + k] ?? 0) * (1 - fx) + (values[(j0 * width + i1) * 4 + k] ?? 0) * fx;
    const low = (values[(j1 * width + i0) * 4 + k] ?? 0) * (1 - fx) + (values[(j1 * width + i1) * 4 + k] ?? 0) * fx;
    out[k] = top * (1 - fy) + low * fy;
  }
}
