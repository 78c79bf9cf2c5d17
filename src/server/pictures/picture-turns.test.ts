import { EventEmitter } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { type TestServer, temporaryFolder, testServer, testSite } from "../testing.ts";

/** What one visitor asks of the pictures, or one dealer's host of pictures does, must not reach the other dealers. */

async function furnish(options: Parameters<typeof testServer>[0] = {}): Promise<TestServer> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "art"));
  const bytes = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919) % 251));
  const picture = sharp(bytes, { raw: { width: 300, height: 200, channels: 3 } });
  await writeFile(join(folder, "art", "suv.webp"), await picture.webp().toBuffer());
  return testServer({ art: join(folder, "art"), env: { TRUST_PROXY: "1" }, ...options });
}

const WIDTHS = [160, 320, 480, 600, 640, 800, 960, 1200];
const SHAPES = ["16:10", "4:3", "2:1"].flatMap((crop) =>
  WIDTHS.map((width) => `width=${width},quality=75,crop=${crop}`),
);
const at = (shape: string) => `/images/${shape}/art/suv.webp`;
const OTHER = "width=160,quality=75";
const from = (who: string) => ({ headers: { "X-Forwarded-For": who } });

test("a visitor's picture is made before those that another one has asked for two dozen of", async () => {
  const { ask } = await furnish();
  const answered: string[] = [];
  const all = SHAPES.map((shape) => ask(at(shape), from("203.0.113.9")).then(() => answered.push("many")));
  const one = ask(at(OTHER), from("198.51.100.7")).then(({ status }) => answered.push(`one ${status}`));
  await Promise.all([...all, one]);
  expect(answered.indexOf("one 200")).toBeGreaterThanOrEqual(0);
  expect(answered.indexOf("one 200")).toBeLessThan(SHAPES.length / 2);
});

test("pictures of visitors who have left are not made", async () => {
  const server = await furnish();
  const left = SHAPES.map((shape) => {
    const requested = request({
      port: server.port,
      path: at(shape),
      headers: { host: "halden.localhost" },
      agent: false,
    });
    requested.on("error", () => {});
    requested.end();
    return requested;
  });
  await Promise.all(left.map((requested) => new Promise((sent) => requested.once("finish", sent))));
  // Whoever asks after them is answered once they have reached the server.
  await server.ask("/healthz");
  for (const requested of left) requested.destroy();
  expect((await server.ask(at(OTHER), from("198.51.100.7"))).status).toBe(200);
  const { text } = await server.ask("/metrics");
  expect(Number(/forecourt_image_total\{state="made"\} (\d+)/.exec(text)?.[1])).toBeLessThan(SHAPES.length / 2);
});

test("a dealer's host of pictures that does not answer keeps no other dealer's pictures waiting", async () => {
  const silent = new Set<EventEmitter>();
  const hosts: string[] = [];
  const get = ((url: URL) => {
    hosts.push(url.host);
    const never = new EventEmitter();
    if (url.host === "dead.example") silent.add(never);
    else queueMicrotask(() => never.emit("error", new Error("no such host")));
    return never;
  }) as unknown as typeof import("node:https").get;
  const sites = [
    testSite("halden", { imageHosts: ["dead.example"] }),
    testSite("kingtide", { imageHosts: ["cdn.example"] }),
  ];
  const server = await furnish({ sites, remote: { hosts: [], get } });
  const remote = (host: string, name: number) =>
    `/images/width=320,quality=75/${encodeURIComponent(`https://${host}/${name}.jpg`)}`;
  const waiting = SHAPES.map((_, at) => 40 + at).map((name) =>
    server.ask(remote("dead.example", name), from(`203.0.113.${name}`)),
  );
  onTestFinished(async () => {
    const end = setInterval(() => {
      for (const one of silent) one.emit("error", new Error("late"));
    }, 1);
    await Promise.allSettled(waiting);
    clearInterval(end);
  });
  await expect.poll(() => hosts.length).toBeGreaterThan(0);
  const other = { host: "kingtide.localhost", ...from("198.51.100.7") };
  expect((await server.ask(at(OTHER), other)).status).toBe(200);
  expect((await server.ask(remote("cdn.example", 1), other)).status).toBe(502);
  expect(hosts.filter((host) => host === "dead.example").length).toBeLessThan(5);
});
