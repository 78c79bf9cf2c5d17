import { err, ok, type Result } from "../../lib/result.ts";

/**
 * The widths of generated pictures, in pixels: a closed list, so that nobody can request endless variants. The last
 * two are for panoramas, of which at most a quarter is visible at once.
 */
export const IMAGE_WIDTHS = [160, 320, 480, 600, 640, 800, 960, 1200, 1600, 1920, 2048, 4096] as const;
/** Default width of a picture in pixels (IMG-006). */
const DEFAULT_IMAGE_WIDTH = 640;
/** The width of the large map's picture, in pixels (IMG-006). */
export const HERO_MAP_WIDTH = 600;
/** Default quality, of 100 (IMG-005). */
const DEFAULT_IMAGE_QUALITY = 75;
const LEAST_IMAGE_QUALITY = 40;
const MOST_IMAGE_QUALITY = 90;
/** High, for a picture that is enlarged, which makes losses more visible. */
export const ENLARGED_IMAGE_QUALITY = 85;
/** What our own service makes: that of every picture of the pages. */
const MADE_QUALITIES = [DEFAULT_IMAGE_QUALITY, ENLARGED_IMAGE_QUALITY] as const;
/** Aspect ratios of cropped pictures, width to height (IMG-004); 32:9 is the promotions slider. */
export const IMAGE_CROPS = ["16:10", "16:9", "4:3", "3:2", "1:1", "2:1", "32:9"] as const;
export type ImageCrop = (typeof IMAGE_CROPS)[number];

export interface ImageOptions {
  /** Width in CSS pixels, raised to the next offered width. */
  readonly width?: number;
  /** Quality from 40 to 90; our own service makes the nearest of two. */
  readonly quality?: number;
  /** Aspect ratio, where the element has a fixed one. */
  readonly crop?: ImageCrop;
  /** For mails, whose old programs read no WebP; a picture is WebP otherwise. */
  readonly format?: "jpeg";
}

/** The part of a site's configuration on which addresses of pictures depend. */
export interface ImageConfig {
  readonly imageServiceUrl?: string | null;
}

/** The parameters in a picture's address. */
export interface ImageRequest {
  readonly width: number;
  readonly quality: number;
  readonly crop: ImageCrop | null;
  /** WebP where it is absent. */
  readonly format?: "jpeg";
  /** `/art/x.webp` on this server, or an `https:` address. */
  readonly source: string;
}

/** The next offered width, or the largest. */
function ladderWidth(width: number): number {
  return IMAGE_WIDTHS.find((step) => step >= width) ?? 4096;
}

function cleanQuality(quality: number): number {
  return Math.min(MOST_IMAGE_QUALITY, Math.max(LEAST_IMAGE_QUALITY, Math.round(quality)));
}

/** The nearest quality that is made here: the others would only be as many pictures that hardly differ. */
export const madeQuality = (quality: number): number =>
  MADE_QUALITIES.reduce((best, one) => (Math.abs(one - quality) < Math.abs(best - quality) ? one : best));

/** SVG drawings scale by themselves, and data URLs have no address: neither goes through the service. */
function isTransformable(source: string): boolean {
  return /^(\/[^/]|https:\/\/)/.test(source) && !/\.svg(\?|#|$)/i.test(source);
}

function encodeSource(source: string): string {
  if (!source.startsWith("/")) return encodeURIComponent(source);
  return source.slice(1).split("/").map(encodeURIComponent).join("/");
}

/**
 * The address of a picture (IMG-001 to IMG-006): `<service>/width=640,quality=75,crop=16:10/<source>`, where a source
 * of this server keeps its path and another's is percent-encoded whole. The address determines the picture
 * completely, so it may be cached for ever.
 *
 * Without `imageServiceUrl` the original address is returned unchanged (IMG-001). The server's own service is at
 * `/images`; a site that wants it sets `"imageServiceUrl": "/images"`. Another service with the same grammar
 * (`https://img.example.com`) is set the same way.
 */
export function imageUrl(source: string, options: ImageOptions, config: ImageConfig): string {
  const service = config.imageServiceUrl;
  if (!service || !isTransformable(source)) return source;
  const width = ladderWidth(options.width ?? DEFAULT_IMAGE_WIDTH);
  const quality = cleanQuality(options.quality ?? DEFAULT_IMAGE_QUALITY);
  const crop = options.crop ? `,crop=${options.crop}` : "";
  return `${service.replace(/\/+$/, "")}/width=${width},quality=${quality}${crop}${options.format ? ",format=jpeg" : ""}/${encodeSource(source)}`;
}

/**
 * A `srcset` of the offered widths from 320 to 1600 pixels (or those given); undefined where pictures are originals.
 */
export function imageSrcSet(
  source: string,
  options: Omit<ImageOptions, "width"> & { readonly widths?: readonly number[] },
  config: ImageConfig,
): string | undefined {
  if (!config.imageServiceUrl || !isTransformable(source)) return undefined;
  const widths = new Set((options.widths ?? [320, 480, 640, 800, 960, 1200, 1600]).map(ladderWidth));
  return [...widths].map((width) => `${imageUrl(source, { ...options, width }, config)} ${width}w`).join(", ");
}

/** Its commas may be encoded, as in a list of addresses that is joined by commas (Google's table of stock). */
const ADDRESS =
  /^\/width=(\d{1,7})(?:,|%2[Cc])quality=(\d{1,3})(?:(?:,|%2[Cc])crop=(\d{1,2}:\d{1,2}))?((?:,|%2[Cc])format=jpeg)?\/(.+)$/;

/** Parses the part of an address after the service's own path, the inverse of `imageUrl`; an error is a sentence. */
export function parseImageAddress(path: string): Result<ImageRequest, string> {
  const [, width, quality, crop, jpeg, encoded] = ADDRESS.exec(path) ?? [];
  if (!encoded) return err("A picture's address is /images/width=640,quality=75/ and then the picture's own address.");
  if (!IMAGE_WIDTHS.some((step) => step === Number(width))) {
    return err(`Pictures are made at these widths: ${IMAGE_WIDTHS.join(", ")}.`);
  }
  if (Number(quality) < LEAST_IMAGE_QUALITY || Number(quality) > MOST_IMAGE_QUALITY) {
    return err(`A picture's quality goes from ${LEAST_IMAGE_QUALITY} to ${MOST_IMAGE_QUALITY}.`);
  }
  const shape = IMAGE_CROPS.find((known) => known === crop) ?? null;
  if (crop && !shape) return err(`Pictures are cut to these shapes: ${IMAGE_CROPS.join(", ")}.`);
  const source = decodeSource(encoded);
  if (!source) return err("The picture's own address is not well formed.");
  return ok({
    width: Number(width),
    quality: Number(quality),
    crop: shape,
    ...(jpeg && { format: "jpeg" as const }),
    source,
  });
}

function decodeSource(encoded: string): string | null {
  try {
    const decoded = encoded.split("/").map(decodeURIComponent).join("/");
    return /^https:\/\//i.test(decoded) ? decoded : `/${decoded}`;
  } catch {
    return null;
  }
}

/** Width over height. */
export function cropRatio(crop: ImageCrop): number {
  const [width = 1, height = 1] = crop.split(":").map(Number);
  return width / height;
}

/** The supported types of picture, recognised by their first bytes, never by name; null for others. */
export function pictureKind(bytes: Uint8Array): "jpeg" | "png" | "gif" | "webp" | "avif" | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("GIF8")) return "gif";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "webp";
  if (/^ftypavi[fs]/.test(head.slice(4))) return "avif";
  return null;
}
