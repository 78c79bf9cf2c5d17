import type { Sharp } from "sharp";
import { type ImageRequest, pictureKind } from "../../features/media/rules.ts";
import { sharp } from "../../lib/libraries/sharp.ts";

/** How a picture is to be written: as its address says, and whether AVIF may take the place of WebP. */
export interface PictureForm extends Pick<ImageRequest, "quality" | "format"> {
  readonly mayBeAvif?: boolean;
}

/** Decoded pixels of eight bits each, as sharp takes them. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** The light ground on which cars stand. */
const GROUND = { r: 0xee, g: 0xf3, b: 0xf1 };
/** Alpha keeps full quality: with fewer steps a shadow shows rings, and takes as many bytes. */
const webp = (quality: number) => ({ quality, alphaQuality: 100, effort: 3 });
/** With more effort an AVIF takes five times as long for a tenth fewer bytes. */
const avif = (quality: number) => ({ quality, effort: 1, chromaSubsampling: "4:2:0" });

/** Bytes a pixel. */
const SMALL = 0.1;

const opened = ({ data, ...raw }: Pixels): Sharp => sharp(data, { raw });

/** Whether some pixel lets through what is behind. */
function isSeeThrough({ data, channels }: Pixels): boolean {
  if (channels !== 2 && channels !== 4) return false;
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return true;
  return false;
}

/** Writes a picture in the form that is asked. JPEG has no transparency: the light ground shows through. */
export async function encode(pixels: Pixels, form: PictureForm): Promise<Buffer> {
  const { format, quality, mayBeAvif } = form;
  if (format === "jpeg") return opened(pixels).flatten({ background: GROUND }).jpeg({ quality }).toBuffer();
  const asWebp = () => opened(pixels).webp(webp(quality)).toBuffer();
  if (!mayBeAvif) return asWebp();
  const small = await asAvif(pixels, quality);
  // A see-through WebP cannot be smaller than so few bytes, because its alpha alone takes more.
  if (isSeeThrough(pixels) && small.length < SMALL * pixels.width * pixels.height) return small;
  const other = await asWebp();
  return small.length <= other.length ? small : other;
}

/** AVIF's quality that looks about like WebP's 75 on most pictures, and how many decibels one step of it changes. */
const FIRST_AVIF = 55;
const DECIBELS_PER_STEP = 0.24;
/** So far from the aim, in decibels, a picture is not written again. */
const NEAR = 0.7;
const LEAST_AVIF = 30;
const MOST_AVIF = 70;

/** The error that a quality in an address allows, in decibels of PSNR, as WebP has it on photographs. */
const aimedAt = (quality: number) => 33.5 + quality * 0.08;

/**
 * An AVIF whose error is the one that the quality stands for: a smooth picture needs fewer bytes for that than a busy
 * one. It is written at most twice.
 */
async function asAvif(pixels: Pixels, quality: number): Promise<Buffer> {
  const first = await opened(pixels).avif(avif(FIRST_AVIF)).toBuffer();
  const missing = aimedAt(quality) - (await fidelity(pixels, first));
  if (Math.abs(missing) <= NEAR) return first;
  const better = Math.round(FIRST_AVIF + missing / DECIBELS_PER_STEP);
  const next = Math.min(MOST_AVIF, Math.max(LEAST_AVIF, better));
  return opened(pixels).avif(avif(next)).toBuffer();
}

/** At most so many pixels of a picture are compared, in rows spread over its height. */
const MOST_COMPARED = 200_000;

/** How near the written picture comes to its pixels, both on the light ground: PSNR in decibels, at most 99. */
async function fidelity(pixels: Pixels, written: Buffer): Promise<number> {
  const { width, height } = pixels;
  const onGround = async (picture: Sharp) =>
    (await picture.flatten({ background: GROUND }).toColourspace("srgb").removeAlpha().raw().toBuffer()) as Buffer;
  const [before, after] = await Promise.all([onGround(opened(pixels)), onGround(sharp(written))]);
  const row = before.length / height;
  const step = Math.max(1, Math.ceil((width * height) / MOST_COMPARED));
  let sum = 0;
  let count = 0;
  for (let y = 0; y < height; y += step) {
    for (let at = y * row; at < (y + 1) * row; at++) sum += ((before[at] ?? 0) - (after[at] ?? 0)) ** 2;
    count += row;
  }
  return sum === 0 ? 99 : Math.min(99, 10 * Math.log10(255 ** 2 / (sum / count)));
}

/** The media type of a picture made here. */
export const mediaType = (bytes: Buffer): string => `image/${pictureKind(bytes) ?? "webp"}`;
