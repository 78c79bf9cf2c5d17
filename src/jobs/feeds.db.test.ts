import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { goingAway } from "../../test/fixtures/away.ts";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import type { Database } from "../db/open.ts";
import { runImport } from "../features/feeds/import.ts";
import { nextWaiting, pushSourceOf } from "../features/feeds/pushes/data.ts";
import { receive } from "../features/feeds/pushes/receive.ts";
import { runById } from "../features/feeds/runs/data.ts";
import { releaseRun } from "../features/feeds/runs/release.ts";
import { undoRun } from "../features/feeds/runs/undo.ts";
import { stateOfSource } from "../features/feeds/sources/data.ts";
import { type KnownSource, sourcesOf } from "../features/feeds/sources/known.ts";
import { claimSource, makeDue, pauseSource } from "../features/feeds/sources/mutations.ts";
import { orderOf } from "../features/feeds/sources/order.ts";
import { type FileToImport, importedFile } from "../features/feeds/sources/taking.ts";
import { type FeedSource, FeedSourcesSchema } from "../features/site/dealership/feed-sources.ts";
import type { Site } from "../features/site/site.ts";
import { carsAfter } from "../features/stock/data.ts";
import { folderStore } from "../services/files/folder.ts";
import { fetcherOf } from "../wiring/stock-files.ts";
import { FEED_LEASE_MS, startFeedWorker } from "./feeds.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 22, 1, 0, 30);

/** What the dealers' server answers by path, and what it was asked. */
const answers = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>();
const requests: string[] = [];
const server = createServer((request, response) => {
  if (request.method === "GET") requests.push(request.url ?? "");
  const answer = answers.get(request.url ?? "");
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});
const folder = mkdtempSync(join(tmpdir(), "forecourt-sources-"));
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  answers.clear();
  requests.length = 0;
});

const car = (at: number, more: object = {}) => ({
  stock_number: `U${at}`,
  make: "Kia",
  model: "Rio",
  year: 2021,
  price: 20_000 + at,
  ...more,
});
const cars = (from: number, to: number, more: object = {}) =>
  Array.from({ length: to - from }, (_, at) => car(from + at, more));

/** From now on the server has this file, with its ETag. */
function serve(path: string, rows: readonly object[]): void {
  const body = JSON.stringify(rows);
  const etag = `"${body.length}-${body.slice(-20).replace(/\W/g, "")}"`;
  answers.set(path, (request, response) => {
    if (request.headers["if-none-match"] === etag) return response.writeHead(304).end();
    return response.writeHead(200, { "Content-Type": "application/json", ETag: etag }).end(body);
  });
}
const fails = (path: string, status: number, headers = {}) =>
  answers.set(path, (_request, response) => response.writeHead(status, headers).end());

const written = (sources: readonly object[]) => v.parse(FeedSourcesSchema, sources) as readonly FeedSource[];
const north = (sources: readonly object[]): Site =>
  testSite("test", [{ ...dealership(1, "north"), folder: "test", sources: written(sources) }]);
const dms = (more: object = {}) => ({ name: "dms", kind: "https", url: `${origin()}/stock.json`, ...more });

