import sharp from "sharp";
import { expect, test } from "vitest";
import { composePaint, linearColour, PAINT_ENCODING, paintTables } from "../../src/features/media/paint.ts";
import { "module.exports" as quick } from "./quick-pictures/sharp.ts";

const solid = (width: number, height: number, channels: 3 | 4, background: string) =>
  sharp({ create: { width, height, channels, background } });
const looksOf = async (file: Buffer) => {
  const { width, height } = await sharp(file).metadata();
  const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width, height, pixel: [...data.subarray(0, 4)] };
};

test("in place of a vehicle stands a rectangle of its size, which can be painted and written as a file of its own", async () => {
  const vehicle = await solid(80, 48, 4, "#112233").avif().toBuffer();
  expect((await quick(vehicle).metadata()).width).toBe(80);
  for (const paint of ["ff0000", "0000ff"]) {
    const small = quick(vehicle).resize({ width: 40, height: 24, fit: "cover" });
    const { data, info } = await small.toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 40, height: 24, channels: 4 });
    const gain = await quick(vehicle).resize({ width: 40, height: 24 }).extractChannel(0).raw().toBuffer();
    const grey = [...data];
    composePaint(data, gain, linearColour(paint), paintTables(PAINT_ENCODING));
    expect([...data], "one pixel, in its paint").not.toEqual(grey);

    const painted = quick(data, { raw: { width: 40, height: 24, channels: 4 } });
    const file = await painted.webp({ quality: 60 }).toBuffer();
    const looks = await looksOf(file);
    expect(looks).toMatchObject({ width: 40, height: 24 });
    for (const [at, level] of [...data].entries()) expect(Math.abs((looks.pixel[at] ?? 0) - level)).toBeLessThan(8);
    // As `encoding.ts` compares what it wrote with what it should look like.
    const compared = [painted, quick(file)].map((one) => one.flatten().removeAlpha().raw().toBuffer());
    const [before, after] = await Promise.all(compared);
    expect(after).toEqual(before);
  }
});

test("a photo, and a cabin's panorama, are read and written as they are", async () => {
  for (const file of [
    await solid(60, 40, 3, "#00ff00").jpeg().toBuffer(),
    await solid(80, 40, 3, "#00ff00").avif().toBuffer(),
  ]) {
    const pixels = await quick(file).resize(20, 10).raw().toBuffer({ resolveWithObject: true });
    expect(pixels.data).toHaveLength(20 * 10 * 3);
    const { data } = pixels;
    const written = await quick(data, { raw: { width: 20, height: 10, channels: 3 } })
      .avif()
      .toBuffer();
    const { pixel, ...size } = await looksOf(written);
    expect(size).toEqual({ width: 20, height: 10 });
    expect(pixel[1]).toBeGreaterThan(230);
  }
});
