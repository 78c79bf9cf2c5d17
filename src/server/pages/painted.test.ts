import { mkdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { lightOf, linearColour, PAINT_ENCODING, toneMap } from "../../features/media/paint.ts";
import { temporaryFolder, testServer } from "../testing.ts";

const SIZE = { width: 480, height: 300 };
const DARK = [30, 34, 38] as const;
/** Level that white paint adds. */
const ADDED = 150;

/** A body in one level on a transparent ground: the left half of the frame is empty. */
async function black(): Promise<Buffer> {
  const [r, g, b] = DARK;
  const { width, height } = SIZE;
  const body = { create: { width: width / 2, height, channels: 4 as const, background: { r, g, b, alpha: 1 } } };
  const clear = { left: width / 2, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  return sharp(body).extend(clear).avif({ lossless: true, effort: 0 }).toBuffer();
}

const gain = (level = ADDED, { width, height } = SIZE): Promise<Buffer> =>
  sharp(new Uint8Array(width * height).fill(level), { raw: { width, height, channels: 1 } })
    .avif({ lossless: true, effort: 0 })
    .toBuffer();

const dark = await black();
const FRAMES = {
  "f34.black.avif": dark,
  "f34.gain.avif": await gain(),
  "boot.webp": await sharp(dark).webp({ lossless: true }).toBuffer(),
};

async function studio() {
  const art = await temporaryFolder();
  await mkdir(join(art, "suv-a"));
  for (const [name, bytes] of Object.entries(FRAMES)) await writeFile(join(art, "suv-a", name), bytes);
  await writeFile(join(art, "manifest.json"), JSON.stringify({ encoding: PAINT_ENCODING, designs: {} }));
  return { art, ...(await testServer({ art })) };
}

/** The pixel in the middle of the body, and one of the ground. */
async function pixels(bytes: Buffer) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  const middle = Math.floor(info.height / 2);
  return { body: at(Math.floor(info.width * 0.75), middle), ground: at(Math.floor(info.width * 0.2), middle), info };
}

/** The expected paint of both levels, computed in linear light. */
const expected = (hex: string) =>
  DARK.map((dark, channel) => {
    const added = PAINT_ENCODING.mostGain * (ADDED / 255) ** 2;
    const mixed = lightOf(dark / 255, PAINT_ENCODING) + (linearColour(hex)[channel] ?? 0) * added;
    return 255 * toneMap(mixed, PAINT_ENCODING);
  });

test.each(["b0202a", "c4c6c8", "17181a"])(
  "a vehicle is painted %s at the width asked, its ground left clear",
  async (hex) => {
    const server = await studio();
    const answer = await server.ask(`/images/width=320,quality=90,crop=4:3/art/suv-a/${hex}/f34.webp`);
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
    const { body, ground, info } = await pixels(answer.bytes);
    expect([info.width, info.height, ground[3], body[3]]).toEqual([320, 240, 0, 255]);
    // WebP at this quality may be up to two levels off.
    for (const [channel, level] of expected(hex).entries())
      expect(Math.abs((body[channel] ?? 0) - level)).toBeLessThan(4);
  },
);

test("a painted picture has an address of its own, as large as its frames, kept a day", async () => {
  const server = await studio();
  const answer = await server.ask("/art/suv-a/b0202a/f34.webp");
  expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
  expect((await pixels(answer.bytes)).info).toMatchObject(SIZE);
  expect((await server.ask("/art/suv-a/b0202a/f34.webp", { method: "HEAD" })).bytes).toHaveLength(0);
});

test("a colour is composed once, another anew, and a frame that has changed is painted again", async () => {
  const server = await studio();
  const path = "/images/width=320,quality=75/art/suv-a/b0202a/f34.webp";
  await Promise.all([server.ask(path), server.ask(path)]);
  await server.ask(path);
  await server.ask(path.replace("b0202a", "1f3d6b"));
  expect((await server.ask("/metrics")).text).toMatch(/forecourt_image_total\{state="made"\} 2\n/);
  await writeFile(join(server.art, "suv-a", "f34.gain.avif"), await gain(255));
  await server.ask(path);
  expect((await server.ask("/metrics")).text).toMatch(/forecourt_image_total\{state="made"\} 3\n/);
});

test("another colour is painted from the frames that were read for the first, which left them as they were", async () => {
  const server = await studio();
  const path = (hex: string) => `/images/width=320,quality=90/art/suv-a/${hex}/f34.webp`;
  expect((await server.ask(path("b0202a"))).status).toBe(200);
  const frame = join(server.art, "suv-a", "f34.gain.avif");
  const { atimeMs, mtimeMs, size } = await stat(frame);
  await writeFile(frame, Buffer.alloc(size));
  await utimes(frame, atimeMs / 1000, mtimeMs / 1000);
  const { body } = await pixels((await server.ask(path("c4c6c8"))).bytes);
  for (const [channel, level] of expected("c4c6c8").entries())
    expect(Math.abs((body[channel] ?? 0) - level)).toBeLessThan(4);
});

test("a view that takes no paint, and one half clear, keep their clear ground", async () => {
  const server = await studio();
  for (const path of ["/images/width=320,quality=75/art/suv-a/boot.webp", "/art/suv-a/boot.webp"]) {
    const answer = await server.ask(path);
    expect([answer.status, (await pixels(answer.bytes)).ground[3]]).toEqual([200, 0]);
  }
});

test.each([
  "/art/suv-a/B0202A/f34.webp",
  "/art/suv-a/b0202/f34.webp",
  "/art/suv-a/b0202a/f34.png",
  "/art/suv-a/b0202a/rear.webp",
  "/art/suv-a/b0202a/boot.webp",
  "/art/suv-a/b0202a/f34.black.avif",
  "/art/suv-z/b0202a/f34.webp",
  "/images/width=320,quality=75/art/suv-a/red/f34.webp",
])("%s is not found", async (path) => {
  const server = await studio();
  expect((await server.ask(path)).status).toBe(404);
});

test.each([
  [
    "its gain is gone",
    "its pair of frames is not whole",
    ({ art }: { art: string }) => rm(join(art, "suv-a", "f34.gain.avif")),
  ],
  [
    "a frame is damaged",
    "a frame is damaged",
    ({ art }: { art: string }) => writeFile(join(art, "suv-a", "f34.gain.avif"), "RIFF"),
  ],
  [
    "its frames differ in size",
    "its frames differ in size",
    async ({ art }: { art: string }) =>
      writeFile(join(art, "suv-a", "f34.gain.avif"), await gain(ADDED, { width: 240, height: 150 })),
  ],
  [
    "the manifest does not say how",
    "manifest.json does not say how the frames are encoded",
    ({ art }: { art: string }) => writeFile(join(art, "manifest.json"), "{}"),
  ],
])("where %s there is no picture, and the log says why", async (_name, reason, harm) => {
  const server = await studio();
  await harm(server);
  expect((await server.ask("/images/width=320,quality=75/art/suv-a/b0202a/f34.webp")).status).toBe(404);
  const warnings = server.lines.filter((line) => line.msg === "a vehicle could not be painted");
  expect(warnings.map((line) => line.reason)).toEqual([reason]);
});
