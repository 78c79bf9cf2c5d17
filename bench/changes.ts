import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { DemoDealership } from "../demo/stock/generate.ts";
import { demoDealerships } from "../demo/stock/seed.ts";
import { openDatabase } from "../src/db/open.ts";
import { openSites } from "../src/features/site/data.ts";
import { writeStock } from "../src/features/stock/mutations.ts";
import type { CarInput } from "../src/features/stock/schema.ts";
import { ask } from "../test/setup/ask.ts";
import { startPostgres } from "../test/setup/postgres/server.ts";
import { type ServerProcess, startServerProcess } from "../test/setup/server-process.ts";
import { median, percentile, printTable } from "./figures.ts";
import { generatedCars } from "./search/questions/stock.ts";

const PROCESSES = 3;
const DEMO_CARS = 3_000;
const CHANGES = 40;
/** Cars that arrive at once; `--cars=N` sends another number. */
const ARRIVING = 50_000;
/** Cars in one call of the writer, as an import hands them over. */
const BATCH = 500;
/** What the last of them costs, by which it is found. */
const LAST_PRICE = 987_654;
const SITE = "halden";
/** A site whose stock does not change meanwhile: its shoppers are those who would wait. */
const OTHER_SITE = "hollis";
/** Milliseconds between two looks whether a change is visible. */
const LOOK_MS = 10;
/** Milliseconds in which the other site is searched while nothing changes. */
const QUIET_MS = 3_000;
/** Milliseconds within which everything must be visible; longer is a failure and not a figure. */
const PATIENCE_MS = 120_000;

/**
 * How soon several processes over one PostgreSQL find a car at the price that another process has just written, and
 * then a whole stock that one transaction has written, while another site is searched all the time.
 */
