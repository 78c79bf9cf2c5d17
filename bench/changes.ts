import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { DemoDealership } from "../demo/stock/generate.ts";
import { demoDealerships } from "../demo/stock/seed.ts";
import { openDatabase } from "../src/db/open.ts";
import { openSites } from "../src/features/site/data.ts";
import { writeStock } from "../src/features/stock/mutations.ts";
import { ask } from "../test/setup/ask.ts";
import { startPostgres } from "../test/setup/postgres/server.ts";
import { type ServerProcess, startServerProcess } from "../test/setup/server-process.ts";
import { median, percentile, printTable } from "./figures.ts";
import { generatedCars } from "./search/questions/stock.ts";

const PROCESSES = 3;
const DEMO_CARS = 3_000;
const CHANGES = 40;
const SITE = "halden";
/** Milliseconds between two looks whether a change is visible. */
const LOOK_MS = 10;
/** Milliseconds within which everything must be visible; longer is a failure and not a figure. */
const PATIENCE_MS = 120_000;

/** How soon several processes over one PostgreSQL find a car at the price that another process has just written. */
export async function benchChanges(): Promise<void> {
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
          ...{ DATABASE_URL: url, FORECOURT_DATA: folder, FORECOURT_DEMO_STOCK: String(DEMO_CARS) },
          ...{ SEARCHES_PER_MINUTE: "1000000" },
        }),
      );
    const prices = await pricesShown(servers, url, yard);
    printTable([
      [`${PROCESSES} processes over PostgreSQL`, "measured", "aim"],
      ["a price on all of them, median / 95 of 100 / worst", prices.map(milliseconds).join(" / "), "300 ms quiet, 1 s"],
    ]);
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`;

/** How many cars of the site a process finds. */
async function found({ port }: ServerProcess, body: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  const { text } = await ask(port, SITE, "/api/search", {
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
