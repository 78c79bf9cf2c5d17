import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { seedDemo } from "../../demo/stock/seed.ts";
import { type Database, migrate, openDatabase } from "../../src/db/open.ts";
import { openSites } from "../../src/features/site/data.ts";
import { randomFrom } from "../../test/chaos/random.ts";
import { slugAt, writeDealer } from "../dealers/folder.ts";
import { get } from "../load.ts";
import { ask, hostOf, type RunningServer, startServer } from "../measured-server.ts";
import type { Point } from "./model.ts";
import { type Shopping, shop } from "./shoppers.ts";
import { PAGES_A_VISIT, VISITS } from "./visits.ts";

export const CARS_EACH = 200;

/** A PostgreSQL database with the stock of so many dealers, and the folder of their sites. */
export interface Stocked {
  readonly url: string;
  readonly db: Database;
  readonly dealers: number;
  readonly sitesDir: string;
}

export async function stocked(url: string, dealers: number, folder: string): Promise<Stocked> {
  const sitesDir = join(folder, `sites-${dealers}`);
  for (let at = 0; at < dealers; at += 1) await writeDealer(sitesDir, at);
  const db = await openDatabase({ url, dataDir: "" });
  await migrate(db);
  const sites = await openSites(sitesDir, { defaultSite: null });
  for (const [at, site] of sites.all().entries())
    await seedDemo(db, { all: () => [site] }, { now: Date.now(), count: CARS_EACH, seed: at + 1 });
  await sites.close();
  return { url, db, dealers, sitesDir };
}

/** Servers over a stock that have compiled their code and are quiet. */
export interface Serving {
  readonly servers: readonly RunningServer[];
  readonly sites: readonly string[];
  /** Megabytes of one before it served anything: all that it holds, and what of it are objects and buffers. */
  readonly memoryMb: number;
  readonly objectsMb: number;
  readonly pageBytes: number;
}

/** Milliseconds after which a server that serves nobody has given back what it does not need. */
const QUIET_MS = 6_000;

/** Starts so many servers, and has shoppers of their own warm up each. */
export async function serve(stock: Stocked, count: number, folder: string): Promise<Serving> {
  const env = {
    DATABASE_URL: stock.url,
    FORECOURT_DATA: folder,
    FORECOURT_SITES: stock.sitesDir,
    POSTS_PER_MINUTE: "1000000",
    SEARCHES_PER_MINUTE: "1000000",
  };
  const servers: RunningServer[] = [];
  for (let at = 0; at < count; at += 1) servers.push(await startServer(env));
  await new Promise((quiet) => setTimeout(quiet, QUIET_MS));
  const held = await Promise.all(servers.map(({ child }) => ask<NodeJS.MemoryUsage>(child, {})));
  const sites = Array.from({ length: stock.dealers }, (_, at) => slugAt(at));
  const random = randomFrom(stock.dealers).next;
  const ports = servers.map(({ port }) => port);
  await shop({ ports, sites, visitsASecond: 8, seconds: 4 * count, hurry: 1_000, random });
  return {
    servers,
    sites,
    pageBytes: await bytesOfPages(ports[0] ?? 0, sites),
    memoryMb: mean(held.map(({ rss }) => rss)) / 1e6,
    objectsMb: mean(held.map(({ heapUsed, external }) => heapUsed + external)) / 1e6,
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Measuring extends Pick<Shopping, "visitsASecond" | "seconds" | "hurry" | "random"> {
  readonly processes: number;
}

/** What so many of the processes take while shoppers come to them. */
export async function measurePoint(stock: Stocked, serving: Serving, given: Measuring): Promise<Point> {
  const servers = serving.servers.slice(0, given.processes);
  const read = () => Promise.all([cpuOf(servers), pagesOf(servers), databaseCpu(stock)]);
  const [cpuBefore, pagesBefore, databaseBefore] = await read();
  const begun = performance.now();
  const done = await shop({ ...given, ports: servers.map(({ port }) => port), sites: serving.sites });
  const seconds = (performance.now() - begun) / 1_000;
  const [cpu, pages, database] = await read();
  if (done.failures > done.pages / 50) throw new Error(`${done.failures} of ${done.pages} pages were not answered.`);
  return {
    processes: given.processes,
    dealers: stock.dealers,
    cars: stock.dealers * CARS_EACH,
    seconds,
    visits: done.visits,
    leads: done.leads,
    rendered: pages.rendered - pagesBefore.rendered,
    kept: pages.kept - pagesBefore.kept,
    serverCpu: cpu - cpuBefore,
    databaseCpu: Math.max(0, database - databaseBefore),
    memoryMb: serving.memoryMb,
    objectsMb: serving.objectsMb,
    databaseMb: await databaseMegabytes(stock.db),
    bytes: done.visits * PAGES_A_VISIT * serving.pageBytes,
  };
}

/** Seconds of processor that the servers have taken so far. */
async function cpuOf(servers: readonly RunningServer[]): Promise<number> {
  const all = await Promise.all(servers.map(({ child }) => ask<{ cpu: NodeJS.CpuUsage }>(child, {})));
  return all.reduce((sum, { cpu }) => sum + (cpu.user + cpu.system) / 1e6, 0);
}

async function pagesOf(servers: readonly RunningServer[]): Promise<{ rendered: number; kept: number }> {
  const counts = { rendered: 0, kept: 0 };
  for (const { port } of servers) {
    const { body } = await get({ port, host: "localhost", path: () => "/metrics", encoding: "identity" }, 0);
    for (const [, state, count] of body.toString().matchAll(/^forecourt_page_cache_total\{state="(\w+)"\} (\d+)$/gm))
      counts[state === "hit" ? "kept" : "rendered"] += Number(count);
  }
  return counts;
}

/** Seconds of processor of the database's processes that serve this database now: Linux tells them by their titles. */
function databaseCpu({ url }: Stocked): number {
  const name = new URL(url).pathname.slice(1);
  let ticks = 0;
  for (const pid of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(name)) continue;
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      if (readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "postgres")
        ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks / 100;
}

async function databaseMegabytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0) / 1e6;
}

/** Mean bytes of a compressed page, in the mix of the visits. */
async function bytesOfPages(port: number, sites: readonly string[]): Promise<number> {
  const host = hostOf(sites[0] ?? "");
  const size = async (path: string) => (await get({ port, host, path: () => path }, 0)).body.length;
  const list = await get({ port, host, path: () => "/search/new-used-and-demo-cars", encoding: "identity" }, 0);
  const car = /href="(\/cars\/[^"/?]+)"/.exec(list.body.toString())?.[1] ?? "/";
  const search = await size("/search/new-used-and-demo-cars");
  const bytes: Record<string, number> = {
    search,
    "refined search": search,
    "next page": search,
    home: await size("/"),
    vehicle: await size(car),
    places: await size("/locations"),
  };
  let sum = 0;
  for (const { share, steps } of VISITS) for (const step of steps) sum += ((bytes[step] ?? 0) * share) / 100;
  return sum / PAGES_A_VISIT;
}
