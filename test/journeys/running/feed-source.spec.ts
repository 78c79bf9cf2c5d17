import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { selfSigned } from "../../fixtures/certificate.ts";
import { ask } from "../../setup/ask.ts";
import { type ServerWithClock, startServerAt } from "../../setup/clock/server-with-clock.ts";
import { runCommand } from "../../setup/command.ts";
import { openBrowser } from "../browser.ts";

const { visit } = openBrowser();
const MINUTE = 60_000;
const START = Date.parse("2026-11-24T01:00:00Z");
const SITE = "kingtide";

/** A car of the dealer's own system, in the system's own words. */
interface Listing {
  readonly ref: string;
  readonly ask: number;
}
const listings = (count: number): Listing[] =>
  Array.from({ length: count }, (_, at) => ({ ref: `DMS-${at + 1}`, ask: 20_000 + at * 500 }));

let stock: readonly Listing[] = listings(20);
const folder = mkdtempSync(join(tmpdir(), "forecourt-source-"));
const sitesDir = join(folder, "sites");
let dealer: Server;
let server: ServerWithClock;
let now = START;

/** The dealer's server: its stock as its system writes it, and a photo of each car. */
async function dealersServer(): Promise<Server> {
  const { certificate, key } = selfSigned("localhost");
  writeFileSync(join(folder, "dealer.pem"), certificate);
  const photo = (colour: string) =>
    sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
  const photos = [await photo("#7a1f1f"), await photo("#1f4a7a")];
  const made = createServer({ cert: certificate, key }, ({ url = "", headers }, response) => {
    const [, car] = /^\/photos\/DMS-(\d+)\.jpg$/.exec(url) ?? [];
    if (car) return response.writeHead(200, { "Content-Type": "image/jpeg" }).end(photos[Number(car) % 2]);
    const vehicles = stock.map(({ ref, ask: price }) => ({
      ref,
      manufacturer: "Zeekr",
      range: "Sourced",
      built: 2023,
      asking: price,
      odometer_km: 31_000,
      gearbox: "auto",
      media: [{ order: 1, url: `https://${headers.host}/photos/${ref}.jpg` }],
    }));
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ vehicles }));
  });
  await new Promise<void>((listening) => made.listen(0, "127.0.0.1", listening));
  return made;
}

beforeAll(async () => {
  dealer = await dealersServer();
  cpSync("sites/kingtide", join(sitesDir, SITE), { recursive: true });
  const file = join(sitesDir, SITE, "dealerships/kingtide-southport.json");
  // All that an operator writes.
  const lines = `"sources": [
    {
      "name": "dms",
      "kind": "https",
      "url": "https://localhost:${(dealer.address() as AddressInfo).port}/stock.json"
    }
  ],`;
  writeFileSync(file, readFileSync(file, "utf8").replace('"id": 201,', `"id": 201,\n  ${lines}`));
  server = await startServerAt(START, {
    FORECOURT_SITES: sitesDir,
    FORECOURT_DEMO_STOCK: "0",
    NODE_EXTRA_CA_CERTS: join(folder, "dealer.pem"),
  });
});
afterAll(async () => {
  await server?.stop();
  dealer?.closeAllConnections();
  dealer?.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => ask(server.port, SITE, path);
const env = () => ({ FORECOURT_DATA: server.dataDir, FORECOURT_SITES: sitesDir });
const soon = (what: () => Promise<boolean>, message: string) =>
  expect.poll(what, { timeout: 30_000, interval: 200, message }).toBe(true);
/** A quarter of an hour later the source is due again. */
const later = () => {
  now += 15 * MINUTE + 30_000;
  return server.setClock(now);
};

test("a dealer's own JSON on an HTTPS server, named in six lines, keeps the site current by itself, pictures and weekly figures included", async () => {
  const { page, leave } = await visit();
  const path = (car: number) => `/cars/2023-zeekr-sourced-dms-${car}`;
  const photo = /\/photos\/[0-9a-f]{32}\.jpg/;
  const shows = async (car: number) => {
    const { status, text } = await get(path(car));
    return status === 200 && photo.test(text);
  };
  await soon(() => shows(1), "the car with its picture");
  await page.goto(server.at(SITE, path(1)));
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("2023 Zeekr Sourced");
  expect(await page.locator("dl[data-estimate]").first().textContent()).toMatch(/\$\d+.*7\.99%.*9\.11%/s);
  const picture = page.locator("main img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // Overnight: one car is cheaper, one is gone, one is new.
  stock = [{ ref: "DMS-1", ask: 18_990 }, ...listings(21).filter(({ ref }) => ref !== "DMS-1" && ref !== "DMS-2")];
  await later();
  await soon(async () => (await get(path(1))).text.includes("$18,990"), "the lower price");
  await soon(() => shows(21), "the new car with its picture");
  const isSold = async (car: number) => /Sold/.test((await get(path(car))).text.split("Similar Cars")[0] ?? "");
  await soon(() => isSold(2), "the car that is gone");
  await page.goto(server.at(SITE, "/search/zeekr"));
  expect(await page.getByText("$18,990").count()).toBeGreaterThan(0);

  // The file collapses to a tenth: nothing changes, and the dealership is told.
  stock = listings(23).slice(20);
  await later();
  const mailbox = async () => (await get("/dev/mailbox")).text;
  await soon(async () => /stock file is held \(run 3\)/.test(await mailbox()), "the mail");
  expect(await isSold(5)).toBe(false);

  // A person lets it go, sees that it was wrong, and takes it back.
  expect(await runCommand(["import", "release", "3"], { env: env() })).toMatchObject({ code: 0 });
  await soon(() => isSold(5), "the car is gone");
  expect(await runCommand(["import", "undo", "3"], { env: env() })).toMatchObject({ code: 0 });
  await soon(async () => !(await isSold(5)), "the car is back");
  await leave();
});
