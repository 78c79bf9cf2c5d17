import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { type Database, openDatabase } from "../../src/db/open.ts";
import { runCommand } from "../setup/command.ts";
import { type PostgresServer, startPostgres } from "../setup/postgres/server.ts";
import { type ServerProcess, startServerProcess } from "../setup/server-process.ts";
import { openLink } from "./link.ts";
import { PROCESSES, type ProcessNumber } from "./schedule.ts";
import { STRIPE_KEY, STRIPE_SECRET, startVendors, type Vendors, WEBHOOK_SECRET } from "./vendors.ts";

export const FEED_TOKEN = "chaos-feed-token-0123456789";
const CLOCK = pathToFileURL(resolve("test/chaos/moved-clock.ts")).href;

/** Three servers over one PostgreSQL, each with its own connections to database and mail server. */
export interface Installation {
  readonly folders: Folders;
  readonly postgres: PostgresServer;
  /** A connection of the run's own, which nothing disturbs but the database's end. */
  readonly db: Database;
  readonly vendors: Vendors;
  readonly processes: Readonly<Record<ProcessNumber, Managed>>;
  /** Epoch milliseconds of the servers' clocks. */
  now(): number;
  /** Moves the clocks of servers and vendors on. */
  moveOn(ms: number): Promise<void>;
  /** The address of the servers' database, past the connections that are disturbed. */
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

export interface Folders {
  /** What the run may fill up: data folder and temporary files of the servers, and the database. */
  readonly data: string;
  readonly database: string;
}

/** A server that is killed and started again, and its connections. */
interface Managed {
  readonly number: ProcessNumber;
  readonly database: Awaited<ReturnType<typeof openLink>>;
  readonly mail: Awaited<ReturnType<typeof openLink>>;
  /** Null while it is down. */
  server(): ServerProcess | null;
  kill(): void;
  start(): Promise<void>;
  /** What all its lives have said. */
  said(): string;
}

/** The instant at which the servers' clocks begin: a Monday at 10 am by the clocks of Queensland. */
const BEGIN = Date.parse("2026-11-23T00:00:00Z");

export async function install(folders: Folders): Promise<Installation> {
  let ahead = BEGIN - Date.now();
  const now = () => Date.now() + ahead;
  const [data, temporary, sites] = ["servers", "tmp", "sites"].map((name) => join(folders.data, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [data, temporary]) mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folders.database;
  const postgres = await startPostgres({ durable: true });
  process.env.TMPDIR = temporary;
  const databaseUrl = await postgres.createDatabase();
  const vendors = await startVendors(join(mkdtempSync(join(folders.database, "mails-"))), now);
  writeSites(sites);
  const common = {
    FORECOURT_DATA: data,
    FORECOURT_SITES: sites,
    FORECOURT_DEMO_STOCK: "0",
    TMPDIR: temporary,
    CHAOS_CLOCK_AHEAD: String(ahead),
    NODE_OPTIONS: `--import=${CLOCK}`,
    KINGTIDE_WEBHOOK_URL: vendors.webhook.url,
    KINGTIDE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    KINGTIDE_STRIPE_KEY: STRIPE_KEY,
    KINGTIDE_STRIPE_WEBHOOK: STRIPE_SECRET,
    KINGTIDE_FEED_TOKEN: FEED_TOKEN,
    STRIPE_URL: vendors.stripe.url,
    POSTS_PER_MINUTE: "100000",
    SEARCHES_PER_MINUTE: "100000",
  };
  const pushed = await runCommand(["sites", "push"], { env: { ...common, DATABASE_URL: databaseUrl } });
  if (pushed.code !== 0) throw new Error(`The sites could not be stored: ${pushed.stderr}`);
  const manage = async (number: ProcessNumber) => {
    const database = await openLink(Number(new URL(databaseUrl).port));
    const mail = await openLink(vendors.mailPort);
    const own = { DATABASE_URL: through(databaseUrl, database.port), SMTP_URL: `smtp://127.0.0.1:${mail.port}` };
    let server: ServerProcess | null = null;
    let said = "";
    const managed: Managed = {
      number,
      database,
      mail,
      server: () => server,
      said: () => said + (server?.said() ?? ""),
      kill() {
        said += server?.said() ?? "";
        server?.child.kill("SIGKILL");
        server = null;
      },
      async start() {
        const clock = { CHAOS_CLOCK_AHEAD: String(ahead), CHAOS_CLOCK_TOLD: "1" };
        const env = { ...common, ...own, ...clock, FORECOURT_SITES_FROM: "database" };
        const fresh = await startServerProcess(env, [], "ipc");
        server = fresh;
        fresh.child.once("exit", () => {
          if (server !== fresh) return;
          said += `${fresh.said()}\nprocess ${number} ended by itself\n`;
          server = null;
        });
        fresh.child.send(ahead);
      },
    };
    return managed;
  };
  const [one, two, three] = await Promise.all(PROCESSES.map(manage));
  if (!one || !two || !three) throw new Error("There are three processes.");
  const processes = { 1: one, 2: two, 3: three };
  const db = await openDatabase({ url: databaseUrl, dataDir: "" });
  await putDatabaseClock(db, ahead);
  await one.start();
  await Promise.all([two.start(), three.start()]);
  return {
    folders,
    postgres,
    db,
    vendors,
    processes,
    now,
    databaseUrl,
    async moveOn(ms) {
      ahead += ms;
      for (const number of PROCESSES) processes[number].server()?.child.send(ahead);
      await putDatabaseClock(db, ahead);
    },
    async stop() {
      for (const number of PROCESSES) {
        processes[number].kill();
        await processes[number].database.close();
        await processes[number].mail.close();
      }
      await db.destroy().catch(() => {});
      await vendors.close();
      await postgres.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/**
 * Puts the clock that the database shows to servers as far ahead as theirs are: they go by it where it differs. A name
 * without a schema finds the function here before PostgreSQL's own, because the search path says so.
 */
async function putDatabaseClock(db: Database, aheadMs: number): Promise<void> {
  await sql`create or replace function public.clock_timestamp() returns timestamptz language sql volatile as ${sql.lit(
    `select pg_catalog.clock_timestamp() + interval '${aheadMs} milliseconds'`,
  )}`.execute(db);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql`alter database ${sql.id(rows[0]?.name ?? "")} set search_path = public, pg_catalog`.execute(db);
}

function through(url: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
}

/** The demo's sites halden and kingtide. Kingtide's deposits go to Stripe, and its stock comes as sent files. */
function writeSites(sites: string): void {
  for (const site of ["halden", "kingtide"]) cpSync(join("sites", site), join(sites, site), { recursive: true });
  edit(join(sites, "kingtide/site.json"), (given) => ({
    ...given,
    checkout: {
      ...(given.checkout as object),
      stripeKey: { env: "KINGTIDE_STRIPE_KEY" },
      stripeWebhookSecret: { env: "KINGTIDE_STRIPE_WEBHOOK" },
      defaultPaymentProcessors: ["stripe"],
    },
  }));
  edit(join(sites, "kingtide/dealerships/kingtide-southport.json"), (given) => ({
    ...given,
    sources: [{ name: "dms", kind: "push", token: { env: "KINGTIDE_FEED_TOKEN" } }],
  }));
}

function edit(file: string, change: (given: Record<string, unknown>) => object): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8"))), null, 2));
}
