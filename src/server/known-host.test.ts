import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSites, type Sites } from "../features/site/data.ts";
import { siteFile, sitesFolder } from "../features/site/sites-folder.testing.ts";
import { answerKnownHost, type KnownHostServer } from "./known-host.ts";

let asks: KnownHostServer;
let folder: Awaited<ReturnType<typeof sitesFolder>>;
let sites: Sites;
beforeAll(async () => {
  const hosts = ["www.north.example", "north.example"];
  folder = await sitesFolder({ "north/site.json": siteFile({ hosts }) });
  sites = await openSites(folder.dir, { defaultSite: "north" });
  asks = await answerKnownHost({ sites, env: { deskHost: "desk.example" } }, { host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await asks.close();
  await sites.close();
  await folder[Symbol.asyncDispose]();
});

const ask = (path: string, method = "GET", headers = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port: asks.port, path, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end();
  });

test.each(["www.north.example", "north.example", "WWW.North.Example", "desk.example"])(
  "a certificate may be fetched for %s, which is ours",
  async (host) => expect(await ask(`/known-host?domain=${host}`)).toBe(200),
);

test.each([
  "/known-host?domain=stranger.example",
  "/known-host?domain=www.north.example.stranger.example",
  "/known-host?domain=north.localhost",
  "/known-host?domain=localhost",
  "/known-host?domain=",
  "/known-host?domain=north.example&domain=stranger.example",
  "/known-host?domain=north.example%00",
  "/known-host?domain=__proto__.x",
  "/known-host",
  "/known-hostile?domain=north.example",
  "/",
  `/known-host?domain=north.example&more=${"a".repeat(400)}`,
])("no certificate is fetched for %s", async (path) => expect(await ask(path)).toBe(404));

test("the question is a GET, and one with endless headers is cut off", async () => {
  expect(await ask("/known-host?domain=north.example", "POST")).toBe(404);
  expect(await ask("/known-host?domain=north.example", "GET", { "x-long": "a".repeat(5_000) })).toBe(431);
});
