import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { cleanPicture } from "./clean-picture.ts";

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a1f1f" } });
const NO_PICTURE = "What lies at its address is no JPEG, PNG, WebP, AVIF or GIF picture.";

test("a picture is stored upright and without what the camera wrote into it", async () => {
  const original = await flat(60, 20)
    .withExif({ IFD0: { Artist: "Ann", Copyright: "14 Smith Street" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(original.includes("Smith Street")).toBe(true);
  const clean = await cleanPicture(original);
  if (!clean.ok) return expect.unreachable(clean.error);
  expect(clean.value.bytes.includes("Smith Street")).toBe(false);
  const { width, height, format, exif, orientation } = await sharp(clean.value.bytes).metadata();
  expect({ width, height, format, exif, orientation }).toEqual({ width: 20, height: 60, format: "jpeg" });
  expect(clean.value.contentHash).toMatch(/^[0-9a-f]{32}$/);
  expect(await cleanPicture(original)).toEqual(clean);
});

test.each(["png", "webp", "avif", "gif"] as const)("%s becomes a JPEG", async (format) => {
  const clean = await cleanPicture(await flat(40, 30).toFormat(format).toBuffer());
  expect(clean.ok && (await sharp(clean.value.bytes).metadata()).format).toBe("jpeg");
});

test("what is transparent is white, and nothing is wider than the widest panorama", async () => {
  const clear = sharp({ create: { width: 5000, height: 50, channels: 4, background: "#00000000" } });
  const clean = await cleanPicture(await clear.png().toBuffer());
  if (!clean.ok) return expect.unreachable(clean.error);
  const { data, info } = await sharp(clean.value.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, data[0]]).toEqual([4096, 41, 255]);
});

test("200 megapixels are refused before they are decoded", async () => {
  // A header that claims the size, as a bomb does: the row data would only follow.
  const header = Buffer.from(await flat(8, 8).png().toBuffer());
  const { crc32 } = await import("node:zlib");
  header.writeUInt32BE(20_000, 16);
  header.writeUInt32BE(10_000, 20);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  expect(await cleanPicture(header)).toEqual({ ok: false, error: "It has more than 50 million pixels." });
});

test.each([
  ["a page", Buffer.from("<!doctype html><title>Sign in</title>"), NO_PICTURE],
  [
    "a drawing",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    NO_PICTURE,
  ],
  ["nothing", Buffer.alloc(0), NO_PICTURE],
  ["noise", Buffer.from("\xff\xd8\xff and no more", "latin1"), "It is damaged and cannot be read."],
])("%s is refused in a sentence", async (_, bytes, error) => {
  expect(await cleanPicture(bytes)).toEqual({ ok: false, error });
});

test("a picture that was cut on the way is refused", async () => {
  const full = await flat(400, 300).jpeg().toBuffer();
  expect(await cleanPicture(full.subarray(0, full.length - 300))).toMatchObject({ ok: false });
});

test("large pictures are decoded one after the other, and a damaged one does not hold up the next", async () => {
  const large = await flat(4200, 4000).jpeg().toBuffer();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, sharp.counters().process);
  }, 1);
  onTestFinished(() => clearInterval(watch));
  const damaged = large.subarray(0, large.length / 2);
  const cleaned = await Promise.all([large, damaged, large, large].map(cleanPicture));
  expect(cleaned.map(({ ok }) => ok)).toEqual([true, false, true, true]);
  expect(most).toBe(1);
});
