import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type SearchSimulator, searchSimulator } from "../../../src/services/search/simulator.ts";
import { ask } from "../../setup/ask.ts";
import { type ServerProcess, startServerProcess } from "../../setup/server-process.ts";

const run = promisify(execFile);
const KEY = "a-simulated-key";
let simulator: SearchSimulator;
let server: ServerProcess;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-meilisearch-"));
  simulator = await searchSimulator({ key: KEY });
  server = await startServerProcess({ MEILISEARCH_URL: simulator.url, MEILISEARCH_KEY: KEY });
});

afterAll(async () => {
  await server?.stop();
  await simulator?.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = (path: string, on = server.port) => ask(on, "halden", path);
const health = async () => JSON.parse((await page("/readyz")).text);

async function importCar(price: number): Promise<void> {
  const file = join(folder, "stock.csv");
  const photos = ["suv-blue-f34", "suv-blue-side", "suv-blue-r34", "suv-blue-front"]
    .map((name) => `https://photos.example/${name}.webp`)
    .join("|");
  writeFileSync(
    file,
    `Stock No,Year,Make,Model,Badge,Body,Fuel,Transmission,Kilometres,Price,Condition,Images\nBESIDE-1,2021,Toyota,RAV4,Quokka,SUV,Petrol,Automatic,41000,${price},Used,${photos}\n`,
  );
  await run(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "src/cli/main.ts", "import", file, "--dealership", "halden-alexandria"],
    { env: { ...process.env, FORECOURT_DATA: server.dataDir } },
  );
}

/** The path of a car on a page. */
const carOn = (text: string): string => /href="(\/cars\/[a-z0-9-]+)"/.exec(text)?.[1] ?? expect.fail("no car is shown");
/** How many cars the page says it found. */
const countOn = (text: string): string | undefined => /([\d,]+)\s*(?:<[^>]*>\s*)*cars?\b/i.exec(text)?.[1];

test("searches go to Meilisearch, and find what the embedded engine finds", async () => {
  const within = await page("/search/used-cars?make=Toyota", inject("serverPort"));
  const beside = await page("/search/used-cars?make=Toyota");
  expect([within.status, beside.status]).toEqual([200, 200]);
  expect(countOn(beside.text)).toBeDefined();
  expect(countOn(beside.text)).toBe(countOn(within.text));
  expect(simulator.asked()).toContain("POST /multi-search");
  expect(await health()).toMatchObject({ ready: true, search: { answers: true, changesBehind: 0, fillsIt: true } });
});

test("invalid calls, however many, make the search unavailable to no shopper", async () => {
  const call = (body: string) =>
    ask(server.port, "halden", "/api/search", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
  for (let asked = 1; asked <= 4; asked++) {
    const refused = await call(JSON.stringify({ search_filters: 'make CONTAINS "a"', limit: 1 }));
    expect([refused.status, JSON.parse(refused.text).error]).toEqual([400, expect.stringContaining("CONTAINS")]);
    expect((await call('{"query":"\\ud800 kia","hitsPerPage":1}')).status).toBe(200);
  }
  // A page that nobody has requested yet, and that is therefore not cached.
  const kias = await page("/search/used-cars?make=Kia");
  expect([kias.status, countOn(kias.text)]).toEqual([200, expect.any(String)]);
});

test("a car that is imported, and one whose price changes, is shown within about a second", async () => {
  let asked = 0;
  const shown = async () => {
    asked = performance.now();
    return (await page("/search/used-cars?q=quokka")).text;
  };
  expect(await shown()).not.toContain("$31,987");
  for (const [price, words] of [
    [31_987, "$31,987"],
    [30_490, "$30,490"],
  ] as const) {
    await importCar(price);
    const begun = performance.now();
    await expect.poll(shown, { interval: 20 }).toContain(words);
    // Whoever asks then is shown it; how long the answer takes does not count.
    expect(asked - begun).toBeLessThan(1_500);
  }
});

test("while the engine is away the search says so, every other page is served, and nothing is lost", async () => {
  const car = carOn((await page("/search/used-cars?sort=km-asc")).text);
  simulator.behave("hang");
  const search = await page("/search/used-cars?q=anything");
  expect([search.status, search.text.includes("No results")]).toEqual([503, false]);
  expect(search.headers["cache-control"]).toMatch(/no-store|private|no-cache/);
  for (const path of ["/", car, "/locations", "/healthz", "/readyz"]) expect((await page(path)).status, path).toBe(200);
  expect((await health()).search).toMatchObject({ answers: false });
  const { text } = await page("/metrics");
  expect(text).toMatch(/forecourt_search_up 0/);
  expect(text).toMatch(/forecourt_search_elected\{holder="[^"]+"\} 1/);
  await importCar(29_987);
  simulator.behave("answer");
  await expect
    .poll(async () => (await page("/search/used-cars?q=quokka")).text, { timeout: 20_000, interval: 50 })
    .toContain("$29,987");
});

test("a process that starts while the engine is gone serves all but the search", async () => {
  const alone = await startServerProcess({ MEILISEARCH_URL: "http://127.0.0.1:9", FORECOURT_DEMO_STOCK: "40" });
  try {
    const statusOf = async (path: string) => (await page(path, alone.port)).status;
    expect(await Promise.all(["/", "/search/used-cars", "/readyz"].map(statusOf))).toEqual([200, 503, 200]);
  } finally {
    await alone.stop();
  }
});
