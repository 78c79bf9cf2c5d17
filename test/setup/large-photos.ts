import sharp from "sharp";

/** Bytes of a photo of 20 MB: what the desk says that it takes. */
export const TWENTY_MB = 20 * 1024 * 1024;

const COMMENT = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xffff - 2, 0x61)]);

/**
 * A JPEG of noise with this many bytes: what its pixels do not take is said in comments, as cameras do with previews.
 * Each `variantOf` it is another picture, and costs nothing to make.
 */
export async function largePhoto(width: number, height: number, bytes = TWENTY_MB): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const jpeg = await sharp({ create: { width, height, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const room = bytes - jpeg.length;
  if (room < 0) throw new Error(`The picture takes ${jpeg.length} bytes by itself.`);
  const comments = Array<Buffer>(Math.floor(room / COMMENT.length)).fill(COMMENT);
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]);
}

/** The photo with other pixels, by its number: one factor of the table by which its waves are multiplied is another. */
export function variantOf(photo: Buffer, number: number): Buffer {
  const other = Buffer.from(photo);
  const table = other.indexOf(Buffer.from([0xff, 0xdb, 0x00]), lastComment(other)) + 5;
  const at = table + 1 + (number % 63);
  other[at] = (other[at] ?? 0) + 1 + Math.floor(number / 63);
  return other;
}

/** Where the comments end: their text never contains the mark that begins a table. */
const lastComment = (photo: Buffer): number => Math.max(0, photo.lastIndexOf(Buffer.from([0xff, 0xfe, 0xff, 0xff])));
