import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedDemo } from "../demo/stock/seed.ts";
import { migrate, openDatabase } from "../src/db/open.ts";
import { openSites } from "../src/features/site/data.ts";
import { median, printTable } from "./figures.ts";
import { get, load } from "./load.ts";

const HOST = "halden.localhost";
const ROUNDS = 7;
const CONNECTIONS = 16;
const WARM_UP = 6000;
const BURST = 4000;
/** A rendering costs some hundred times as much. */
const RENDERED_BURST = 60;
const PAGES = [
  ["home", "/"],
  ["search", "/search/used-cars"],
] as const;

interface Peer {
  readonly child: ChildProcess;
  readonly port: number;
}

async function ask<T>(child: ChildProcess, question: object): Promise<T> {
  const answer = once(child, "message");
  child.send(question);
  return ((await answer) as [T])[0];
}

/** CPU microseconds a request that the server itself spent, and requests a second, over one burst. */
async function measure(peer: Peer, path: (n: number) => string, requests: number) {
  type Cpu = { cpu: NodeJS.CpuUsage };
  const before = (await ask<Cpu>(peer.child, {})).cpu;
  const burst = await load({ port: peer.port, host: HOST, path }, requests, CONNECTIONS);
  const after = (await ask<Cpu>(peer.child, {})).cpu;
  const spent = after.user - before.user + (after.system - before.system);
  return { perSecond: burst.perSecond, cpu: spent / requests };
}

/** Sends exactly what our server sends: the compressed bytes and every header but those that Node writes itself. */
async function bareServer(path: string, ours: Peer): Promise<Peer> {
  const { headers, body } = await get({ port: ours.port, host: HOST, path: () => path }, 0);
  const child = fork(join(import.meta.dirname, "bare-server.ts"));
  const { port } = await ask<{ port: number }>(child, { body: body.toString("base64"), headers });
  return { child, port };
}

async function ourServer(dataDir: string): Promise<Peer> {
  const child = fork(join(import.meta.dirname, "our-server.ts"), {
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      FORECOURT_DATA: dataDir,
      NODE_ENV: "production",
    },
    // A line a request, as in service.
    stdio: ["ignore", openSync(join(dataDir, "log"), "w"), "inherit", "ipc"],
  });
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return { child, port };
}

/** Pages a second cached and rendered, against a bare Node server that sends the same bytes. */
export async function benchPages(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-bench-"));
  const db = await openDatabase({ url: null, dataDir });
  await migrate(db);
  const sites = await openSites("sites", { defaultSite: null });
  await seedDemo(db, sites, { now: Date.now(), count: 3000 });
  const dealershipId = sites.bySlug("halden")?.dealerships[0]?.id ?? 0;
  const car = await db
    .selectFrom("cars")
    .select("slug")
    .where("dealership_id", "=", dealershipId)
    .where("status", "=", "in_stock")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  await db.destroy();
  await sites.close();
  const ours = await ourServer(dataDir);
  console.log(
    "\nPages a second (16 connections) and server CPU a page; the bare server sends the same compressed bytes.",
  );
  const rows: string[][] = [["page", "bare/s", "cached/s", "rendered/s", "cached : bare (CPU)", "rendered CPU ms"]];
  let salt = 0;
  for (const [name, path] of [...PAGES, ["vehicle", `/cars/${car.slug}`] as const]) {
    const bare = await bareServer(path, ours);
    // Both are compiled by then.
    for (const peer of [bare, ours]) await measure(peer, () => path, WARM_UP);
    const rounds = {
      bare: [] as number[],
      cached: [] as number[],
      rendered: [] as number[],
      ratio: [] as number[],
      cost: [] as number[],
    };
    for (let round = 0; round < ROUNDS; round++) {
      const plain = await measure(bare, () => path, BURST);
      const cached = await measure(ours, () => path, BURST);
      const fresh = await measure(ours, () => `${path}${path.includes("?") ? "&" : "?"}b=${salt++}`, RENDERED_BURST);
      rounds.bare.push(plain.perSecond);
      rounds.cached.push(cached.perSecond);
      rounds.rendered.push(fresh.perSecond);
      rounds.ratio.push(plain.cpu / cached.cpu);
      rounds.cost.push(fresh.cpu / 1000);
    }
    bare.child.kill();
    rows.push([
      name,
      median(rounds.bare).toFixed(0),
      median(rounds.cached).toFixed(0),
      median(rounds.rendered).toFixed(0),
      `${(median(rounds.ratio) * 100).toFixed(0)}%`,
      median(rounds.cost).toFixed(1),
    ]);
  }
  printTable(rows);
  ours.child.kill("SIGTERM");
  await once(ours.child, "exit");
  rmSync(dataDir, { recursive: true, force: true });
}
