import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type IncomingMessage, type RequestOptions, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import type { ImportReport } from "../../../src/features/feeds/schema.ts";
import { ask } from "../../setup/ask.ts";
import { runCommand, spawnCommand } from "../../setup/command.ts";
import { ENQUIRY } from "../../setup/lead.ts";
import { startServerProcess } from "../../setup/server-process.ts";

/** Tests of processes that are killed in the middle of their work. */

const CARS = 4_000;
let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-bad-endings-"));
  dataDir = join(folder, "data");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function usingDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ url: null, dataDir });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A stock file with the first car and `more` others. */
function stockFile(price: number, more: number): string {
  const path = join(folder, `stock-${price}.csv`);
  const words = "One owner from new; every book in the glovebox. ".repeat(8);
  const rows = Array.from({ length: more + 1 }, (_, at) => `E-${at},2020,Mazda,CX-5,SUV,Petrol,${price},${words}`);
  writeFileSync(path, `Stock No,Year,Make,Model,Body,Fuel,Price,Comments\n${rows.join("\n")}\n`);
  return path;
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

test("SIGKILL of an import while it writes leaves nothing of it, and the next import is complete", async () => {
  const env = { FORECOURT_DATA: dataDir, TMPDIR: folder };
  const importing = (file: string) => ["import", file, "--dealership", "halden-alexandria", "--full", "--json"];
  expect((await runCommand(importing(stockFile(20_000, 1)), { env })).code).toBe(0);
  const stock = (db: Database) => db.selectFrom("cars").select(["stocknum", "price", "status"]).execute();
  const log = (db: Database) => db.selectFrom("stock_changes").selectAll().execute();
  const before = await usingDatabase(async (db) => ({ stock: await stock(db), log: await log(db) }));
  expect(before.stock).toHaveLength(2);

  const large = stockFile(21_000, CARS);
  const child = spawnCommand(importing(large), { env });
  let printed = "";
  child.stdout?.on("data", (part) => {
    printed += part;
  });
  const gone = once(child, "exit");
  // It is killed after its transaction has written megabytes and before it is committed.
  while (sizeOf(join(dataDir, "forecourt.sqlite-wal")) < 2 * 1024 * 1024 && child.exitCode === null) await pause(2);
  child.kill("SIGKILL");
  expect(await gone).toEqual([null, "SIGKILL"]);
  expect(printed).toBe("");

  expect(await usingDatabase(async (db) => ({ stock: await stock(db), log: await log(db) }))).toEqual(before);
  expect(readdirSync(folder).filter((name) => name.startsWith("forecourt-import-"))).toEqual([]);
  const again = await runCommand(importing(large), { env });
  expect(JSON.parse(again.stdout) as ImportReport).toMatchObject({ created: CARS - 1, updated: 2, rejected: 0 });
  await usingDatabase(async (db) => {
    expect(await stock(db)).toHaveLength(CARS + 1);
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: "ok" }]);
  });
});

/** A request that reports when the server has begun to handle it, by `100 Continue`. */
function begin(port: number, site: string, path: string, options: RequestOptions = {}) {
  const sent = request({
    ...options,
    host: "127.0.0.1",
    port,
    path,
    headers: { ...options.headers, Host: `${site}.localhost:${port}`, Expect: "100-continue" },
  });
  const received = once(sent, "continue");
  const status = once(sent, "response").then(async ([answer]: IncomingMessage[]) => {
    for await (const _ of answer ?? []);
    return answer?.statusCode;
  });
  sent.flushHeaders();
  return { sent, received, status };
}

test("SIGTERM of the server: it answers requests under way, takes a half-sent lead, then ends", async () => {
  const server = await startServerProcess({ FORECOURT_DATA: dataDir, FORECOURT_DEMO_STOCK: "60", LOG_LEVEL: "error" });
  const body = JSON.stringify({ userData: { ...ENQUIRY, message: "Sent in two halves" }, isLastStep: true });
  const headers = { "Content-Type": "application/json", "Content-Length": body.length };
  const lead = begin(server.port, "halden", "/api/leads", { method: "POST", headers });
  lead.sent.write(body.slice(0, 40));
  // Each is a different page or picture, none of them cached.
  const others = Array.from({ length: 8 }, (_, at) => [
    begin(server.port, "halden", `/search/used-cars?q=car-${at}`),
    begin(server.port, "kingtide", `/images/width=1200,quality=${60 + at}/art/suv-a/132d5c/f34.webp`),
  ]).flat();
  for (const one of others) one.sent.end();
  await Promise.all([lead, ...others].map(({ received }) => received));
  const gone = once(server.child, "exit");
  server.child.kill("SIGTERM");
  const refused = () => ask(server.port, "halden", "/healthz").catch((error: NodeJS.ErrnoException) => error.code);
  await expect.poll(refused, { interval: 20 }).toBe("ECONNREFUSED");
  lead.sent.end(body.slice(40));
  for (const { status } of [lead, ...others]) expect(await status).toBe(200);
  expect(await gone).toEqual([0, null]);
  const kept = await usingDatabase((db) => db.selectFrom("leads").select("payload").execute());
  expect(kept).toMatchObject([{ payload: expect.stringContaining("Sent in two halves") }]);
});
