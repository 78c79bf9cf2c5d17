import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedDemo } from "../demo/stock/seed.ts";
import type { Database } from "../src/db/dialect.ts";
import { migrate, openDatabase } from "../src/db/open.ts";
import { openSites, type Sites } from "../src/features/site/data.ts";
import { get, load } from "./load.ts";

const SITE = "halden";
const CONNECTIONS = 16;

/** A server in a separate process that reports its CPU time. */
export interface MeasuredServer {
  readonly child: ChildProcess;
  readonly port: number;
  /** Host of the site whose pages are measured. */
  readonly host: string;
}

export async function ask<T>(child: ChildProcess, question: object): Promise<T> {
  const answer = once(child, "message");
  child.send(question);
  return ((await answer) as [T])[0];
}

/** CPU microseconds of the server per request, and requests per second, in one burst. */
export async function measure(
  { child, port, host }: MeasuredServer,
  path: (n: number) => string,
  requests: number,
  encoding: "br" | "identity" = "br",
) {
  type Cpu = { cpu: NodeJS.CpuUsage };
  const before = (await ask<Cpu>(child, {})).cpu;
  const burst = await load({ port, host, path, encoding }, requests, CONNECTIONS);
  const after = (await ask<Cpu>(child, {})).cpu;
  const spent = after.user - before.user + (after.system - before.system);
  return { perSecond: burst.perSecond, cpu: spent / requests };
}

/** CPU microseconds that React alone takes to render the tree of a page. */
export async function reactAlone(server: MeasuredServer, path: string, renderings: number): Promise<number> {
  const { child, port, host } = server;
  await ask(child, { keep: true });
  await get({ port, host, path: unseen(path) }, 0);
  return (await ask<{ react: number }>(child, { renderings })).react;
}

/** Host of a demo site. */
export const hostOf = (slug: string) => `${slug}.localhost`;

let salt = 0;
/** Different addresses of the same page, so that each request renders it. */
export const unseen = (path: string) => () => `${path}${path.includes("?") ? "&" : "?"}b=${salt++}`;

export interface DemoServer extends MeasuredServer {
  /** Path of a vehicle that is for sale on the site. */
  readonly vehicle: string;
  readonly stop: () => Promise<void>;
}

export interface RunningServer {
  readonly child: ChildProcess;
  readonly port: number;
  /** Milliseconds from its start until it answers, by the clock and of the processor. */
  readonly readyMs: number;
  readonly readyCpuMs: number;
  readonly stop: () => Promise<void>;
}

/** Starts the built server in a separate process with these settings, `FORECOURT_DATA` among them. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const begun = performance.now();
  const child = fork(join(import.meta.dirname, "our-server.ts"), {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", NODE_ENV: "production", ...env },
    // The server logs a line for each request, as in production.
    stdio: ["ignore", openSync(join(env.FORECOURT_DATA ?? "", "log"), "w"), "inherit", "ipc"],
  });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  const readyMs = performance.now() - begun;
  const { cpu } = await ask<{ cpu: NodeJS.CpuUsage }>(child, {});
  const readyCpuMs = (cpu.user + cpu.system) / 1000;
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { child, port, readyMs, readyCpuMs, stop };
}

/** Megabytes of memory that the server holds. */
export async function residentMegabytes(child: ChildProcess): Promise<number> {
  return (await ask<{ rss: number }>(child, {})).rss / 1e6;
}

/** Starts the built server with so many demo vehicles. */
export async function startDemoServer(count: number): Promise<DemoServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-bench-"));
  const vehicle = await seed(dataDir, count);
  const { child, port, stop } = await startServer({ FORECOURT_DATA: dataDir });
  return {
    child,
    port,
    host: hostOf(SITE),
    vehicle,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function seed(dataDir: string, count: number): Promise<string> {
  const db = await openDatabase({ url: null, dataDir });
  await migrate(db);
  const sites = await seedDemoStock(db, count);
  const dealershipId = sites.bySlug(SITE)?.dealerships[0]?.id ?? 0;
  const car = await db
    .selectFrom("cars")
    .select("slug")
    .where("dealership_id", "=", dealershipId)
    .where("status", "=", "in_stock")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  await db.destroy();
  await sites.close();
  return `/cars/${car.slug}`;
}

/** Fills a database with so many demo vehicles, and returns the sites that sell them. */
export async function seedDemoStock(db: Database, count: number): Promise<Sites> {
  const sites = await openSites("sites", { defaultSite: null });
  await seedDemo(db, sites, { now: Date.now(), count });
  return sites;
}
