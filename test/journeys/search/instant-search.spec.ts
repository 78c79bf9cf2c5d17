import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Meilisearch } from "meilisearch";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ServerProcess, startServerProcess } from "../../setup/server-process.ts";
import { openBrowser } from "../browser.ts";

const KEY = "a-search-key-for-another-page";
const BODY = ["box", "stats", "sort", "make", "body", "price", "hits", "pages"].map((id) => `<div id="${id}"></div>`);
const PAGE = `<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,"><body>${BODY.join("")}<script type="module" src="/page.js"></script>`;

const browser = openBrowser({ pictures: false });
let folder: string;
let dealer: ServerProcess;
let elsewhere: Server;

/** The script of the page, bundled as another developer's build would. */
async function pageScript(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, minify: false, rolldownOptions: { input: "test/journeys/search/instant-search/page.ts" } },
  });
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
  const script = output.find((one): one is Rolldown.OutputChunk => one.type === "chunk" && one.isEntry);
  return script?.code ?? expect.fail("nothing was built");
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-instant-"));
  cpSync("sites/halden", join(folder, "halden"), { recursive: true });
  const file = join(folder, "halden/site.json");
  const site = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...site, services: { ...site.services, searchKey: { env: "A_SEARCH_KEY" } } }));
  dealer = await startServerProcess({
    FORECOURT_SITES: folder,
    A_SEARCH_KEY: KEY,
    FORECOURT_DEMO_STOCK: "300",
    FORECOURT_DEFAULT_SITE: "halden",
  });
  const script = await pageScript();
  elsewhere = createServer((req, res) => {
    const isScript = req.url === "/page.js";
    res.writeHead(200, { "Content-Type": isScript ? "text/javascript" : "text/html" }).end(isScript ? script : PAGE);
  });
  await new Promise<void>((listening) => elsewhere.listen(0, "127.0.0.1", listening));
});

afterAll(async () => {
  elsewhere?.close();
  await dealer?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("the official client's calls are answered", async () => {
  const client = new Meilisearch({ host: `http://127.0.0.1:${dealer.port}`, apiKey: KEY });
  const index = client.index("Car_production");
  const { hits, facetDistribution } = await index.search("", { facets: ["make"], limit: 3 });
  expect(hits).toHaveLength(3);
  const [make = ""] = Object.keys(facetDistribution?.make ?? {});
  const of = await index.search("", { filter: [`make = "${make}"`], hitsPerPage: 100, page: 1 });
  expect(of.totalHits).toBe(facetDistribution?.make?.[make]);
  const { results } = await client.multiSearch({ queries: [{ indexUid: "Car_production", q: "", limit: 1 }] });
  expect(results[0]?.hits).toHaveLength(1);
  await expect(client.index("Car_production").updateSettings({})).rejects.toThrow(/may search and read documents/);
});

test("InstantSearch's widgets search, refine, order and turn pages from another origin", async () => {
  const { page, leave } = await browser.visit();
  const api = new URLSearchParams({ host: dealer.at("halden", "/").replace(/\/$/, ""), key: KEY });
  await page.goto(`http://elsewhere.localhost:${(elsewhere.address() as AddressInfo).port}/?${api}`);
  // Beside the visible count, the widget announces another one to screen readers, after a while.
  const found = page.locator("#stats .ais-Stats-text");
  await expect.poll(() => found.textContent()).toMatch(/^[1-9]\d* found$/);
  const all = Number.parseInt((await found.textContent()) ?? "", 10);

  const first = page.locator("#make li").first();
  const make = (await first.locator(".ais-RefinementList-labelText").textContent()) ?? "";
  const count = Number(await first.locator(".ais-RefinementList-count").textContent());
  await first.getByRole("checkbox").check();
  await expect.poll(() => found.textContent()).toBe(`${count} found`);
  expect(count).toBeLessThan(all);
  for (const name of await page.locator("#hits article").allTextContents()) expect(name).toContain(make);

  await page.locator("#sort select").selectOption({ label: "Dearest" });
  const prices = () =>
    page.locator("#hits article").evaluateAll((cars) => cars.map((car) => Number(car.getAttribute("data-price"))));
  await expect
    .poll(async () => (await prices()).every((price, at, list) => at === 0 || price <= (list[at - 1] ?? 0)))
    .toBe(true);
  await page.locator("#make li").first().getByRole("checkbox").uncheck();
  await expect.poll(() => found.textContent()).toBe(`${all} found`);

  await page.locator("#box input").fill(make);
  await expect.poll(() => page.locator("#hits mark").first().textContent()).toBe(make);
  await page.locator("#box input").fill("");
  await expect.poll(() => found.textContent()).toBe(`${all} found`);

  await page.locator("#make input[type=search]").fill(make.slice(0, 3));
  await expect.poll(() => page.locator("#make .ais-RefinementList-labelText").allTextContents()).toContain(make);
  const before = await page.locator("#hits article").first().textContent();
  await page.locator("#pages").getByRole("link", { name: "Next" }).click();
  await expect.poll(() => page.locator("#hits article").first().textContent()).not.toBe(before);
  await leave();
});
