import type { Sharp } from "sharp";
import { composePaint, type LinearColour, type PaintTables } from "../../features/media/paint.ts";
import { cropRatio, type ImageRequest, pictureKind } from "../../features/media/rules.ts";
import { sharp } from "../../lib/libraries/sharp.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { encode, type PictureForm, type Pixels } from "./encoding.ts";

/** Width times height of the largest picture that is decoded, about 50 megapixels. */
const MOST_PIXELS = 50_000_000;

/** The requested form of a picture: everything except its source. */
export type PictureShape = Pick<ImageRequest, "width" | "crop"> & PictureForm;
/** The part of the shape that determines the size. */
type PictureSize = Pick<ImageRequest, "width" | "crop">;

interface Size {
  readonly width: number;
  readonly height: number;
}

const opened = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true });

/** The size of the result: never enlarged, and cropped in the middle to the requested shape. */
function fitted(picture: Size, { width, crop }: PictureSize): Size {
  const ratio = crop ? cropRatio(crop) : picture.width / picture.height;
  const made = Math.max(1, Math.min(width, picture.width, Math.round(picture.height * ratio)));
  return { width: made, height: Math.max(1, Math.round(made / ratio)) };
}

/**
 * The picture in the requested form: upright, never enlarged, and cropped in the middle to the requested shape. WebP
 * and AVIF keep transparency. The error `broken-picture` means that the file's type is not supported, or that it is
 * damaged or larger than 50 megapixels.
 */
export async function transformPicture(bytes: Buffer, shape: PictureShape): Promise<Result<Buffer, "broken-picture">> {
  if (!pictureKind(bytes)) return err("broken-picture");
  try {
    const picture = opened(bytes).autoOrient();
    const { autoOrient: upright } = await picture.metadata();
    const made = picture.resize({ ...fitted(upright, shape), fit: "cover" });
    return ok(await encode(await pixelsOf(made), shape));
  } catch {
    return err("broken-picture");
  }
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels["channels"] };
}

interface Frames {
  readonly black: Buffer | undefined;
  readonly gain: Buffer | undefined;
}

interface Paint {
  readonly colour: LinearColour;
  readonly tables: PaintTables;
}

/** A vehicle's two frames scaled to its picture's size: RGBA, and one level per pixel. */
export interface SmallFrames {
  readonly size: Size;
  readonly black: Buffer;
  readonly gain: Buffer;
}

/** Reads a vehicle's two frames and scales them down. The error is a sentence. */
export async function smallFrames({ black, gain }: Frames, shape: PictureSize): Promise<Result<SmallFrames, string>> {
  if (!black || !gain) return err("a frame is missing");
  try {
    const [first, second] = await Promise.all([opened(black).metadata(), opened(gain).metadata()]);
    if (first.width !== second.width || first.height !== second.height) return err("its frames differ in size");
    const size = fitted(first, shape);
    const small = (frame: Buffer) => opened(frame).resize({ ...size, fit: "cover" });
    const [dark, added] = await Promise.all([
      small(black).toColourspace("srgb").ensureAlpha().raw().toBuffer(),
      small(gain).extractChannel(0).raw().toBuffer(),
    ]);
    return ok({ size, black: dark, gain: added });
  } catch {
    return err("a frame is damaged");
  }
}

/** The picture of a vehicle in this paint. Does not change the frames. */
export async function paintFrames(
  { size, black, gain }: SmallFrames,
  { colour, tables }: Paint,
  form: PictureForm,
): Promise<Buffer> {
  const painted = Buffer.from(black);
  composePaint(painted, gain, colour, tables);
  return encode({ data: painted, ...size, channels: 4 }, form);
}
