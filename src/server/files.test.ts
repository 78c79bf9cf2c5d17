import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { temporaryFolder, testServer, testSite } from "./testing.ts";

const SCRIPT = `export const cars = "${"x".repeat(3000)}";`;

/** Creates a client build, demo pictures, and the public folders of two sites. */
async function furnish() {
  const folder = await temporaryFolder();
  const files: Record<string, string> = {
    "client/assets/root-abc123.js": SCRIPT,
    "client/favicon.ico": "icon",
    "client/.vite/manifest.json": "{}",
    "art/suv.webp": "webp",
    "halden/public/walk.mp4": "0123456789",
    "halden/public/logo.svg": "<svg><script>alert(1)</script></svg>",
    "halden/public/a b.png": "png",
    "halden/public/.env": "secret",
    "halden/site.json": "{}",
    "kingtide/public/logo.svg": "<svg/>",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await symlink(join(folder, "halden/site.json"), join(folder, "halden/public/link.json"));
  const sites = ["halden", "kingtide"].map((slug) => testSite(slug, { publicDir: join(folder, slug, "public") }));
  return testServer({ client: join(folder, "client"), art: join(folder, "art"), sites });
}

describe("files", () => {
  test("of the build are kept for ever and compressed", async () => {
    const server = await furnish();
    const answer = await server.ask("/assets/root-abc123.js", { headers: { "accept-encoding": "gzip, br" } });
    expect(answer.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      vary: "Accept-Encoding",
    });
    expect(answer.headers["content-type"]).toContain("text/javascript");
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(SCRIPT);
  });

  test("of the art are kept for a day, and are not sent twice", async () => {
    const server = await furnish();
    const first = await server.ask("/art/suv.webp");
    expect([first.status, first.text, first.headers["content-type"]]).toEqual([200, "webp", "image/webp"]);
    expect(first.headers["cache-control"]).toBe("public, max-age=86400");
    const again = await server.ask("/art/suv.webp", {
      headers: { "if-modified-since": String(first.headers["last-modified"]) },
    });
    expect(again.status).toBe(304);
  });

  test("of a site are its own host's alone, and kept for ever when named by their content", async () => {
    const server = await furnish();
    expect((await server.ask("/site/logo.svg", { host: "kingtide.localhost" })).text).toBe("<svg/>");
    expect((await server.ask("/site/logo.svg")).headers["cache-control"]).toBe("public, no-cache");
    expect((await server.ask("/site/logo.svg?v=1a2b")).headers["cache-control"]).toContain("immutable");
    expect((await server.ask("/site/a%20b.png")).text).toBe("png");
  });

  test("of a film are sent from where a player asks, and only while they are the same film", async () => {
    const server = await furnish();
    const part = (range: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
      server.ask("/site/walk.mp4", { method, headers: { range, ...headers } });
    const complete = await server.ask("/site/walk.mp4");
    expect(complete.headers).toMatchObject({ "accept-ranges": "bytes", "content-type": "video/mp4" });
    const middle = await part("bytes=2-4", { "accept-encoding": "gzip, br" });
    expect([middle.status, middle.text]).toEqual([206, "234"]);
    expect(middle.headers).toMatchObject({ "content-range": "bytes 2-4/10", "content-length": "3" });
    expect(middle.headers).not.toHaveProperty("content-encoding");
    expect((await part("bytes=7-")).text).toBe("789");
    expect((await part("bytes=-2")).text).toBe("89");
    const changed = String(complete.headers["last-modified"]);
    expect((await part("bytes=2-4", { "if-range": changed })).status).toBe(206);
    const other = await part("bytes=2-4", { "if-range": '"another"' });
    expect([other.status, other.text]).toEqual([200, "0123456789"]);
    // More than one range at once may be answered with all of it (RFC 9110 §14.2).
    expect((await part("bytes=0-1,4-5")).text).toBe("0123456789");
    const head = await part("bytes=2-4", {}, "HEAD");
    expect([head.status, head.text]).toEqual([206, ""]);
    const beyond = await part("bytes=20-30");
    expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, "bytes */10"]);
    const stale = await part("bytes=2-4", { "if-match": '"another"' });
    expect([stale.status, stale.headers["cache-control"]]).toEqual([412, "no-store"]);
    expect(stale.text).toBe("Another file is here by now. Please load it from its beginning.");
    expect(beyond.headers["cache-control"]).toBe("no-store");
    expect(server.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  test("that are drawings with a script in them are shown and can run nothing", async () => {
    const server = await furnish();
    const policy = String((await server.ask("/site/logo.svg")).headers["content-security-policy"]);
    expect(policy).toContain("sandbox");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
  });

  test("beside the build's assets are served where the build put them at its root", async () => {
    const server = await furnish();
    expect((await server.ask("/favicon.ico")).text).toBe("icon");
  });

  test.each([
    "/site/.env",
    "/site/link.json",
    "/assets/none.js",
    "/site/a%00.png",
    "/uploads/x.png",
    "/assets/%2e%2e%2ffavicon.ico",
  ])("%s is not served", async (path) => {
    const server = await furnish();
    const answer = await server.ask(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toMatch(/secret|icon/);
  });

  test("of the build's own folders stay hidden: the address is a page's", async () => {
    const server = await furnish();
    expect((await server.ask("/.vite/manifest.json")).text).toBe("<p>page</p>");
  });
});
