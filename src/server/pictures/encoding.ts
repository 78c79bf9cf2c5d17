import type { Sharp } from "sharp";
import { type ImageRequest, pictureKind } from "../../features/media/rules.ts";
import { sharp } from "../../lib/libraries/sharp.ts";

/** The requested encoding of a picture, and whether AVIF may replace WebP. */
export interface PictureForm extends Pick<ImageRequest, "quality" | "format"> {
  readonly mayBeAvif?: boolean;
}

/** Decoded pixels with eight bits per channel, as sharp takes them. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** The light ground on which cars are shown. */
const GROUND = { r: 0xee, g: 0xf3, b: 0xf1 };
/** Alpha keeps full quality: at a lower one shadows show rings, and the file is no smaller. */
const webp = (quality: number) => ({ quality, alphaQuality: 100, effort: 3 });
/** More effort would make AVIF take five times as long for 10% fewer bytes. */
const avif = (quality: number) => ({ quality, effort: 1, chromaSubsampling: "4:2:0" });

/** Bytes per pixel. */
const SMALL = 0.1;

const opened = ({ data, ...raw }: Pixels): Sharp => sharp(data, { raw });

/** Whether any pixel is at least partly transparent. */
function isSeeThrough({ data, channels }: Pixels): boolean {
  if (channels !== 2 && channels !== 4) return false;
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return true;
  return false;
}

/** Encodes a picture in the requested form. JPEG has no transparency, so the light ground shows through. */
export async function encode(pixels: Pixels, form: PictureForm): Promise<Buffer> {
  const { format, quality, mayBeAvif } = form;
  if (format === "jpeg") return opened(pixels).flatten({ background: GROUND }).jpeg({ quality }).toBuffer();
  const asWebp = () => opened(pixels).webp(webp(quality)).toBuffer();
  if (!mayBeAvif) return asWebp();
  const small = await asAvif(pixels, quality);
  // A transparent WebP cannot be this small, because its alpha alone takes more bytes.
  if (isSeeThrough(pixels) && small.length < SMALL * pixels.width * pixels.height) return small;
  const other = await asWebp();
  return small.length <= other.length ? small : other;
}

/** The AVIF quality that looks about like WebP's 75 on most pictures, and the decibels one step of it changes. */
const FIRST_AVIF = 55;
const DECIBELS_PER_STEP = 0.24;
/** If the error is within this many decibels of the target, the picture is not encoded again. */
const NEAR = 0.7;
const LEAST_AVIF = 30;
const MOST_AVIF = 70;

/** The target error for a quality in an address, in decibels of PSNR, as WebP has it on photographs. */
const aimedAt = (quality: number) => 33.5 + quality * 0.08;

/**
 * An AVIF with the error that the quality stands for; a smooth picture needs fewer bytes for that than a busy one.
 * Encodes at most twice.
 */
async function asAvif(pixels: Pixels, quality: number): Promise<Buffer> {
  const first = await opened(pixels).avif(avif(FIRST_AVIF)).toBuffer();
  const missing = aimedAt(quality) - (await fidelity(pixels, first));
  if (Math.abs(missing) <= NEAR) return first;
  const better = Math.round(FIRST_AVIF + missing / DECIBELS_PER_STEP);
  const next = Math.min(MOST_AVIF, Math.max(LEAST_AVIF, better));
  return opened(pixels).avif(avif(next)).toBuffer();
}

/** Maximum pixels of a picture that are compared, in rows spread over its height. */
const MOST_COMPARED = 200_000;

/** How close the encoded picture is to its pixels, both on the light ground: PSNR in decibels, at most 99. */
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
