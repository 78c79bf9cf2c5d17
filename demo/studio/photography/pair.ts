import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { composePaint, linearColour, PAINT_ENCODING, paintTables } from "../../../src/features/media/paint.ts";
import type { Print } from "./print.ts";

const tables = paintTables(PAINT_ENCODING);

export const hasPicture = (folder: string, view: string): boolean =>
  [".black.avif", ".webp"].some((end) => existsSync(join(folder, `${view}${end}`)));

/** A saved view of a design in a paint (`rrggbb`): straight alpha, RGBA bytes. */
export async function paintedView(folder: string, view: string, paint: string): Promise<Print> {
  const file = (end: string) => join(folder, `${view}${end}`);
  const isPainted = existsSync(file(".black.avif"));
  const black = sharp(file(isPainted ? ".black.avif" : ".webp"));
  const { data: pixels, info } = await black.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  if (isPainted) {
    const gain = await sharp(file(".gain.avif")).extractChannel(0).raw().toBuffer();
    composePaint(pixels, gain, linearColour(paint), tables);
  }
  return { width: info.width, height: info.height, pixels };
}
