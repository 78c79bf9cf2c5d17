import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedDemo } from "../../demo/stock/seed.ts";
import { migrate, openDatabase } from "../../src/db/open.ts";
import { openSites } from "../../src/features/site/data.ts";
import { median, percentile, printTable } from "../figures.ts";
import { get } from "../load.ts";
import { hostOf, type RunningServer, residentMegabytes, startServer } from "../measured-server.ts";
import { slugAt, writeDealer } from "./folder.ts";

const DEALERS = 1_000;
const CARS_EACH = 200;
/** What the demo of `npm start` has. */
const DEMO_CARS = 6_000;
/** Sites whose first page is asked for. */
const FIRST_PAGES = 60;
/** Milliseconds between the requests of the shopper of another site. */
const SHOPPER_MS = 10;
const SEARCH = "/search/new-used-and-demo-cars";

/**
 * A thousand dealers on one process: how long a start takes, what memory it needs beside the demo's, the first page of
 * any site, and what an edit, a new site and one that goes cost the shoppers of the others.
 */
export async function benchDealers(options: readonly string[]): Promise<void> {
  const asked = (name: string, usual: number) =>
    Number(options.find((option) => option.startsWith(`--${name}=`))?.split("=")[1] ?? usual);
  const [dealers, carsEach] = [asked("dealers", DEALERS), asked("cars", CARS_EACH)];
  const folder = await mkdtemp(join(tmpdir(), "forecourt-dealers-"));
  try {
    const demo = await startedWith({ sitesDir: "sites", dataDir: join(folder, "demo"), cars: { all: DEMO_CARS } });
    const demoMegabytes = await residentMegabytes(demo.child);
    await demo.stop();

    const sitesDir = join(folder, "sites");
    for (let at = 0; at < dealers; at += 1) await writeDealer(sitesDir, at);
    const first = await startedWith({ sitesDir, dataDir: join(folder, "many"), cars: { each: carsEach } });
    const firstMegabytes = await residentMegabytes(first.child);
    await first.stop();
    const server = await startAgain(sitesDir, join(folder, "many"));
    const megabytes = await residentMegabytes(server.child);
    const pages = await firstPages(server.port, dealers);
    const changes = await changesOf(server.port, sitesDir, dealers);
    const askedMegabytes = await residentMegabytes(server.child);
    await server.stop();
    const count = dealers.toLocaleString("en-AU");
    const cars = (dealers * carsEach).toLocaleString("en-AU");
    console.log(`\n${count} dealers with ${cars} cars on one process, SQLite.`);
    printTable([
      ["", "measured", "aim for 1,000"],
      ["ready after, the first start / a later one", `${seconds(first.readyMs)} / ${seconds(server.readyMs)}`, "10 s"],
      ["of the processor", `${seconds(first.readyCpuMs)} / ${seconds(server.readyCpuMs)}`, ""],
      ["memory when ready", `${Math.round(firstMegabytes)} / ${Math.round(megabytes)} MB`, ""],
      ["memory beside the demo's", `${Math.round(megabytes - demoMegabytes)} MB`, "600 MB"],
      [`memory after ${FIRST_PAGES} sites were asked for`, `${Math.round(askedMegabytes)} MB`, ""],
      ["first page of a site, median / worst", pages.map(milliseconds).join(" / "), "150 ms"],
      ...changes.map(({ what, liveMs, othersMs }) => [
        `${what}: live after / the slowest request of another site`,
        `${milliseconds(liveMs)} / ${milliseconds(othersMs)}`,
        "1 s / 50 ms more",
      ]),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

interface Beginning {
  readonly sitesDir: string;
  readonly dataDir: string;
  readonly cars: { readonly all: number } | { readonly each: number };
}

/** A server over a database with stock for these sites. */
async function startedWith({ sitesDir, dataDir, cars }: Beginning): Promise<RunningServer> {
  const db = await openDatabase({ url: null, dataDir });
  await migrate(db);
  const sites = await openSites(sitesDir, { defaultSite: null });
  if ("all" in cars) await seedDemo(db, sites, { now: Date.now(), count: cars.all });
  else
    for (const [at, site] of sites.all().entries())
      await seedDemo(db, { all: () => [site] }, { now: Date.now(), count: cars.each, seed: at + 1 });
  await sites.close();
  await db.destroy();
  return startAgain(sitesDir, dataDir);
}

const startAgain = (sitesDir: string, dataDir: string): Promise<RunningServer> =>
  startServer({ FORECOURT_DATA: dataDir, FORECOURT_SITES: sitesDir });

/** Milliseconds of the first search page of sites that nobody has asked for yet: the median, and the most. */
async function firstPages(port: number, dealers: number): Promise<[number, number]> {
  const took: number[] = [];
  for (let at = 0; at < Math.min(FIRST_PAGES, dealers); at += 1) {
    const slug = slugAt(Math.floor((at * dealers) / FIRST_PAGES) % dealers);
    took.push(await timed(() => get({ port, host: hostOf(slug), path: () => SEARCH }, 0)));
  }
  // The very first request of a server also compiles the pages' code, which no dealer's shopper should be blamed for.
  const [, ...others] = took;
  return [median(others), percentile(others, 1)];
}

interface SitesChange {
  readonly what: string;
  readonly liveMs: number;
  /** The slowest answer to a shopper of another site meanwhile. */
  readonly othersMs: number;
}

async function changesOf(port: number, sitesDir: string, dealers: number): Promise<SitesChange[]> {
  const home = async (at: number) => {
    try {
      const { body } = await get({ port, host: hostOf(slugAt(at)), path: () => "/", encoding: "identity" }, 0);
      return body.toString("utf8");
    } catch {
      return null;
    }
  };
  const edited = dealers >> 1;
  const steps = [
    {
      what: "an edit",
      make: () => writeDealer(sitesDir, edited, "Renamed Motors"),
      isLive: async () => (await home(edited))?.includes("Renamed Motors") === true,
    },
    {
      what: "a new site",
      make: () => writeDealer(sitesDir, dealers),
      isLive: async () => (await home(dealers)) !== null,
    },
    {
      what: "a site that goes",
      make: () => rm(join(sitesDir, slugAt(dealers)), { recursive: true }),
      isLive: async () => (await home(dealers)) === null,
    },
  ];
  const changes: SitesChange[] = [];
  for (const { what, make, isLive } of steps) {
    const shopper = anotherShopper(port);
    const begun = performance.now();
    await make();
    while (!(await isLive())) await new Promise((resolve) => setTimeout(resolve, SHOPPER_MS));
    const liveMs = performance.now() - begun;
    changes.push({ what, liveMs, othersMs: await shopper.end() });
  }
  return changes;
}

/** A shopper of another site who asks for the same page again and again; `end` gives the longest wait. */
function anotherShopper(port: number): { end(): Promise<number> } {
  let isOver = false;
  let longest = 0;
  const visit = async () => {
    while (!isOver) {
      longest = Math.max(longest, await timed(() => get({ port, host: hostOf(slugAt(1)), path: () => SEARCH }, 0)));
      await new Promise((resolve) => setTimeout(resolve, SHOPPER_MS));
    }
    return longest;
  };
  const visiting = visit();
  return {
    end: () => {
      isOver = true;
      return visiting;
    },
  };
}

async function timed(doing: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await doing();
  return performance.now() - begun;
}
