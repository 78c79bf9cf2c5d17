import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import * as v from "valibot";
import { afterAll, expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import type { Database } from "../db/open.ts";
import { runImport } from "../features/feeds/import.ts";
import { uploadByHash } from "../features/feeds/pushes/data.ts";
import { addPiece, beginUpload, deleteOldUploads } from "../features/feeds/pushes/mutations.ts";
import { orderOf } from "../features/feeds/sources/order.ts";
import { importedFile } from "../features/feeds/sources/taking.ts";
import { type FeedSource, FeedSourcesSchema } from "../features/site/dealership/feed-sources.ts";
import { startFeedWorker } from "../jobs/feeds.ts";
import { folderStore } from "../services/files/folder.ts";
import type { FileStore } from "../services/files/port.ts";
import { fetcherOf } from "../wiring/stock-files.ts";
import { NOON, type TestRequest, testServer } from "./testing.ts";

const TOKEN = "a-long-enough-token-of-halden";
const HOUR = 3_600_000;
const SOURCES = v.parse(FeedSourcesSchema, [
  { name: "dms", kind: "push", token: { env: "DMS_TOKEN" } },
  { name: "short", kind: "push", token: { env: "SHORT_TOKEN" } },
  { name: "web", kind: "https", url: "https://dms.example/stock.csv", schedule: null },
]) as readonly FeedSource[];
const north = { ...dealership(1, "north"), folder: "halden", sources: SOURCES };
/** How often somebody has walked through the sources of all sites. */
let walks = 0;
const south = {
  ...dealership(2, "south"),
  folder: "kingtide",
  get sources() {
    walks += 1;
    return [];
  },
};
const SITES = [testSite("halden", [north]), testSite("kingtide", [south])];

const folder = mkdtempSync(join(tmpdir(), "forecourt-pushes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const row = (at: number) => `U${at},Kia,Rio,2021,${20_000 + at}`;
const csv = (rows: readonly string[]) => Buffer.from(`stock no,make,model,year,price\n${rows.join("\n")}\n`);
const STOCK = csv([row(1), row(2), "U3,Quadzilla,,1066,soon"]);
const LARGE = Buffer.alloc(6_000_000, "U1,Kia,Rio\n");
const hex = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const reprDigest = (bytes: Buffer) => ({
  "repr-digest": `sha-256=:${createHash("sha256").update(bytes).digest("base64")}:`,
});

const EXAMPLES = [...readFileSync("docs/imports.md", "utf8").matchAll(/^```sh push\n(.*?)^```$/gms)].map(
  ([, example = ""]) => example,
);
const shell = async (script: string) =>
  (await promisify(execFile)("sh", ["-c", script], { env: { ...process.env, TOKEN } })).stdout;
const CURL = await shell("command -v curl && command -v openssl").catch(() => "");

/** A store of files that says how many bytes each file has. */
function watched(store: FileStore, sizes: number[]): FileStore {
  return {
    ...store,
    put: (key, bytes, type) => {
      sizes.push(bytes.length);
      return store.put(key, bytes, type);
    },
  };
}

eachDatabase("stock files that a dealer's system sends", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const dataDir = mkdtempSync(join(folder, "data-"));
    const sizes: number[] = [];
    const files = watched(folderStore({ folder: join(dataDir, "files") }), sizes);
    const env = { DMS_TOKEN: `the-one-that-comes-after-it ${TOKEN}`, SHORT_TOKEN: "short" };
    const server = await testServer({ db, files, sites: SITES, env });
    const worker = startFeedWorker({
      db,
      dataDir,
      files,
      clock: server.app.clock,
      holder: "test",
      random: () => 0,
      intervalMs: HOUR,
      sites: { all: () => SITES },
      fetcherOf: fetcherOf({ env: server.app.env, db, files, clock: server.app.clock }),
      importFile: async (known, file) => {
        const order = orderOf(known, SITES, { secret: () => null, tells: file.tells });
        const read = { file: file.path, name: file.name, dryRun: false, keep: dataDir, clock: server.app.clock };
        return importedFile(await runImport(db, { ...order, ...read }));
      },
      log: { info: () => {}, warn: () => {}, error: () => {} },
    });
    const ask = async (path: string, { headers = {}, ...options }: TestRequest = {}) => {
      const authorization = { authorization: `Bearer ${TOKEN}` };
      const answer = await server.ask(path, { ...options, headers: { ...authorization, ...headers } });
      return { ...answer, json: answer.text === "" ? null : JSON.parse(answer.text) };
    };
    const put = (body: Buffer, headers: Readonly<Record<string, string>> = {}) =>
      ask("/api/feeds/north/dms", { method: "PUT", body, headers: { "content-type": "text/csv", ...headers } });
    const part = (whole: Buffer, from: number, to: number, headers = {}) =>
      put(whole.subarray(from, to), {
        ...reprDigest(whole),
        "content-range": `bytes ${from}-${to - 1}/${whole.length}`,
        ...headers,
      });
    return { ...server, db, files, sizes, worker, ask, put, part };
  }
  const rowsOf = async (db: Database) => ({
    uploads: (await db.selectFrom("feed_uploads").select("id").execute()).length,
    pieces: (await db.selectFrom("feed_upload_pieces").select("upload_id").execute()).length,
  });

  test("CAR-102 a file is taken, becomes a run whose outcome can be asked for, and is unchanged when sent again", async () => {
    const { db, ask, put, worker } = await open();
    const zipped = gzipSync(STOCK);
    const sent = await put(zipped, { "content-encoding": "gzip", ...reprDigest(zipped) });
    expect(sent).toMatchObject({ status: 202, json: { standing: "waiting", sha256: hex(zipped) } });
    expect(sent.headers.location).toBe(sent.json.run);
    expect((await ask(sent.json.run)).json).toMatchObject({ standing: "waiting", run: null });
    await worker.runOnce();
    const counts = { read: 3, created: 2, updated: 0, unchanged: 0, gone: 0, rejected: 1 };
    expect((await ask(sent.json.run)).json).toMatchObject({
      standing: "imported",
      says: "Imported, but for 1 row that cannot be taken.",
      run: 1,
      counts,
      rejected: [{ row: 4, because: expect.stringMatching(/\w/) }],
    });
    const again = await put(zipped, { "content-encoding": "gzip", ...reprDigest(zipped) });
    expect(again).toMatchObject({ status: 200, json: { standing: "unchanged", run: sent.json.run } });
    // Nor without the digest: then all of it is read first.
    expect(await put(zipped)).toMatchObject({ status: 200, json: { standing: "unchanged" } });
    expect(await put(STOCK)).toMatchObject({ status: 202 });
    expect(await rowsOf(db)).toEqual({ uploads: 2, pieces: 2 });
  });

  test("CAR-102 a file that arrives in parts goes on where the connection broke", async () => {
    const { db, files, ask, part, port, sizes } = await open();
    const asking = `/api/feeds/north/dms/uploads/${hex(LARGE)}`;
    expect(await ask(asking)).toMatchObject({ status: 404 });
    expect(await part(LARGE, 0, 20)).toMatchObject({ status: 200, json: { received: 20, size: LARGE.length } });
    const socket = connect(port, "127.0.0.1");
    const { "repr-digest": digest } = reprDigest(LARGE);
    socket.write(
      `PUT /api/feeds/north/dms HTTP/1.1\r\nHost: halden.localhost\r\nAuthorization: Bearer ${TOKEN}\r\nRepr-Digest: ${digest}\r\nContent-Range: bytes 20-${LARGE.length - 1}/${LARGE.length}\r\nContent-Length: ${LARGE.length - 20}\r\n\r\n`,
    );
    socket.write(LARGE.subarray(20, LARGE.length - 1_000_000));
    await expect.poll(() => sizes.length, { message: "what arrived is kept before all of it is here" }).toBe(2);
    socket.destroy();
    const arrived = async () => Number((await ask(asking, { method: "HEAD" })).headers["upload-offset"]);
    await expect.poll(arrived).toBeGreaterThan(4_000_000);
    expect(await part(LARGE, 20, LARGE.length)).toMatchObject({
      status: expect.toBeOneOf([409, 503]),
      json: { error: expect.stringMatching(/Go on from byte|Another file is arriving/) },
    });
    const status = async () => (await part(LARGE, await arrived(), LARGE.length)).status;
    await expect.poll(status, { message: "as a client goes on" }).toBe(202);
    expect((await ask(asking)).json).toMatchObject({ standing: "waiting", received: LARGE.length });
    const { pieces } = await rowsOf(db);
    expect(pieces).toBeGreaterThan(2);
    // A newer full file is all that counts, and the bytes of the earlier one go.
    await part(STOCK, 0, STOCK.length);
    expect((await ask(asking)).json).toMatchObject({ standing: "replaced" });
    expect(await deleteOldUploads({ db, files }, NOON)).toBe(1);
    expect(await rowsOf(db)).toEqual({ uploads: 2, pieces: 1 });
  });

  test("CAR-102 what is not the announced file is refused, and forgotten", async () => {
    const { db, part, put } = await open();
    await part(STOCK, 0, 20);
    const other = Buffer.concat([STOCK.subarray(0, 20), Buffer.alloc(STOCK.length - 20, "x")]);
    const rest = await put(other.subarray(20), {
      ...reprDigest(STOCK),
      "content-range": `bytes 20-${STOCK.length - 1}/${STOCK.length}`,
    });
    expect(rest).toMatchObject({ status: 422, json: { received: 0 } });
    expect(await put(other, reprDigest(STOCK))).toMatchObject({ status: 422 });
    expect(await put(Buffer.alloc(0))).toMatchObject({ status: 400, json: { error: "The file is empty." } });
    expect(await rowsOf(db)).toEqual({ uploads: 0, pieces: 0 });
  });

  test("CAR-102 a stranger writes nothing, learns nothing, and is soon told to wait", async () => {
    const { db, ask, sizes } = await open();
    const big = Buffer.alloc(200_000);
    const answers = [];
    const walkedBefore = walks;
    for (const [path, authorization] of [
      ["/api/feeds/north/dms", "Bearer guessed-guessed-guessed-guess"],
      ["/api/feeds/north/dms", ""],
      ["/api/feeds/north/dms", `Basic ${TOKEN}`],
      ["/api/feeds/north/none", `Bearer ${TOKEN}`],
      ["/api/feeds/north/web", `Bearer ${TOKEN}`],
      ["/api/feeds/north/short", "Bearer short"],
    ] as const) {
      answers.push(await ask(path, { method: "PUT", body: big, headers: { authorization } }));
    }
    answers.push(await ask("/api/feeds/north/dms", { method: "PUT", host: "kingtide.localhost", body: big }));
    answers.push(await ask("/api/feeds/north/dms/runs/1", { headers: { authorization: "" } }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, headers: { "www-authenticate": "Bearer" } });
    expect(answers[0]?.text.length).toBeLessThan(100);
    for (let more = 0; more < 25; more++) answers.push(await ask("/api/feeds/north/none"));
    expect(answers.at(-1)?.status).toBe(429);
    expect(walks, "no stranger makes the server walk through all sites").toBe(walkedBefore);
    expect(await ask("/api/feeds/north/dms/runs/1"), "who has the token is still served").toMatchObject({
      status: 404,
    });
    expect([await rowsOf(db), sizes]).toEqual([{ uploads: 0, pieces: 0 }, []]);
  });

  test("CAR-102 a large file is kept in small pieces; a larger one than is taken, and one beside another, are refused", async () => {
    const { ask, put, sizes, db } = await open();
    const large = Buffer.alloc(9 * 1024 * 1024, "U1,Kia,Rio\n");
    const slow = put(large);
    await expect.poll(() => sizes.length, { interval: 1 }).toBeGreaterThan(0);
    const both = await Promise.all([slow, put(STOCK)]);
    expect(both.map(({ status }) => status).sort()).toEqual([202, 503]);
    expect(sizes.length).toBe(3);
    expect(Math.max(...sizes)).toBeLessThan(5 * 1024 * 1024);
    const tooLarge = { "content-range": `bytes 0-2/${300 * 1024 * 1024}`, ...reprDigest(STOCK) };
    expect(await put(Buffer.from("abc"), tooLarge)).toMatchObject({ status: 413 });
    expect(await ask("/api/feeds/north/dms", { method: "POST" })).toMatchObject({ status: 405 });
    expect((await rowsOf(db)).uploads).toBe(1);
  });

  test.skipIf(!CURL)(
    `CAR-102 the examples of docs/imports.md send a file and continue it${CURL ? "" : " (no curl)"}`,
    async () => {
      const { ask, part, port } = await open();
      const file = join(folder, "stock.csv");
      writeFileSync(file, STOCK);
      const feed = `FEED=http://halden.localhost:${port}/api/feeds/north/dms`;
      const here = EXAMPLES.map((example) =>
        example.replace(/^FEED=.*$/m, feed).replace(/^FILE=.*$/m, `FILE='${file}'`),
      );
      expect(here[0]).toContain(feed);
      const [whole = "", rest = ""] = here;
      await part(STOCK, 0, 20);
      const settings = whole.replace(/^curl .*$/m, "");
      expect(JSON.parse(await shell(`${settings}\n${rest}`))).toMatchObject({
        standing: "waiting",
        sha256: hex(STOCK),
      });
      expect(JSON.parse(await shell(whole))).toMatchObject({ standing: "unchanged" });
      expect((await ask(`/api/feeds/north/dms/uploads/${hex(STOCK)}`)).json).toMatchObject({ received: STOCK.length });
    },
  );

  test("CAR-102 of two requests that bring the same part, as to two processes, one is told so", async () => {
    const { db, files } = await open();
    const source = { dealershipId: 1, name: "dms", mode: "full" } as const;
    const file = { name: "dms.csv", sha256: hex(STOCK), size: STOCK.length };
    const upload = await beginUpload({ db, files }, source, file, NOON);
    const add = (beginsAt: number) =>
      addPiece(db, upload, { beginsAt, bytes: 20, key: `feed-uploads/${beginsAt}` }, NOON);
    expect([await add(0), await add(0), await add(40), await add(20)]).toEqual([true, false, false, true]);
    expect(await uploadByHash(db, source, hex(STOCK))).toMatchObject({ received: 40, standing: "arriving" });
    const again = await beginUpload({ db, files }, source, file, NOON);
    expect(await uploadByHash(db, source, hex(STOCK)), "one that begins anew").toMatchObject({
      id: again.id,
      received: 0,
    });
    expect(await rowsOf(db)).toEqual({ uploads: 1, pieces: 0 });
  });

  test("CAR-102 a file that nobody continues is forgotten after a day", async () => {
    const { db, files, part } = await open();
    await part(STOCK, 0, 20);
    expect(await deleteOldUploads({ db, files }, NOON + 23 * HOUR)).toBe(0);
    expect(await deleteOldUploads({ db, files }, NOON + 25 * HOUR)).toBe(1);
    expect(await rowsOf(db)).toEqual({ uploads: 0, pieces: 0 });
  });
});
