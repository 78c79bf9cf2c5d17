import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder, testServer, testSite } from "../testing.ts";

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script>throw 1</script><path fill="#f00" d="M0 0h20v10H0z"/></svg>';

async function serverWith(logo: string | null) {
  const folder = await temporaryFolder();
  await mkdir(folder, { recursive: true });
  if (logo !== null) await writeFile(join(folder, "logo.svg"), logo);
  const brand = { colour: "#0f5a47", logo: { url: "/site/logo.svg", name: "H", tagline: null } };
  return testServer({ sites: [testSite("halden", { publicDir: folder, brand: brand as never })] });
}

const colourAt = async (png: Buffer, x: number, y: number) => [
  ...(await sharp(png).removeAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()),
];

test("the logo stands on white in the middle of a square icon, its script drawn by nobody", async () => {
  const server = await serverWith(LOGO);
  const icon = await server.ask("/icons/192.png?v=v1");
  expect(icon.headers["content-type"]).toBe("image/png");
  expect(await sharp(icon.bytes).metadata()).toMatchObject({ width: 192, height: 192 });
  expect(await colourAt(icon.bytes, 96, 96)).toEqual([255, 0, 0]);
  expect(await colourAt(icon.bytes, 4, 4)).toEqual([255, 255, 255]);
  expect(icon.headers["cache-control"]).toBe("public, max-age=31536000");
  const ofAnother = await server.ask("/icons/192.png?v=v2");
  expect(ofAnother.headers["cache-control"]).toBe("public, no-cache");
  const etag = icon.headers.etag ?? "";
  expect((await server.ask("/icons/192.png", { headers: { "if-none-match": etag } })).status).toBe(304);
  expect(await sharp((await server.ask("/favicon.ico")).bytes).metadata()).toMatchObject({ width: 32 });
});

test("a logo that is broken or missing gives way to a tile of the brand's colour, and the log says so", async () => {
  for (const logo of ["<svg", null]) {
    const server = await serverWith(logo);
    expect(await colourAt((await server.ask("/icons/180.png")).bytes, 90, 90)).toEqual([15, 90, 71]);
    expect(server.lines).toContainEqual(expect.objectContaining({ msg: "a site's logo cannot be drawn as an icon" }));
  }
});

test("icons of other sizes are pages like any other", async () => {
  const server = await serverWith(LOGO);
  expect((await server.ask("/icons/100000.png")).text).toBe("<p>page</p>");
});
