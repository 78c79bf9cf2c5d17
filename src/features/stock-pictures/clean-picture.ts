import { createHash } from "node:crypto";
import { err, ok, type Result } from "../../lib/result.ts";

/** Width times height of the largest picture that is decoded: a 50-megapixel camera's. */
const MOST_PIXELS = 50_000_000;
/** Pixels of a stored picture's longer side, enough for the widest panorama that pages show. */
const LONGEST_SIDE = 4096;

/** Pictures of at least this many pixels are decoded one at a time, because each takes up to 300 MB of memory. */
const LARGE = 16_000_000;

export interface CleanPicture {
  readonly bytes: Buffer;
  /** 32 hexadecimal digits, always the same for the same picture. */
  readonly contentHash: string;
}

/**
 * Converts a fetched picture for storage: a JPEG, turned upright, without the camera's metadata (position, time,
 * names). Its bytes decide its type, whatever its server calls it. The error is a sentence for the dealer.
 */
export async function cleanPicture(bytes: Buffer): Promise<Result<CleanPicture, string>> {
  if (!isPhotograph(bytes)) return err("What lies at its address is no JPEG, PNG, WebP, AVIF or GIF picture.");
  const options = { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true } as const;
  // The library takes 20 MB and most imports clean no picture, so it is loaded with the first one.
  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = await sharp(bytes, options).metadata();
    const draw = () =>
      sharp(bytes, options)
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: 88, mozjpeg: true })
        .toBuffer();
    const jpeg = await (width * height >= LARGE ? inTurn(draw) : draw());
    return ok({ bytes: jpeg, contentHash: createHash("sha256").update(jpeg).digest("hex").slice(0, 32) });
  } catch (error) {
    const isLarge = /pixel limit/.test(String(error));
    return err(isLarge ? "It has more than 50 million pixels." : "It is damaged and cannot be read.");
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Runs the work once all earlier work has ended. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}

/** Whether the bytes begin like a photograph. Drawings (SVG) are excluded because they may load other files. */
function isPhotograph(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (text(0, 3) === "\xff\xd8\xff" || text(0, 8) === "\x89PNG\r\n\x1a\n") return true;
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return true;
  return text(4, 12) === "ftypavif" || /^GIF8[79]a/.test(text(0, 6));
}
