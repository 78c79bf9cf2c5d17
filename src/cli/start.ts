import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Command } from "commander";
import { seedBookings } from "../../demo/desk/bookings.ts";
import { seedLeads } from "../../demo/desk/leads.ts";
import { seedPayments } from "../../demo/desk/payments.ts";
import { DEMO_MANAGER, seedRoster, seedStaff } from "../../demo/desk/staff.ts";
import { seedAlerts } from "../../demo/shoppers/alerts.ts";
import { seedDemo } from "../../demo/stock/seed.ts";
import { unfinishedSeeding } from "../../demo/stock/seeding.ts";
import { type Database, describeDatabaseError, migrate, openDatabase } from "../db/open.ts";
import type { Env } from "../env.ts";
import { openSites } from "../features/site/data.ts";
import { staffByEmail } from "../features/staff/data.ts";
import { newDemoLink } from "../features/staff/links/mutations.ts";
import { carCount } from "../features/stock/data.ts";
import { formatFigure } from "../lib/words/format.ts";
import { whatIsOpen } from "../server/shell/open-doors.ts";
import type { RunningServer } from "../server/start.ts";
import { DEMO_PROCESSOR, openDemoTill } from "../wiring/demo-till.ts";
import { environment, prepareDataDir } from "./environment.ts";
import { stopWith } from "./failure.ts";
import { progress } from "./progress.ts";

/** The exports of the built server module (`src/server/main.ts`). */
interface ServerModule {
  startServer(env: Env): Promise<RunningServer>;
}

const LISTEN_FAILURES: Record<string, (env: Env) => string> = {
  EADDRINUSE: (env) =>
    `port ${env.port} is taken by another program; set PORT to a free one, for example PORT=${env.port + 1} npm start.`,
  EACCES: (env) => `this user may not listen on port ${env.port}; set PORT to one above 1023.`,
  EADDRNOTAVAIL: (env) => `this machine has no address ${env.host}; set HOST to one it has, or leave it out.`,
};

/**
 * Ends the command where nothing can listen at the address. Asked before the demo's stock is made, which takes a minute
 * that a newcomer with a taken port would wait for nothing.
 */
async function makeSureOfAddress(env: Env): Promise<void> {
  const probe = createServer().listen(env.port, env.host);
  try {
    await once(probe, "listening");
  } catch (error) {
    stopWith(whyNotStarted(error, env));
  }
  probe.close();
  await once(probe, "close");
}

/** From this many vehicles on, filling the index takes long enough to print a message. */
const MANY = 20_000;

const number = (value: number) => formatFigure(value);

/**
 * Fills an empty database with the demo stock, or continues where a killed start left off, and prints progress. In
 * production it invents nothing: not even the rest of what a start in development left unfinished.
 */
async function seedWhenEmpty(env: Env): Promise<void> {
  const db = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    await migrate(db);
    if (env.demoStock > 0) await seed(db, env);
    const vehicles = await carCount(db);
    if (vehicles >= MANY) console.log(`forecourt: reading ${number(vehicles)} vehicles into the search index …`);
  } finally {
    await db.destroy();
  }
}

async function seed(db: Database, env: Env): Promise<void> {
  await seedStaff(db, Date.now());
  const unfinished = await unfinishedSeeding(db);
  if (!unfinished && (await carCount(db)) > 0) return seedPeople(db, env);
  const seeding = unfinished ?? { now: Date.now(), count: env.demoStock, seed: 1, done: 0 };
  console.log(`forecourt: making ${unfinished ? "the rest of " : ""}${number(seeding.count)} demo vehicles …`);
  const sites = await openSites(env.sitesDir, { defaultSite: env.defaultSite });
  await seedDemo(db, sites, { ...seeding, onProgress: progress(seeding.done) });
  await sites.close();
  await seedPeople(db, env);
}

/** From this many vehicles on, the demo has leads and alerts of its own to show; a test's small stock has none. */
const PEOPLE_FROM = 2_000;

async function seedPeople(db: Database, env: Env): Promise<void> {
  if (env.demoStock < PEOPLE_FROM) return;
  const sites = await openSites(env.sitesDir, { defaultSite: env.defaultSite });
  const common = { now: Date.now(), sites: ["halden", "kingtide"] };
  await seedRoster(db, common.now);
  await seedLeads(db, sites, { ...common, perSite: 1_000 });
  await seedPayments(db, sites, { ...common, perSite: 70, till: { name: DEMO_PROCESSOR, ...openDemoTill(env) } });
  await seedBookings(db, sites, common);
  const { seedFeedRuns } = await import("../../demo/desk/feed-runs.ts");
  await seedFeedRuns(db, sites, { now: common.now, dataDir: env.dataDir });
  await seedAlerts(db, sites, common.now);
  await sites.close();
}

function sentenceOf(error: unknown): string {
  return describeDatabaseError(error)?.message ?? (error instanceof Error ? error.message : String(error));
}

/** In words for an operator, why the server could not begin to listen. */
function whyNotStarted(error: unknown, env: Env): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return LISTEN_FAILURES[code]?.(env) ?? sentenceOf(error);
}

/** Reads the environment, lets `first` look at it, and makes sure of a writable data folder and a database. */
async function prepare(first: (env: Env) => Promise<void> = async () => {}): Promise<Env> {
  const env = environment();
  await first(env);
  prepareDataDir(env);
  try {
    await seedWhenEmpty(env);
  } catch (error) {
    stopWith(sentenceOf(error));
  }
  return env;
}

/** In development: a link by which the developer opens the desk as a manager of the demo. */
async function wayIntoDesk(env: Env, url: string): Promise<string | null> {
  if (env.mode !== "development" || env.deskHost === null) return null;
  const db = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    const manager = await staffByEmail(db, DEMO_MANAGER);
    if (!manager) return null;
    const token = await newDemoLink(db, manager.id, Date.now());
    const address = `http://${env.deskHost}:${new URL(url).port}/desk/sign-in/link?token=${token}`;
    return `the desk, as ${manager.name}, once and until tomorrow: ${address}`;
  } finally {
    await db.destroy();
  }
}

async function start(): Promise<void> {
  const begun = performance.now();
  const built = join(import.meta.dirname, "../../build/server/index.js");
  if (!existsSync(built)) stopWith("the pages are not built; run npm start, or npm run build first.");
  const env = await prepare(makeSureOfAddress);
  const { startServer } = (await import(pathToFileURL(built).href)) as ServerModule;
  try {
    const server = await startServer(env);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
    console.log(`forecourt: ready in ${((performance.now() - begun) / 1000).toFixed(1)} s at ${server.url}`);
    for (const address of server.sites) console.log(`  ${address}`);
    const wayIn = await wayIntoDesk(env, server.url);
    if (wayIn) console.log(`forecourt: ${wayIn}`);
    for (const line of [...whatIsOpen(env), ...server.notices]) console.log(`forecourt: ${line}`);
  } catch (error) {
    stopWith(whyNotStarted(error, env));
  }
}

/** `forecourt start`: serves every site (`npm start` builds first and then comes here). */
export function register(program: Command): void {
  program.command("start").description("serve every site of the sites folder").action(start);
  program
    .command("dev")
    .description("the same, with pages reloaded as their sources change")
    .action(async () => {
      await prepare();
      await import("../server/dev.ts");
    });
}