export async function benchChanges(options: readonly string[]): Promise<void> {
  const arriving = Number(options.find((option) => option.startsWith("--cars="))?.split("=")[1] ?? ARRIVING);
  const folder = mkdtempSync(join(tmpdir(), "forecourt-changes-"));
  const postgres = await startPostgres({ durable: true });
  const url = await postgres.createDatabase();
  const servers: ServerProcess[] = [];
  try {
    const sites = await openSites("sites", { defaultSite: null });
    const yard = demoDealerships(sites.all()).find(({ slug }) => slug.startsWith(SITE));
    await sites.close();
    if (!yard) throw new Error(`The demo site ${SITE} has no dealership.`);
    for (let at = 0; at < PROCESSES; at += 1)
      servers.push(
        await startServerProcess({
          DATABASE_URL: url,
          FORECOURT_DATA: folder,
          FORECOURT_DEMO_STOCK: String(DEMO_CARS),
          SEARCHES_PER_MINUTE: "1000000",
        }),
      );
    const prices = await pricesShown(servers, url, yard);
    const stock = await stockShown(servers, url, yard, arriving);
    printTable([
      [`${PROCESSES} processes over PostgreSQL`, "measured", "aim"],
      ["a price on all of them, median / 95 of 100 / worst", prices.map(milliseconds).join(" / "), "300 ms quiet, 1 s"],
      [
        `${arriving} cars on all of them, from their commit`,
        `${(stock.took / 1000).toFixed(1)} s (${(stock.worked / 1000).toFixed(1)} s of the processor)`,
        "3 s",
      ],
      [
        "meanwhile the slowest search of another site / before",
        stock.waits.map(milliseconds).join(" / "),
        "50 ms more",
      ],
    ]);
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`;

/** How many cars of the site a process finds. */
async function found({ port }: ServerProcess, body: object, site = SITE): Promise<number> {
  const headers = { "content-type": "application/json" };
  const { text } = await ask(port, site, "/api/search", {
    method: "POST",
    headers,
    body: JSON.stringify({ search_filters: "", filters: "", hitsPerPage: 1, ...body }),
  });
  return (JSON.parse(text) as { count: number }).count;
}

/** Milliseconds from now until every process is seen to say so, each asked again and again by itself. */
async function untilAll(
  servers: readonly ServerProcess[],
  isSaid: (server: ServerProcess) => Promise<boolean>,
): Promise<number> {
  const begun = performance.now();
  const each = servers.map(async (server) => {
    while (!(await isSaid(server))) {
      if (performance.now() - begun > PATIENCE_MS) throw new Error("A change was not seen on every process.");
      await wait(LOOK_MS);
    }
  });
  await Promise.all(each);
  return performance.now() - begun;
}

/** Median, 95 of 100 and worst of how long a price takes, from its commit until every process answers with it. */
async function pricesShown(servers: readonly ServerProcess[], url: string, yard: DemoDealership): Promise<number[]> {
  const db = await openDatabase({ url, dataDir: "" });
  const [made] = generatedCars();
  if (!made) throw new Error("No car was made.");
  const took: number[] = [];
  for (let at = 0; at < CHANGES; at += 1) {
    const price = 1_111 + at;
    const car = { ...made.made.car, stocknum: "BENCH", status: "in_stock" as const, price };
    await writeStock(db, yard, { now: Date.now() }, (writer) => writer.upsert([car]));
    const filters = `price = ${price}`;
    took.push(await untilAll(servers, async (server) => (await found(server, { filters })) === 1));
    await wait(LOOK_MS * (1 + (at % 30)));
  }
  await db.destroy();
  return [median(took), percentile(took, 0.95), percentile(took, 1)];
}

/** Hundredths of a second of the processor that these processes have used. */
function ticksOf(servers: readonly ServerProcess[]): number {
  return servers.reduce((sum, { child }) => {
    const fields = readFileSync(`/proc/${child.pid}/stat`, "latin1").split(") ")[1]?.split(" ") ?? [];
    return sum + Number(fields[11]) + Number(fields[12]);
  }, 0);
}

/** The longest that a search of another site waited, on any process, until `isOver`. In milliseconds. */
async function longestWait(servers: readonly ServerProcess[], isOver: () => boolean): Promise<number> {
  let longest = 0;
  const each = servers.map(async (server) => {
    while (!isOver()) {
      const begun = performance.now();
      await found(server, { filters: `price > ${Math.floor(begun)}` }, OTHER_SITE);
      longest = Math.max(longest, performance.now() - begun);
      await wait(LOOK_MS);
    }
  });
  await Promise.all(each);
  return longest;
}

/** How long a whole stock takes, from its commit until every process finds all of it, and who waits meanwhile. */
async function stockShown(
  servers: readonly ServerProcess[],
  url: string,
  yard: DemoDealership,
  arriving: number,
): Promise<{ readonly took: number; readonly worked: number; readonly waits: readonly number[] }> {
  const db = await openDatabase({ url, dataDir: "" });
  const cars: CarInput[] = [];
  for (const { made } of generatedCars()) {
    const stocknum = `ARRIVING-${cars.length}`;
    if (cars.push({ ...made.car, stocknum, vin: null, regplate: null, status: "in_stock" }) === arriving) break;
  }
  const last = cars.at(-1);
  // A car on offer is found at that price instead.
  if (last) cars[cars.length - 1] = { ...last, price: LAST_PRICE, offer_price: null };
  const filters = `price = ${LAST_PRICE}`;
  const end = performance.now() + QUIET_MS;
  const before = await longestWait(servers, () => performance.now() > end);
  await writeStock(db, yard, { now: Date.now() }, async (writer) => {
    for (let at = 0; at < cars.length; at += BATCH) await writer.upsert(cars.slice(at, at + BATCH));
  });
  const ticks = ticksOf(servers);
  let isOver = false;
  const waited = longestWait(servers, () => isOver);
  const seen = untilAll(servers, async (server) => (await found(server, { filters })) === 1);
  // Where it is not seen the searches of the other site must end, too.
  const took = await seen.finally(() => {
    isOver = true;
  });
  const worked = (ticksOf(servers) - ticks) * 10;
  await db.destroy();
  return { took, worked, waits: [await waited, before] };
}
