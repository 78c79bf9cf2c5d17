import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { type Database, migrate, openDatabase } from "../db/open.ts";
import { type KnownSource, sourcesOf } from "../features/feeds/sources/known.ts";
import { openSites } from "../features/site/data.ts";
import { dealershipFile, type SitesFolder, siteFile, sitesFolder } from "../features/site/sites-folder.testing.ts";
import { FEED_LEASE_MS } from "../jobs/feeds.ts";
import { importInChild } from "./feed-import.ts";
import { type FeedProcessOptions, openFeedWorker } from "./testing/feed-process.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-importing-"));
const ROWS = 4_000;
/** Milliseconds after a source is asked for its file at which the server is killed. */
const KILL_AFTER = [5, 700, 1_400];

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `U${at},Kia,Rio,${2015 + (at % 10)},${9_000 + at},${at * 7},White`);
const stockFile = (count: number) => `Stock No,Make,Model,Year,Price,Kilometres,Colour\n${linesOf(count).join("\n")}\n`;

let onRequest = () => {};
const dealer = createServer((request, response) => {
  if (request.method === "GET") onRequest();
  response.end(stockFile(ROWS));
});
let sites: SitesFolder;
const children: ChildProcess[] = [];

beforeAll(async () => {
  await new Promise<void>((listening) => dealer.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(dealer.address() as AddressInfo).port}/stock.csv`;
  sites = await sitesFolder({
    "alpha/site.json": siteFile({}, { dealerships: ["north"] }),
    "alpha/dealerships/north.json": dealershipFile(1, { sources: [{ name: "dms", kind: "https", url }] }),
  });
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  dealer.closeAllConnections();
  dealer.close();
  await sites[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const carCount = async (db: Database) =>
  Number(
    (
      await db
        .selectFrom("cars")
        .select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  );

async function knownSource(): Promise<KnownSource> {
  const opened = await openSites(sites.dir, { defaultSite: null });
  await opened.close();
  const [known] = sourcesOf(opened.all());
  if (!known) throw new Error("no source");
  return known;
}

test("10,000 rows are imported without holding up the server, and one that is ended changes nothing", async () => {
  const address = { url: null, dataDir: mkdtempSync(join(folder, "sqlite-")) };
  const db = await openDatabase(address);
  await migrate(db);
  const known = await knownSource();
  const path = join(folder, "stock.csv");
  writeFileSync(path, stockFile(10_000));
  const env = { databaseUrl: address.url, dataDir: address.dataDir, sitesDir: sites.dir, imageHosts: [], s3: null };
  const importFile = importInChild(env);
  const file = { path, name: "stock.csv", tells: true };

  const ended = new AbortController();
  setTimeout(() => ended.abort(), 700);
  const cut = await importFile(known, file, ended.signal).then(
    () => 10_000,
    () => 0,
  );
  expect(await carCount(db), "all of it or nothing").toBe(cut);

  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.cpuUsage();
  delay.enable();
  const imported = await importFile(known, file, new AbortController().signal);
  delay.disable();
  const { user, system } = process.cpuUsage(before);
  expect(imported).toMatchObject({ standing: "imported", run: expect.any(Number) });
  expect(await carCount(db)).toBe(10_000);
  // Read and written here it takes seconds of this process.
  expect((user + system) / 1000, `milliseconds; longest block ${delay.max / 1e6}`).toBeLessThan(1_000);
  await db.destroy();
});

eachDatabase("importing beside the server", (_openFresh, freshAddress) => {
  test("a server that is killed at any step leaves nothing half in, and the next one brings the stock", async () => {
    const address = await freshAddress();
    const db = await openDatabase(address);
    await migrate(db);
    const dataDir = mkdtempSync(join(folder, "data-"));
    const options = (round: number): FeedProcessOptions => ({
      database: address,
      dataDir,
      sitesDir: sites.dir,
      // The lease of the one that was killed is over by then, and the next file is due.
      ahead: round * (FEED_LEASE_MS + 16 * 60_000),
    });
    let leftBehind = 0;
    for (const [round, killAfter] of KILL_AFTER.entries()) {
      const wasAsked = new Promise<void>((done) => {
        onRequest = done;
      });
      const server = fork(join(import.meta.dirname, "testing/feed-process.ts"), {
        env: { ...process.env, FEED_PROCESS: JSON.stringify(options(round)) },
        execArgv: ["--disable-warning=ExperimentalWarning"],
      });
      children.push(server);
      await wasAsked;
      await pause(killAfter);
      const exited = once(server, "exit");
      server.kill("SIGKILL");
      await exited;
      expect([0, ROWS]).toContain(await carCount(db));
      leftBehind += (await db.selectFrom("feed_sources").select("name").where("holder", "is not", null).execute())
        .length;
    }
    expect(leftBehind, "no kill interrupted anything").toBeGreaterThan(0);
    const { worker, db: own } = await openFeedWorker(options(KILL_AFTER.length));
    await worker.runOnce();
    expect(await carCount(db)).toBe(ROWS);
    const { holder, lease_until, run_id } = await db.selectFrom("feed_sources").selectAll().executeTakeFirstOrThrow();
    expect({ holder, lease_until }).toEqual({ holder: null, lease_until: 0 });
    expect(run_id, "the run is not lost").not.toBeNull();
    await worker.stop();
    expect(
      readdirSync(join(dataDir, "imports")).length,
      "what the killed ones left is deleted after a day",
    ).toBeLessThanOrEqual(KILL_AFTER.length);
    await own.destroy();
    await db.destroy();
  });
});
