import sharp from "sharp";
import { cropRatio, type ImageRequest, pictureKind } from "../features/media/rules.ts";
import { err, ok, type Result } from "../lib/result.ts";

/** Width times height of the largest picture that is opened: a 50-megapixel camera's. */
const MOST_PIXELS = 50_000_000;

// One thread a picture; how many pictures at once is the gate's business. Nothing is asked twice, so nothing is cached.
sharp.concurrency(1);
sharp.cache(false);

/**
 * The picture as WebP, turned upright, never enlarged, cut in the middle to the shape asked. `broken-picture` for what
 * is no picture of the kinds that we open, is damaged, or is larger than 50 megapixels.
 */
export async function transformPicture(
  bytes: Buffer,
  { width, quality, crop }: Pick<ImageRequest, "width" | "quality" | "crop">,
): Promise<Result<Buffer, "broken-picture">> {
  if (!pictureKind(bytes)) return err("broken-picture");
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true }).autoOrient();
    const { autoOrient: upright } = await picture.metadata();
    const ratio = crop ? cropRatio(crop) : upright.width / upright.height;
    const fitted = Math.max(1, Math.min(width, upright.width, Math.round(upright.height * ratio)));
    const height = Math.max(1, Math.round(fitted / ratio));
    const made = picture.resize(fitted, height, { fit: "cover" }).webp({ quality, effort: 3 });
    return ok(await made.toBuffer());
  } catch {
    return err("broken-picture");
  }
}
