import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { photoKey, photoPath } from "../../features/stock-pictures/rules.ts";
import { folderStore } from "../../services/files/folder.ts";
import { temporaryFolder, testServer, testSite } from "../testing.ts";

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 1200, height: 750, channels: 3, background: "#0f5a47" } })
    .webp()
    .toBuffer();
});

async function furnish(options: Parameters<typeof testServer>[0] = {}) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "art"));
  await mkdir(join(folder, "public"));
  await writeFile(join(folder, "art", "suv.webp"), picture);
  await writeFile(join(folder, "art", "broken.webp"), picture.subarray(0, 60));
  await writeFile(join(folder, "art", "words.jpg"), "these are words");
  await writeFile(
    join(folder, "public", "drawing.png"),
    `<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`,
  );
  const server = await testServer({
    art: join(folder, "art"),
    sites: [testSite("halden", { publicDir: join(folder, "public") })],
    ...options,
  });
  return { ...server, folder, kept: join(server.app.env.dataDir, "images") };
}

const size = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return [format, width, height];
};

describe("a picture", () => {
  test("IMG-002 IMG-004 is made at the width and shape asked, as WebP, under an address kept for ever", async () => {
    const server = await furnish();
    const answer = await server.ask("/images/width=320,quality=75,crop=1:1/art/suv.webp");
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(await size(answer.bytes)).toEqual(["webp", 320, 320]);
    expect(await size((await server.ask("/images/width=640,quality=75/art/suv.webp")).bytes)).toEqual([
      "webp",
      640,
      400,
    ]);
  });

  test("IMG-003 of a lower quality is smaller", async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251));
    const server = await furnish();
    const source = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    await writeFile(join(server.folder, "art", "noise.png"), source);
    const low = await server.ask("/images/width=160,quality=40/art/noise.png");
    const high = await server.ask("/images/width=160,quality=90/art/noise.png");
    expect(low.bytes.length).toBeLessThan(high.bytes.length);
  });

  test("keeps every step of a shadow, at the lowest quality too", async () => {
    const fading = Uint8Array.from({ length: 256 * 64 * 4 }, (_, at) => (at % 4 === 3 ? (at >> 2) % 256 : 0));
    const server = await furnish();
    const raw = { width: 256, height: 64, channels: 4 } as const;
    await writeFile(join(server.folder, "art", "shadow.png"), await sharp(fading, { raw }).png().toBuffer());
    const { bytes } = await server.ask("/images/width=320,quality=60/art/shadow.png");
    const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data.filter((_, at) => at % 4 === 3)).toEqual(Buffer.from(fading.filter((_, at) => at % 4 === 3)));
  });

  test("is AVIF for those who read it: no larger, and no further from the original than WebP, shadows with it", async () => {
    const server = await furnish();
    const shade = Uint8Array.from({ length: 480 * 300 * 4 }, (_, at) => {
      const [x, y, channel] = [(at >> 2) % 480, Math.floor(at / 1920), at % 4];
      if (channel === 3) return y < 150 ? 255 : 300 - y + ((x * 7 + y * 13) % 11);
      return 128 + 80 * Math.sin((x * (channel + 2)) / 60) * Math.cos(y / 40) + ((x * 31 + y * 17) % 5);
    });
    const raw = { width: 480, height: 300, channels: 4 } as const;
    const original = sharp(shade, { raw });
    await writeFile(join(server.folder, "art", "shade.png"), await original.png().toBuffer());
    const path = "/images/width=480,quality=75/art/shade.png";
    const accept = "image/avif,image/webp,*/*;q=0.8";
    const small = await server.ask(path, { headers: { accept } });
    const plain = await server.ask(path, { headers: { accept: "image/avif;q=0, image/*" } });
    expect([small.headers["content-type"], plain.headers["content-type"]]).toEqual(["image/avif", "image/webp"]);
    expect([small.headers.vary, plain.headers.vary]).toEqual(["Accept", "Accept"]);
    expect(small.bytes.length).toBeLessThan(plain.bytes.length);
    const onGrey = (picture: Sharp) => picture.flatten({ background: "#808080" }).raw().toBuffer();
    const [before, after] = await Promise.all([onGrey(original), onGrey(sharp(small.bytes))]);
    const squares = before.reduce((sum, level, at) => sum + (level - (after[at] ?? 0)) ** 2, 0) / before.length;
    expect(10 * Math.log10(255 ** 2 / squares)).toBeGreaterThan(39);
  });

  test("is WebP for those who read AVIF, too, where that is smaller", async () => {
    const server = await furnish();
    const headers = { accept: "image/avif,*/*" };
    const { bytes } = await server.ask("/images/width=160,quality=75/art/suv.webp", { headers });
    expect((await size(bytes))[0]).toBe("webp");
    expect((await server.ask("/images/width=160,quality=75,format=jpeg/art/suv.webp", { headers })).headers.vary).toBe(
      undefined,
    );
  });

  test("is never enlarged, cut or not", async () => {
    const server = await furnish();
    expect(await size((await server.ask("/images/width=1920,quality=75/art/suv.webp")).bytes)).toEqual([
      "webp",
      1200,
      750,
    ]);
    expect(await size((await server.ask("/images/width=1920,quality=75,crop=1:1/art/suv.webp")).bytes)).toEqual([
      "webp",
      750,
      750,
    ]);
  });

  test("is made once, and is kept on disk", async () => {
    const server = await furnish();
    const path = "/images/width=320,quality=75/art/suv.webp";
    const answers = await Promise.all([1, 2, 3].map(() => server.ask(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await server.ask(path);
    const { text } = await server.ask("/metrics");
    expect(text).toMatch(/forecourt_image_total\{state="made"\} 1\n/);
    expect(text).toMatch(/forecourt_image_total\{state="kept"\} 1\n/);
  });

  test("IMG-003 is one of two qualities, whichever is asked for: the others would only fill the disk", async () => {
    const server = await furnish();
    for (let quality = 40; quality <= 90; quality++)
      expect((await server.ask(`/images/width=320,quality=${quality}/art/suv.webp`)).status).toBe(200);
    expect((await server.ask("/metrics")).text).toMatch(/forecourt_image_total\{state="made"\} 2\n/);
  });

  test("is made for nobody who had too many made in this minute, and a kept one is sent all the same", async () => {
    const server = await furnish({ env: { PICTURES_PER_MINUTE: "1" } });
    const path = "/images/width=320,quality=75/art/suv.webp";
    await server.ask(path);
    const refused = await server.ask("/images/width=480,quality=75/art/suv.webp");
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "2"]);
    expect((await server.ask(path)).status).toBe(200);
    server.time.now += 60_000;
    expect((await server.ask("/images/width=480,quality=75/art/suv.webp")).status).toBe(200);
  });

  test("whose file has changed is made again", async () => {
    const server = await furnish();
    const path = "/images/width=320,quality=75/art/suv.webp";
    await server.ask(path);
    const other = await sharp({ create: { width: 900, height: 900, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    await writeFile(join(server.folder, "art", "suv.webp"), other);
    expect(await size((await server.ask(path)).bytes)).toEqual(["webp", 320, 320]);
  });

  test("is sent though the disk takes nothing", async () => {
    const server = await furnish();
    await writeFile(server.kept, "a file where the folder should be");
    expect((await server.ask("/images/width=320,quality=75/art/suv.webp")).status).toBe(200);
    expect(server.lines.some((line) => line.msg === "a picture could not be kept")).toBe(true);
  });
});

describe("refused", () => {
  test("a width of 100000, with the widths that there are", async () => {
    const server = await furnish();
    const answer = await server.ask("/images/width=100000,quality=75/art/suv.webp");
    expect([answer.status, answer.text]).toEqual([
      400,
      "Pictures are made at these widths: 160, 320, 480, 600, 640, 800, 960, 1200, 1600, 1920, 2048, 4096.",
    ]);
  });

  test.each([
    ["/images/width=320,quality=75/art/none.webp", 404],
    ["/images/width=320,quality=75/art/broken.webp", 422],
    ["/images/width=320,quality=75/art/words.jpg", 422],
    ["/images/width=320,quality=75/site/drawing.png", 422],
    ["/images/width=320,quality=75/assets/root.js", 404],
    ["/images/width=320,quality=75/cars/x", 404],
    ["/images/width=320,quality=75/art/..%2f..%2fetc%2fpasswd", 400],
    ["/images/width=320,quality=75/art/%252e%252e/public/drawing.png", 400],
    ["/images/width=320,quality=75/art/%25252e%25252e/public/drawing.png", 404],
    ["/images/width=320,quality=75/https%3A%2F%2Fevil.example%2Fx.jpg", 400],
    ["/images/width=320,quality=75/https%3A%2F%2F127.0.0.1%2Fx.jpg", 400],
  ])("%s is answered %i, and nothing of it is kept", async (path, status) => {
    const server = await furnish();
    const answer = await server.ask(path);
    expect([answer.status, answer.headers["content-type"]]).toEqual([status, expect.stringContaining("text/")]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    await expect(readdir(server.kept)).rejects.toThrow("ENOENT");
  });

  test("a picture of more pixels than any camera makes", async () => {
    const server = await furnish();
    const bomb = await sharp({ create: { width: 10_000, height: 5001, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    await writeFile(join(server.folder, "art", "bomb.png"), bomb);
    expect((await server.ask("/images/width=320,quality=75/art/bomb.png")).status).toBe(422);
  });

  test("more pictures at once than may wait: 503 and when to come back, and the others are made", async () => {
    const server = await furnish({ imagesWaiting: 0 });
    const widths = [160, 320, 480, 600, 640, 800, 960, 1200, 1600, 1920];
    const paths = widths.flatMap((width) =>
      ["16:10", "16:9", "4:3", "3:2", "1:1"].map(
        (crop) => `/images/width=${width},quality=75,crop=${crop}/art/suv.webp`,
      ),
    );
    const answers = await Promise.all(paths.map((path) => server.ask(path)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers["retry-after"]).toBe("2");
    expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length - refused.length);
    expect((await server.ask(paths[0] ?? "")).status).toBe(200);
  });
});

test("a kept picture that someone deleted is made again", async () => {
  const server = await furnish();
  const path = "/images/width=320,quality=75/art/suv.webp";
  await server.ask(path);
  await rm(server.kept, { recursive: true });
  expect((await server.ask(path)).status).toBe(200);
});

test("a picture of another host is fetched for the site that names the host, and for no other", async () => {
  const requests: string[] = [];
  const get = ((url: URL) => {
    requests.push(url.href);
    throw new Error("The host does not answer.");
  }) as unknown as typeof import("node:https").get;
  const sites = [testSite("halden", { imageHosts: ["cdn.example.net"] }), testSite("kingtide")];
  const server = await testServer({ sites, remote: { hosts: [], get } });
  const address = `/images/width=320,quality=75/${encodeURIComponent("https://cdn.example.net/1.jpg")}`;
  const status = async (host: string) => (await server.ask(address, { host })).status;
  expect(await status("kingtide.localhost")).toBe(400);
  expect(requests).toEqual([]);
  expect(await status("halden.localhost")).toBe(502);
  expect(requests).toEqual(["https://cdn.example.net/1.jpg"]);
});

describe("a stored picture of stock", () => {
  const hash = "0123456789abcdef0123456789abcdef";
  async function stocked() {
    const jpeg = await sharp(picture).jpeg().toBuffer();
    const folder = await temporaryFolder();
    const files = folderStore({ folder });
    await files.put(photoKey(hash), jpeg, "image/jpeg");
    return { ...(await furnish({ files })), jpeg, folder };
  }

  test("is served whole, and in other sizes, under addresses kept for ever", async () => {
    const server = await stocked();
    const full = await server.ask(photoPath(hash));
    expect([full.status, full.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(full.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(full.bytes).toEqual(server.jpeg);
    const small = await server.ask(`/images/width=320,quality=75,crop=1:1${photoPath(hash)}`);
    expect(await size(small.bytes)).toEqual(["webp", 320, 320]);
  });

  test("that is not there is not found, and a store that fails is not taken for an absent picture", async () => {
    const server = await stocked();
    const other = photoPath(hash.replace("0", "f"));
    expect((await server.ask(other)).status).toBe(404);
    expect((await server.ask(`/images/width=320,quality=75${other}`)).status).toBe(404);
    await rm(join(server.folder, "photos"), { recursive: true });
    await writeFile(join(server.folder, "photos"), "");
    expect((await server.ask(photoPath(hash))).status).toBe(502);
    expect((await server.ask(`/images/width=640,quality=75${photoPath(hash)}`)).status).toBe(502);
  });
});

test("a picture that its host does not have, or that is none, is not found, and counts as no failure of the server", async () => {
  const answers = [404, 410, 200, 500];
  const get = ((_url: URL, _options: object, answered: (answer: object) => void) => {
    const statusCode = answers.shift() ?? 0;
    queueMicrotask(() => answered({ statusCode, headers: { "content-type": "text/html" }, destroy: () => {} }));
    return { on: () => {} };
  }) as unknown as typeof import("node:https").get;
  const sites = [testSite("halden", { imageHosts: ["cdn.example.net"] })];
  const server = await testServer({ sites, remote: { hosts: [], get } });
  const address = `/images/width=320,quality=75/${encodeURIComponent("https://cdn.example.net/1.jpg")}`;
  const status = async () => (await server.ask(address)).status;
  expect([await status(), await status(), await status(), await status()]).toEqual([404, 404, 404, 502]);
});