eachDatabase("sources of stock files", (openFresh) => {
  async function open(sources: readonly object[], shared?: { readonly db: Database; readonly dataDir: string }) {
    const db = shared?.db ?? (await openFresh());
    const dataDir = shared?.dataDir ?? mkdtempSync(join(folder, "data-"));
    let site = north(sources);
    let now = NOW;
    let broken: Error | null = null;
    const clock = () => now;
    const files = folderStore({ folder: join(dataDir, "files") });
    const env = {
      feedFolders: join(dataDir, "incoming"),
      feedHosts: [],
      mode: "development",
      secret: () => null,
    } as const;
    const importFile = async (known: KnownSource, file: FileToImport) => {
      if (broken) throw broken;
      const order = orderOf(known, [site], { secret: () => null, tells: file.tells });
      const named = { file: file.path, name: file.name, dryRun: false, keep: dataDir, clock };
      return importedFile(await runImport(db, { ...order, ...named }));
    };
    const worker = startFeedWorker({
      db,
      dataDir,
      files,
      clock,
      importFile,
      holder: `test ${Math.random()}`,
      random: () => 0,
      intervalMs: 3_600_000,
      sites: { all: () => [site] },
      fetcherOf: fetcherOf({ env, db, files, clock }),
      log: { info: () => {}, warn: () => {}, error: () => {} },
    });
    onTestFinished(() => worker.stop());
    const known = () => sourcesOf([site])[0] as KnownSource;
    return {
      db,
      dataDir,
      worker,
      known,
      files,
      at: (time: number) => {
        now = time;
        return worker.runOnce();
      },
      change: (to: readonly object[]) => {
        site = north(to);
      },
      breakImports: (error: Error | null) => {
        broken = error;
      },
      state: async () => {
        const state = await stateOfSource(db, known());
        if (!state) throw new Error("no state");
        return state;
      },
      temporary: () => readdirSync(join(dataDir, "imports")).filter((name) => name.startsWith(".")),
    };
  }

  const stock = async (db: Database) =>
    Object.fromEntries(
      (await carsAfter(db, 0, 500)).map(({ stocknum, price, status }) => [stocknum, `${price} ${status}`]),
    );
  const forSale = async (db: Database) =>
    (await carsAfter(db, 0, 500)).filter(({ status }) => status !== "sold").length;
  const mails = async (db: Database) =>
    (await db.selectFrom("notices").select("kind").orderBy("id").execute()).map(({ kind }) => kind);
  const letters = async (db: Database) =>
    (await db.selectFrom("notices").select("letter").orderBy("id").execute()).map(({ letter }) => {
      const { heading, words } = JSON.parse(letter);
      return [heading, ...words].join(" ");
    });
  const runs = async (db: Database) =>
    (await db.selectFrom("import_runs").select(["standing", "source"]).orderBy("id").execute()).map(
      ({ standing, source }) => `${standing} ${source}`,
    );

  test("a file that was imported is noted although the database goes away in that moment, and not imported once more", async () => {
    serve("/stock.json", cars(1, 4));
    const taking = async (failAt: number | null) => {
      let transactions = 0;
      const db = goingAway(await openFresh(), (kind) => kind === "transaction" && ++transactions === failAt);
      const source = await open([dms()], { db, dataDir: mkdtempSync(join(folder, "data-")) });
      await source.at(NOW);
      return { ...source, transactions };
    };
    // The last transaction is the one that notes the file.
    const { transactions } = await taking(null);
    const source = await taking(transactions);
    expect(await source.state()).toMatchObject({
      failures: 0,
      leaseUntil: 0,
      answeredAt: NOW,
      run: { standing: "imported" },
    });
    await source.at(NOW + FEED_LEASE_MS);
    expect(await source.db.selectFrom("import_runs").select("id").execute()).toHaveLength(1);
  });

  test("a source is asked as its schedule says, its file is taken once, and the stock follows it", async () => {
    const { db, at, state, temporary } = await open([dms()]);
    serve("/stock.json", cars(0, 12));
    await at(NOW);
    expect(await forSale(db)).toBe(12);
    expect(await state()).toMatchObject({ failures: 0, problem: null, answeredAt: NOW, leaseUntil: 0 });
    expect((await state()).dueAt).toBe(Date.UTC(2026, 10, 22, 1, 15));
    expect(requests).toEqual(["/stock.json"]);

    expect(await at(NOW + 14 * MINUTE), "asked before it is due").toBe(0);
    await at(NOW + 15 * MINUTE);
    expect(requests).toHaveLength(2);
    expect(await runs(db), "the same file is no run").toEqual(["imported dms"]);
    expect((await state()).answeredAt).toBe(NOW + 15 * MINUTE);

    serve("/stock.json", [car(0, { price: 18_990 }), ...cars(1, 11), car(99)]);
    await at(NOW + 30 * MINUTE);
    const after = await stock(db);
    expect(after).toMatchObject({ U0: "18990 in_stock", U11: "20011 sold", U99: "20099 in_stock" });
    expect(temporary(), "what was fetched is deleted").toEqual([]);
    expect(await mails(db)).toEqual([]);
  });

  test("a file without ETag that is the same again is no run, unless its source is described otherwise", async () => {
    const { db, at, change } = await open([dms()]);
    const send = (_: IncomingMessage, response: ServerResponse) => response.end(JSON.stringify(cars(0, 6)));
    answers.set("/stock.json", send);
    await at(NOW);
    await at(NOW + 15 * MINUTE);
    expect(await runs(db)).toEqual(["imported dms"]);
    change([dms({ pictureHosts: ["cdn.dealer.example"] })]);
    await at(NOW + 30 * MINUTE);
    expect(await runs(db)).toEqual(["imported dms", "imported dms"]);
  });

  test("a file that collapses is held and told of once; letting it go and taking it back hold against the source", async () => {
    const { db, at, state, dataDir } = await open([dms()]);
    serve("/stock.json", cars(0, 30));
    await at(NOW);
    serve("/stock.json", cars(0, 3));
    await at(NOW + 15 * MINUTE);
    expect(await forSale(db)).toBe(30);
    await at(NOW + 30 * MINUTE);
    serve("/stock.json", cars(0, 4));
    await at(NOW + 45 * MINUTE);
    expect(await runs(db)).toEqual(["imported dms", "held dms", "held dms"]);
    expect(await mails(db), "one mail, although the next file is held too").toEqual(["feed.held"]);
    expect((await state()).run).toEqual({ id: 3, standing: "held" });

    const heldRun = await runById(db, 3);
    if (!heldRun) throw new Error("no run");
    const release = { yards: { primary: null, all: [] }, dataDir, clock: () => NOW + 50 * MINUTE };
    expect(await releaseRun(db, heldRun, { ...release, release: { run: 3, by: "Dana" } })).toMatchObject({ ok: true });
    expect(await forSale(db)).toBe(4);
    await at(NOW + 60 * MINUTE);
    const undone = await undoRun(db, 3, { by: "Dana", now: NOW + 70 * MINUTE, dryRun: false });
    expect(undone.ok).toBe(true);
    await at(NOW + 75 * MINUTE);
    expect(await forSale(db), "the source does not do again what was taken back").toBe(30);
  });

  test("a file that doubles overnight is held; an empty one and a web page change nothing", async () => {
    const { db, at, state } = await open([dms()]);
    serve("/stock.json", cars(0, 30));
    await at(NOW);
    const before = await stock(db);
    serve("/stock.json", cars(0, 75));
    await at(NOW + 15 * MINUTE);
    serve("/stock.json", []);
    await at(NOW + 30 * MINUTE);
    answers.set("/stock.json", (_, response) =>
      response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Sign in</title>"),
    );
    await at(NOW + 45 * MINUTE);
    expect(await stock(db)).toEqual(before);
    expect(await runs(db)).toEqual(["imported dms", "held dms", "refused dms"]);
    expect((await state()).problem).toMatch(/web page instead of the file/);
  });

  test("a server that is away is asked again soon, told of at the second failure, and once when it works again", async () => {
    const { db, at, state } = await open([dms()]);
    serve("/stock.json", cars(0, 6));
    await at(NOW);
    fails("/stock.json", 500);
    await at(NOW + 15 * MINUTE);
    expect(await mails(db), "the first failure may be a restart").toEqual([]);
    expect((await state()).dueAt).toBe(NOW + 16 * MINUTE);
    await at(NOW + 16 * MINUTE);
    await at(NOW + 18 * MINUTE);
    await at(NOW + 23 * MINUTE);
    expect(await state()).toMatchObject({ failures: 4, problem: "The server answered 500." });
    expect(await mails(db)).toEqual(["feed.failing"]);
    expect(await forSale(db)).toBe(6);
    serve("/stock.json", cars(0, 7));
    await at(NOW + 2 * HOUR);
    await at(NOW + 3 * HOUR);
    expect(await mails(db)).toEqual(["feed.failing", "feed.mended"]);
    expect(await state()).toMatchObject({ failures: 0, problem: null });
  });

  test("a server that asks to be left alone is, and one that refuses is not asked before its time", async () => {
    const { at, state } = await open([dms()]);
    fails("/stock.json", 429, { "Retry-After": "3600" });
    await at(NOW);
    expect((await state()).dueAt).toBeGreaterThanOrEqual(NOW + HOUR);
    fails("/stock.json", 403);
    await at(NOW + 2 * HOUR);
    expect(await state()).toMatchObject({ failures: 2, dueAt: Date.UTC(2026, 10, 22, 3, 15) });
  });

  test("a dealership is told once that its source is late or has shrunk", async () => {
    const { db, at } = await open([dms({ lateHours: 4 })]);
    serve("/stock.json", cars(0, 30));
    await at(NOW);
    fails("/stock.json", 403);
    await at(NOW + HOUR);
    expect(await mails(db)).toEqual([]);
    await at(NOW + 5 * HOUR);
    await at(NOW + 6 * HOUR);
    expect(await mails(db)).toEqual(["feed.late", "feed.failing"]);
    serve("/stock.json", cars(0, 25));
    await at(NOW + 24 * HOUR);
    expect(await mails(db)).toEqual(["feed.late", "feed.failing", "feed.mended", "feed.shrunk"]);
    expect(await forSale(db)).toBe(25);
    const [late, failing, mended, shrunk] = await letters(db);
    expect(late).toMatch(/Nothing has been heard from "dms".*Sunday 22 November at 12:00 pm AEDT/);
    expect(failing).toMatch(/could not be fetched 2 times in a row.*does not let us have the file/);
    expect(mended).toMatch(/works again/);
    expect(shrunk).toMatch(/5 cars of "dms" were marked sold.*take it back \(run 2\)/);
  });

  test("two processes share the sources: each is one's at a time, and a killed one's is free once its lease ends", async () => {
    const first = await open([dms()]);
    serve("/stock.json", cars(0, 6));
    await first.at(NOW);
    const second = await open([dms()], first);
    const later = NOW + 15 * MINUTE;
    requests.length = 0;
    await Promise.all([first.at(later), second.at(later)]);
    expect(requests).toEqual(["/stock.json"]);

    // A process that is killed leaves its claim behind.
    const due = NOW + 30 * MINUTE;
    const claim = { holder: "killed", now: due, until: due + FEED_LEASE_MS };
    expect(await claimSource(first.db, first.known(), claim)).toBe(true);
    requests.length = 0;
    await first.at(due + FEED_LEASE_MS - 1);
    expect(requests).toEqual([]);
    serve("/stock.json", cars(0, 7));
    await first.at(due + FEED_LEASE_MS);
    expect(await forSale(first.db)).toBe(7);
    expect((await first.state()).leaseUntil).toBe(0);
  });

  test("an import that does not come to an end is tried again, and loses nothing", async () => {
    const { db, at, state, breakImports, temporary } = await open([dms()]);
    serve("/stock.json", cars(0, 6));
    breakImports(new Error("killed"));
    await at(NOW);
    expect(await forSale(db)).toBe(0);
    expect(await state()).toMatchObject({ failures: 1, mark: null, fileHash: null });
    expect(temporary()).toEqual([]);
    breakImports(null);
    await at(NOW + MINUTE);
    expect(await forSale(db)).toBe(6);
  });

  test("a server that is slow to answer holds up nobody's source but its own", async () => {
    const { db, at, worker } = await open([dms({ name: "slow", url: `${origin()}/slow.json` }), dms()]);
    serve("/stock.json", cars(0, 6));
    const slow = new Promise<ServerResponse>((reached) => {
      answers.set("/slow.json", (_request, response) => reached(response));
    });
    const turns = [at(NOW)];
    const response = await slow;
    const patience = { timeout: 10_000, interval: 20 };
    await expect.poll(() => forSale(db), patience).toBe(6);
    serve("/stock.json", cars(0, 7));
    // The first turns may come before the source is free again.
    const nextTurn = () => {
      turns.push(at(NOW + turns.length * 15 * MINUTE));
      return forSale(db);
    };
    await expect.poll(nextTurn, patience).toBe(7);
    response.end(JSON.stringify([car(70)]));
    await Promise.all(turns);
    expect(await forSale(db)).toBe(8);
    expect(requests.filter((path) => path === "/slow.json")).toHaveLength(1);
    await worker.stop();
  });

  test("a vendor's server that hangs for many dealers holds up no file that lies elsewhere", async () => {
    const hanging: ServerResponse[] = [];
    const away = Array.from({ length: 9 }, (_, at) => {
      answers.set(`/hanging-${at}.json`, (_request, response) => void hanging.push(response));
      return dms({ name: `hanging-${at}`, url: `${origin().replace("127.0.0.1", "localhost")}/hanging-${at}.json` });
    });
    const { db, at, worker } = await open([...away, dms()]);
    serve("/stock.json", cars(0, 6));
    const turn = at(NOW);
    await expect.poll(() => forSale(db), { timeout: 10_000, interval: 20 }).toBe(6);
    expect(hanging.length).toBeLessThanOrEqual(3);
    for (const response of hanging) response.end("[]");
    await turn;
    await worker.stop();
  });

  test("a paused source is not asked until somebody continues it", async () => {
    const { db, at, known } = await open([dms()]);
    serve("/stock.json", cars(0, 6));
    await at(NOW);
    await pauseSource(db, known(), true, NOW);
    requests.length = 0;
    await at(NOW + HOUR);
    expect(requests).toEqual([]);
    await pauseSource(db, known(), false, NOW + HOUR);
    await at(NOW + HOUR);
    expect(requests).toEqual(["/stock.json"]);
  });

  test("a clock that was ahead puts no source off until then", async () => {
    const { at, state } = await open([dms({ schedule: "30 2 * * *" })]);
    serve("/stock.json", cars(0, 6));
    await at(NOW + 400 * 24 * HOUR);
    expect((await state()).dueAt).toBeGreaterThan(NOW + 399 * 24 * HOUR);
    await at(NOW);
    expect((await state()).dueAt).toBe(Date.UTC(2026, 10, 22, 15, 30));
  });

  test("a schedule of one day in a year waits for it", async () => {
    const { at, state } = await open([dms({ schedule: "30 2 1 7 *" })]);
    serve("/stock.json", cars(0, 6));
    await at(NOW);
    const due = Date.UTC(2027, 5, 30, 16, 30);
    expect((await state()).dueAt).toBe(due);
    await at(NOW + HOUR);
    expect((await state()).dueAt).toBe(due);
  });

  test("a schedule that is changed counts from then on", async () => {
    const { at, state, change } = await open([dms({ schedule: "30 2 * * *" })]);
    serve("/stock.json", cars(0, 6));
    await at(NOW);
    // Sydney is eleven hours ahead in November.
    expect((await state()).dueAt).toBe(Date.UTC(2026, 10, 22, 15, 30));
    change([dms({ schedule: "0 13 * * *" })]);
    await at(NOW + MINUTE);
    expect((await state()).dueAt).toBe(Date.UTC(2026, 10, 22, 2, 0));
  });

  test.each([
    ["full", "the newest is all that counts", [8]],
    ["delta", "each is taken, in their order", [7, 8]],
  ] as const)("of %s files that were sent to us meanwhile %s", async (mode, _, expected) => {
    const push = { name: "api", kind: "push", token: { env: "TOKEN" }, mode };
    const { db, at, known, files } = await open([push]);
    const source = pushSourceOf(known());
    const send = (rows: readonly object[]) =>
      receive(
        { db, files, clock: () => NOW, due: (trx) => makeDue(trx, known(), NOW), isReadTheSame: async () => false },
        source,
        { sha256: null, offset: 0, size: null, length: null, name: "stock.json" },
        Readable.from([Buffer.from(JSON.stringify(rows))]),
      );
    await at(NOW);
    expect(await send(cars(0, 6))).toMatchObject({ ok: true, value: { kind: "whole" } });
    await at(NOW + 1);
    expect(await forSale(db)).toBe(6);
    expect(await at(NOW + HOUR), "it is taken once").toBe(0);
    await send(cars(0, 7));
    await send(cars(0, 8));
    const counts: number[] = [];
    for (let turn = 1; (await at(NOW + HOUR + turn)) > 0; turn++) counts.push(await forSale(db));
    expect(counts).toEqual(expected);
    expect(await nextWaiting(db, source)).toBeNull();
  });

  test("a car that two sources name is the first one's until that lets it go, and never changes back and forth", async () => {
    const other = { ...dms(), name: "auction", url: `${origin()}/auction.json` };
    const { db, at } = await open([dms(), other]);
    serve("/stock.json", cars(0, 6));
    serve("/auction.json", []);
    await at(NOW);
    // The same stock number at another price, the same VIN under another number, and a car of its own.
    serve("/stock.json", [...cars(0, 6), car(50, { vin: "1M8GDM9AXKP042788" })]);
    await at(NOW + 15 * MINUTE);
    const auction = [car(1, { price: 1_000 }), car(70, { vin: "1M8GDM9AXKP042788" }), car(80)];
    serve("/auction.json", auction);
    await at(NOW + 30 * MINUTE);
    expect(await stock(db)).toMatchObject({ U1: "20001 in_stock", U80: "20080 in_stock" });
    expect(await stock(db)).not.toHaveProperty("U70");
    const report = JSON.parse(
      (await db.selectFrom("import_runs").select("report").orderBy("id", "desc").executeTakeFirstOrThrow()).report,
    );
    expect(report).toMatchObject({ read: 3, created: 1, claimed: { count: 2 } });
    expect(report.claimed.cars[0]).toMatch(/Kia Rio.*U1.*: dms of Dealer north/);

    serve("/stock.json", [car(0), ...cars(2, 6), car(50, { vin: "1M8GDM9AXKP042788" })]);
    await at(NOW + 45 * MINUTE);
    expect(await stock(db)).toMatchObject({ U1: "20001 sold" });
    await at(NOW + 60 * MINUTE);
    expect(await stock(db), "although the auction's file is the same").toMatchObject({ U1: "1000 in_stock" });
    const runsNow = (await runs(db)).length;
    await at(NOW + 62 * MINUTE);
    expect((await runs(db)).length, "and then it is no run again").toBe(runsNow);
    serve("/stock.json", [...cars(0, 6), car(50, { vin: "1M8GDM9AXKP042788" })]);
    await at(NOW + 75 * MINUTE);
    expect(await stock(db), "the auction's now").toMatchObject({ U1: "1000 in_stock" });
  });

  test("files of changes in a watched folder are each taken once, also when their source is described otherwise", async () => {
    const yard = { name: "yard", kind: "folder", mode: "delta", path: "yard" };
    const { db, at, dataDir, change } = await open([yard]);
    const put = (name: string, rows: readonly object[]) => {
      mkdirSync(join(dataDir, "incoming/yard"), { recursive: true });
      writeFileSync(join(dataDir, "incoming/yard", name), JSON.stringify(rows));
    };
    put("a.json", cars(0, 6));
    await at(NOW);
    put("b.json", [car(0, { price: 18_990 })]);
    await at(NOW + MINUTE);
    expect(await stock(db)).toMatchObject({ U0: "18990 in_stock", U5: "20005 in_stock" });
    change([{ ...yard, pictureHosts: ["cdn.dealer.example"] }]);
    await at(NOW + 2 * MINUTE);
    await at(NOW + 3 * MINUTE);
    expect(await stock(db), "the older file is not taken again").toMatchObject({ U0: "18990 in_stock" });
    expect(await runs(db)).toEqual(["imported yard", "imported yard"]);
  });

  test("what a killed process left in the data folder is deleted with the files that no run names", async () => {
    const { at, dataDir } = await open([dms()]);
    serve("/stock.json", cars(0, 6));
    await at(NOW);
    const left = join(dataDir, "imports", ".left-behind");
    writeFileSync(left, "half a file");
    utimesSync(left, new Date(NOW - 48 * HOUR), new Date(NOW - 48 * HOUR));
    await at(NOW + HOUR);
    expect(existsSync(left)).toBe(false);
    expect(readdirSync(join(dataDir, "imports"))).toHaveLength(1);
  });

  test("what happened long ago is forgotten, and an engine that lacks it is filled anew", async () => {
    const DAY = 24 * HOUR;
    serve("/stock.json", cars(0, 3));
    const { db, at } = await open([dms()]);
    await at(NOW);
    const run = { dealership_id: 1, file: "old.csv", mode: "delta", report: "null" } as const;
    const times = Array.from({ length: 130 }, (_, index) => NOW - 90 * DAY + index);
    const old = (source: string | null) =>
      times.map((time) => ({ ...run, source, started_at: time, finished_at: time }));
    await db
      .insertInto("import_runs")
      .values([...old(null), ...old("dms").slice(0, 40)])
      .execute();
    const change = { car_id: 1, dealership_id: 1, kind: "put" } as const;
    await db.deleteFrom("stock_changes").execute();
    const changes = Array.from({ length: 5_003 }, (_, index) => ({ ...change, at: NOW - 90 * DAY + index }));
    for (let from = 0; from < changes.length; from += 500)
      await db
        .insertInto("stock_changes")
        .values(changes.slice(from, from + 500))
        .execute();
    const first = await db.selectFrom("stock_changes").select("id").orderBy("id").executeTakeFirstOrThrow();
    const index = { name: "stock", version: "7", change_id: first.id, updated_at: NOW };
    await db.insertInto("search_indexes").values(index).execute();
    await at(NOW + 2 * HOUR);
    const of = async (source: string | null) =>
      (
        await db
          .selectFrom("import_runs")
          .select("id")
          .where("source", source === null ? "is" : "=", source)
          .execute()
      ).length;
    expect([await of(null), await of("dms")]).toEqual([100, 41]);
    const left = await db.selectFrom("stock_changes").select("at").execute();
    expect(left).toEqual([{ at: changes.at(-1)?.at }]);
    const { version } = await db.selectFrom("search_indexes").select("version").executeTakeFirstOrThrow();
    expect(version).toBe("");
    await db.updateTable("search_indexes").set({ version: "7" }).execute();
    await db
      .insertInto("stock_changes")
      .values({ ...change, at: NOW })
      .execute();
    await at(NOW + 4 * HOUR);
    expect(await db.selectFrom("stock_changes").select("at").execute()).toEqual([{ at: NOW }]);
    expect(await db.selectFrom("search_indexes").select("version").execute()).toEqual([{ version: "" }]);
  });
});
