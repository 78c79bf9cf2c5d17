import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Chance, chance } from "../demo/stock/random.ts";
import { migrate, openDatabase } from "../src/db/open.ts";
import { type ServerProcess, startServerProcess } from "../test/setup/server-process.ts";
import { growingTable } from "./figures.ts";
import { get, load } from "./load.ts";
import { hostOf, seedDemoStock } from "./measured-server.ts";

const CARS = 6000;
const REQUESTS = 20_000;
const CONNECTIONS = 4;
const SITES = ["alderbank", "corella", "everything", "halden", "hollis", "ironbark", "kingtide", "switchyard"];
/** Milliseconds without work after which the server has given back what it can. */
const QUIET = 8_000;
/** Most milliseconds that it may go on working by itself: of a new stock the alerts take note, car by car. */
const LONGEST = 90_000;

/**
 * Megabytes that the server holds as `npm start` runs it: just started without stock and with the demo's, and after
 * many requests that differ. `--requests=N` sends another number than 20,000.
 */
export async function benchMemory(options: readonly string[]): Promise<void> {
  const most = Number(options.find((option) => option.startsWith("--requests="))?.split("=")[1] ?? REQUESTS);
  const told = growingTable(["the server", "MB at once", "MB when quiet"], LONGEST_NAME);
  await withServer(0, async (server) => {
    told(["started without stock", ...(await resident(server))]);
  });
  await withServer(CARS, async (server) => {
    told([`started with ${CARS} demo cars`, ...(await resident(server))]);
    const visits = await addressesOf(server);
    const draw = chance(1, 1);
    for (const part of [0.1, 0.25, 0.5, 1]) {
      const before = Math.round(most * (PARTS[PARTS.indexOf(part) - 1] ?? 0));
      await sendVaried(server, visits, draw, Math.round(most * part) - before);
      told([`after ${Math.round(most * part)} requests that differ`, ...(await resident(server))]);
    }
  });
}

/** Letters of the longest name of a row, since the first ones are printed before the others are known. */
const LONGEST_NAME = "after 20000 requests that differ".length;

const PARTS = [0.1, 0.25, 0.5, 1];

async function withServer(cars: number, work: (server: ServerProcess) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-memory-"));
  const db = await openDatabase({ url: null, dataDir });
  await migrate(db);
  if (cars > 0) await (await seedDemoStock(db, cars)).close();
  await db.destroy();
  const server = await startServerProcess({ FORECOURT_DATA: dataDir, FORECOURT_DEMO_STOCK: "0" });
  try {
    await work(server);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Megabytes of memory that a process holds, as Linux counts them. */
const megabytesOf = ({ pid }: ChildProcess) =>
  (Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1]) * 1024) / 1e6;

async function resident({ child }: ServerProcess): Promise<[string, string]> {
  const now = megabytesOf(child);
  const until = performance.now() + LONGEST;
  let worked = ticksOf(child);
  do {
    const before = worked;
    await wait(QUIET);
    worked = ticksOf(child);
    if (worked - before < IDLE_TICKS) break;
  } while (performance.now() < until);
  return [now.toFixed(0), megabytesOf(child).toFixed(0)];
}

/** Hundredths of a second of the processor that a server with nothing to do takes in `QUIET` at most. */
const IDLE_TICKS = 60;

/** Hundredths of a second of the processor that a process has used. */
function ticksOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

interface Addresses {
  readonly host: string;
  readonly pages: readonly string[];
  readonly searches: readonly string[];
  readonly vehicles: readonly string[];
}

/** What each site tells search engines of. */
async function addressesOf({ port }: ServerProcess): Promise<Addresses[]> {
  const listed = async (slug: string, list: string) => {
    const { body } = await get(
      { port, host: hostOf(slug), path: () => `/sitemaps/${list}.xml`, encoding: "identity" },
      0,
    );
    return [...body.toString().matchAll(/<loc>([^<]+)/g)].map(([, found = ""]) => new URL(found).pathname);
  };
  return Promise.all(
    SITES.map(async (slug) => ({
      host: hostOf(slug),
      pages: await listed(slug, "pages"),
      searches: await listed(slug, "searches"),
      vehicles: await listed(slug, "vehicles-1"),
    })),
  );
}

/** Six in ten are searches of filters, pages and words that hardly come twice, as a robot asks them. */
async function sendVaried(server: ServerProcess, sites: readonly Addresses[], draw: Chance, count: number) {
  const addressOf = (site: Addresses): string => {
    const kind = draw.next();
    if (kind < 0.1) return draw.pick(site.pages);
    if (kind < 0.4) return draw.pick(site.vehicles);
    const words = draw.pick(site.vehicles).split("/").at(-1)?.split("-").slice(1, 3).join("+") ?? "";
    const search = draw.pick(site.searches);
    if (kind < 0.7) return `${search}?page=${draw.whole(1, 4)}&price=0-${draw.whole(10, 200) * 1000}`;
    return `${search}?q=${words}&price=0-${draw.whole(10, 200) * 1000}`;
  };
  const each = Math.ceil(count / sites.length);
  for (const site of sites) {
    await load({ port: server.port, host: site.host, path: () => addressOf(site) }, each, CONNECTIONS);
  }
}
