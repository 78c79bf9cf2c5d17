import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, get as httpGet, type IncomingMessage, type ServerResponse } from "node:http";
import type { get as httpsGet } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { takeSpans } from "../../test/fixtures/spans.ts";
import type { Database } from "../db/open.ts";
import { importFeed } from "../features/feeds/import.ts";
import { yardsOf } from "../features/feeds/place.ts";
import { undoRun } from "../features/feeds/runs/undo.ts";
import { askForPicture } from "../features/media/remote-picture.ts";
import { carsAfter } from "../features/stock/data.ts";
import { emptyCarInput } from "../features/stock/empty-car.ts";
import { writeStock } from "../features/stock/mutations.ts";
import { pictureCounts, pictureStandings } from "../features/stock-pictures/data.ts";
import { withStoredPictures } from "../features/stock-pictures/mutations.ts";
import { photoHash, photoKey } from "../features/stock-pictures/rules.ts";
import { err, ok } from "../lib/result.ts";
import { folderStore } from "../services/files/folder.ts";
import { startPictureWorker } from "./pictures.ts";

const HOST = "photos.dealer.example";
const NORTH = { id: 1, slug: "north", name: "North Motors" };
const NOW = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;

/** Answers of the picture server by path, and the requests that it had. */
const answers = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>();
const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url ?? "");
  const answer = answers.get(request.url ?? "");
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});
const folder = mkdtempSync(join(tmpdir(), "forecourt-pictures-"));
const jpeg = (colour: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

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

function sends(path: string, bytes: Buffer, headers: Readonly<Record<string, string>> = {}): void {
  answers.set(path, (request, response) => {
    if (headers.ETag && request.headers["if-none-match"] === headers.ETag) return response.writeHead(304).end();
    return response.writeHead(200, { "Content-Type": "image/jpeg", ...headers }).end(bytes);
  });
}

/** The product's own client, whose connections end at the test's server. */
const fetchPicture = (source: string, etag: string | null) =>
  askForPicture(source, etag, {
    hosts: [HOST],
    isAllowed: () => true,
    get: ((url: URL, options: object, callback: never) =>
      httpGet(
        `http://127.0.0.1:${(server.address() as AddressInfo).port}${url.pathname}`,
        { ...options, lookup: undefined },
        callback,
      )) as typeof httpsGet,
  });

eachDatabase("pictures of stock", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const store = mkdtempSync(join(folder, "store-"));
    const files = folderStore({ folder: store });
    let now = NOW;
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const worker = startPictureWorker({ db, files, fetchPicture, clock: () => now, log, intervalMs: 3_600_000 });
    onTestFinished(() => worker.stop());
    await worker.runOnce();
    const at = async (time: number) => {
      now = time;
      return worker.runOnce();
    };
    return { db, files, folder: store, at };
  }

  async function take(db: Database, cars: Readonly<Record<string, readonly string[]>>, more = {}) {
    const file = join(folder, "stock.json");
    const rows = Object.entries(cars).map(([stock_number, images]) => ({
      stock_number,
      make: "Toyota",
      model: "RAV4",
      year: 2021,
      price: 31_990,
      images: images.map((name) => new URL(name, `https://${HOST}/`).href),
    }));
    writeFileSync(file, JSON.stringify(rows));
    const result = await importFeed(db, {
      file,
      dealership: NORTH,
      yards: yardsOf([], NORTH.slug),
      mode: "full",
      mapping: null,
      dryRun: false,
      allowGone: true,
      pictureHosts: [HOST],
      clock: () => NOW,
      ...more,
    });
    if (!result.ok) throw new Error(result.error);
    return result.value;
  }

  const shown = async (db: Database) =>
    Object.fromEntries(
      (await carsAfter(db, 0, 100)).map((car) => [
        car.stocknum,
        { photos: car.images.map(({ image }) => image?.url), first: car.primary_image_url, count: car.photos_count },
      ]),
    );
  const photo = expect.stringMatching(/^\/photos\/[0-9a-f]{32}\.jpg$/);

  test("a car is shown with its pictures once they are stored; the same picture is stored once; the file again changes nothing", async () => {
    const { db, files, at } = await open();
    const red = await jpeg("#a01010");
    sends("/1.jpg", red);
    sends("/2.jpg", await jpeg("#10a010"));
    sends("/same.jpg", red);
    const cars = { U1: ["1.jpg", "2.jpg"], U2: ["same.jpg"] };
    expect(await take(db, cars)).toMatchObject({ created: 2, picturesWaiting: 3 });
    expect(await shown(db)).toMatchObject({ U1: { photos: [], first: null, count: 0 } });

    const spans = takeSpans();
    expect(await at(NOW)).toBe(3);
    expect(spans).toEqual(Array.from({ length: 3 }, () => ["picture", { "server.address": HOST }]));
    const stock = await shown(db);
    expect(stock).toEqual({
      U1: { photos: [photo, photo], first: stock.U1?.photos[0], count: 2 },
      U2: { photos: [stock.U1?.photos[0]], first: stock.U1?.photos[0], count: 1 },
    });
    const stored = await files.get(photoKey(photoHash(stock.U1?.first ?? "") ?? ""));
    expect(stored.ok && (await sharp(stored.value ?? Buffer.alloc(0)).metadata()).width).toBe(64);

    expect(await take(db, cars)).toMatchObject({ unchanged: 2, updated: 0, picturesWaiting: 0 });
    expect(await at(NOW + MINUTE)).toBe(0);
    expect(await shown(db)).toEqual(stock);
    expect(requests).toHaveLength(3);
  });

  test("CAR-101 taking a run back shows the pictures of before, although those of the run were fetched since", async () => {
    const { db, at } = await open();
    for (const name of ["1", "2", "3"]) sends(`/${name}.jpg`, await jpeg(`#1010${name}0`));
    const undo = (run: number) => undoRun(db, run, { by: "Dana", now: NOW + MINUTE, dryRun: false });
    // U2's pictures lie elsewhere at first, where nobody fetches them.
    const before = { U1: ["1.jpg"], U2: ["https://elsewhere.example/2.jpg"], U3: ["3.jpg"] };
    await take(db, before);
    await at(NOW);
    const stock = await shown(db);
    expect(stock).toMatchObject({ U1: { photos: [photo] }, U2: { photos: ["https://elsewhere.example/2.jpg"] } });
    await take(db, { U1: ["2.jpg", "3.jpg"], U2: ["2.jpg"], U3: [] });
    await at(NOW + MINUTE);
    expect(await shown(db)).toMatchObject({
      U1: { photos: [photo, photo] },
      U2: { photos: [photo] },
      U3: { count: 0 },
    });
    expect(await undo(2)).toMatchObject({ ok: true, value: { restored: 3, left: 0 } });
    expect(await shown(db)).toEqual(stock);
    // The list is the old one, too: a picture of the run that changes at its server does not come back by itself.
    sends("/2.jpg", await jpeg("#a0a0a0"));
    await at(NOW + 8 * 24 * 60 * MINUTE);
    expect(await shown(db)).toEqual(stock);
    expect(await take(db, before)).toMatchObject({ unchanged: 3, picturesWaiting: 0 });
    await at(NOW + 9 * 24 * 60 * MINUTE);
    expect(await shown(db)).toEqual(stock);
    // What a later run named stays.
    await take(db, { ...before, U1: ["2.jpg"] });
    await take(db, { ...before, U1: ["3.jpg"] });
    await at(NOW + 9 * 24 * 60 * MINUTE);
    const later = await shown(db);
    expect(await undo(4)).toMatchObject({
      ok: true,
      value: { restored: 0, left: 1, leftCars: [{ why: "other pictures were named since" }] },
    });
    expect(await shown(db)).toEqual(later);
  });

  test("what is no picture is refused in words, what fails is asked for again, and neither holds up the others", async () => {
    const { db, at } = await open();
    sends("/good.jpg", await jpeg("#101010"));
    answers.set("/login.jpg", (_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<html>"));
    answers.set("/moved.jpg", (_, response) => response.writeHead(302, { Location: "http://169.254.169.254/" }).end());
    answers.set("/busy.jpg", (_, response) => response.writeHead(503).end());
    answers.set("/cut.jpg", (_, response) => {
      response.writeHead(200, { "Content-Type": "image/jpeg", "Content-Length": "9000" });
      response.write("\xff\xd8\xff", () => response.destroy());
    });
    sends("/lies.jpg", Buffer.from("<svg/>"));
    await take(db, { U1: ["gone.jpg", "login.jpg", "moved.jpg", "busy.jpg", "cut.jpg", "lies.jpg", "good.jpg"] });
    expect(await at(NOW)).toBe(7);
    expect(await shown(db)).toEqual({ U1: { photos: [photo], first: photo, count: 1 } });
    const standings = await pictureStandings(db, { dealership_id: 1, stocknum: "U1" });
    const name = (source: string) => source.split("/").at(-1);
    expect(standings.map(({ source, state, problem }) => [name(source), state, problem])).toEqual([
      ["gone.jpg", "refused", "Its server answered 404."],
      ["login.jpg", "refused", "Its server sent something else instead of a picture."],
      ["moved.jpg", "refused", "Its server answered 302."],
      ["busy.jpg", "waiting", "Its server answered 503."],
      ["cut.jpg", "waiting", "Its server did not send it whole."],
      ["lies.jpg", "refused", "What lies at its address is no JPEG, PNG, WebP, AVIF or GIF picture."],
      ["good.jpg", "stored", null],
    ]);
    expect(await pictureCounts(db)).toEqual({ stored: 1, waiting: 2, refused: 4 });

    sends("/busy.jpg", await jpeg("#202020"));
    expect(await at(NOW + MINUTE - 1)).toBe(0);
    expect(await at(NOW + MINUTE)).toBe(2);
    // It comes in the place that its feed gave it.
    const two = await shown(db);
    expect(two.U1?.photos).toHaveLength(2);
    expect(two.U1?.photos[1]).not.toBe(two.U1?.photos[0]);
    expect(two.U1?.first).toBe(two.U1?.photos[0]);
  });

  test("a server that never answers does not delay other servers' pictures, and is asked again until it does", async () => {
    const db = await openFresh();
    const files = folderStore({ folder: mkdtempSync(join(folder, "store-")) });
    const tries: string[] = [];
    let now = NOW;
    let isAway = true;
    const worker = startPictureWorker({
      db,
      files,
      clock: () => now,
      intervalMs: 3_600_000,
      log: { info: () => {}, warn: () => {}, error: () => {} },
      fetchPicture: async (source, etag) => {
        tries.push(new URL(source).hostname);
        if (!source.startsWith("https://away.example/")) return fetchPicture(source, etag);
        if (!isAway) return ok({ kind: "sent", bytes: await jpeg("#101010"), etag: null });
        now += 10_000;
        return err({ kind: "failed", problem: "Its server did not send it whole." });
      },
    });
    onTestFinished(() => worker.stop());
    await worker.runOnce();
    sends("/1.jpg", await jpeg("#a01010"));
    const away = Array.from({ length: 100 }, (_, at) => `https://away.example/${at}.jpg`);
    await take(db, { U1: away, U2: ["1.jpg"] }, { pictureHosts: [HOST, "away.example"] });

    await worker.runOnce();
    expect(tries.indexOf(HOST)).toBe(4);
    expect(await shown(db)).toMatchObject({ U1: { count: 0 }, U2: { photos: [photo], count: 1 } });
    expect(tries).toHaveLength(13);
    await worker.runOnce();
    expect(tries.slice(13)).toEqual(Array.from({ length: 8 }, () => "away.example"));
    const attempts = await db.selectFrom("stock_pictures").select("attempts").where("attempts", ">", 1).execute();
    expect(attempts).toEqual([]);

    isAway = false;
    for (let round = 0; round < 2; round += 1) await worker.runOnce();
    now += 10 * MINUTE;
    await worker.runOnce();
    expect(await shown(db)).toMatchObject({ U1: { count: 100 }, U2: { count: 1 } });
  });

  test("a picture that changed under its address is fetched again after a week, one that did not is only asked for", async () => {
    const { db, at } = await open();
    sends("/1.jpg", await jpeg("#a01010"), { ETag: '"one"' });
    sends("/2.jpg", await jpeg("#10a010"), { ETag: '"two"' });
    await take(db, { U1: ["1.jpg", "2.jpg"] });
    await at(NOW);
    const before = await shown(db);
    sends("/1.jpg", await jpeg("#1010a0"), { ETag: '"new"' });
    expect(await at(NOW + WEEK - 1)).toBe(0);
    expect(await at(NOW + WEEK)).toBe(2);
    const after = await shown(db);
    expect(after.U1?.photos[0]).not.toBe(before.U1?.photos[0]);
    expect(after.U1?.photos[1]).toBe(before.U1?.photos[1]);
    // Its server deletes it: the car keeps the picture that it has.
    answers.delete("/1.jpg");
    await at(NOW + 2 * WEEK);
    expect(await shown(db)).toEqual(after);
  });

  test("what a person or a shopper changed meanwhile stays: a hold is no reservation by the feed", async () => {
    const { db, at } = await open();
    sends("/1.jpg", await jpeg("#a01010"));
    await take(db, { U1: ["1.jpg"] });
    await db
      .updateTable("cars")
      .set({ held_until: NOW + WEEK })
      .execute();
    await at(NOW);
    expect((await shown(db)).U1?.count).toBe(1);
    const row = await db.selectFrom("cars").select(["reserved", "held_until"]).executeTakeFirstOrThrow();
    expect(row).toEqual({ reserved: 0, held_until: NOW + WEEK });
  });

  test("a worker that died after storing a picture leaves its car to the next", async () => {
    const { db, at } = await open();
    sends("/1.jpg", await jpeg("#a01010"), { ETag: '"one"' });
    await take(db, { U1: ["1.jpg"] });
    await at(NOW);
    // As it stands when the process ends between the two: stored, claimed, and the car without it.
    await writeStock(db, NORTH, { now: NOW }, async (writer) => {
      await writer.db.updateTable("cars").set({ images: "[]", primary_image_url: null, content_hash: "" }).execute();
    });
    await db
      .updateTable("stock_pictures")
      .set({ attempts: 1, next_at: NOW + 10 * MINUTE })
      .execute();
    expect(await at(NOW + 10 * MINUTE)).toBe(1);
    expect((await shown(db)).U1).toEqual({ photos: [photo], first: photo, count: 1 });
  });

  test("a feed that no longer names hosts, or a dry run, fetches nothing; another feed's list replaces the first", async () => {
    const { db, at } = await open();
    sends("/1.jpg", await jpeg("#a01010"));
    sends("/2.jpg", await jpeg("#10a010"));
    await take(db, { U1: ["1.jpg"] }, { dryRun: true });
    expect(await at(NOW)).toBe(0);
    await take(db, { U1: ["1.jpg"] });
    await take(db, { U1: ["2.jpg"] });
    await at(NOW);
    expect((await shown(db)).U1?.count).toBe(1);
    expect(await pictureStandings(db, { dealership_id: 1, stocknum: "U1" })).toMatchObject([
      { source: `https://${HOST}/2.jpg` },
    ]);
    await take(db, { U1: ["2.jpg"] }, { pictureHosts: [] });
    expect((await shown(db)).U1?.photos).toEqual([`https://${HOST}/2.jpg`]);
    await at(NOW + WEEK);
    expect((await shown(db)).U1?.photos).toEqual([`https://${HOST}/2.jpg`]);
  });

  test("a picture that came with its file is needed as long as its car, and is never asked for", async () => {
    const { db, files, at } = await open();
    sends("/same.jpg", await jpeg("#a01010"));
    await take(db, { U1: ["same.jpg"] });
    await at(NOW);
    const path = (await shown(db)).U1?.first ?? "";
    // As an archive's import, or that of an export, names it: by its address in our own store.
    const packed = {
      ...emptyCarInput(),
      stocknum: "U2",
      make: "Kia",
      model: "Rio",
      images: [{ image: { url: path } }],
    };
    await writeStock(db, NORTH, { now: NOW }, async (writer) => {
      const pictured = await withStoredPictures(writer.db, NORTH, [packed], { hosts: [], now: NOW });
      expect(pictured).toMatchObject({ waiting: 0, cars: [{ images: packed.images, photos_count: 1 }] });
      await writer.upsert(pictured.cars);
      await pictured.remember(null);
      await writer.remove(["U1"]);
    });
    expect(await at(NOW + 5 * WEEK)).toBe(1);
    const kept = await files.get(photoKey(photoHash(path) ?? ""));
    expect(kept.ok && kept.value).not.toBeNull();
    expect((await shown(db)).U2).toEqual({ photos: [path], first: path, count: 1 });
  });

  test("what a killed process left of a file is deleted an hour later, and what is being written stays", async () => {
    const { folder: store, at } = await open();
    const parts = join(store, ".parts");
    mkdirSync(parts, { recursive: true });
    for (const [name, minutes] of [
      ["left", 61],
      ["being-written", 59],
    ] as const) {
      writeFileSync(join(parts, name), "half");
      const written = (NOW + WEEK) / 1000 - minutes * 60;
      utimesSync(join(parts, name), written, written);
    }
    await at(NOW + WEEK);
    expect(readdirSync(parts)).toEqual(["being-written"]);
  });

  test("a picture that no car has had for a month is deleted, unless another has the same content", async () => {
    const { db, files, at } = await open();
    sends("/1.jpg", await jpeg("#a01010"));
    sends("/same.jpg", await jpeg("#a01010"));
    sends("/2.jpg", await jpeg("#10a010"));
    await take(db, { U1: ["1.jpg"], U2: ["same.jpg"], U3: ["2.jpg"] });
    await at(NOW);
    const { U1, U3 } = await shown(db);
    await writeStock(db, NORTH, { now: NOW }, (writer) => writer.remove(["U1", "U3"]));
    const isStored = async (path: string | null | undefined) => {
      const file = await files.get(photoKey(photoHash(path ?? "") ?? ""));
      return file.ok && file.value !== null;
    };
    await at(NOW + 4 * WEEK);
    expect([await isStored(U1?.first), await isStored(U3?.first)]).toEqual([true, true]);
    await at(NOW + 5 * WEEK);
    expect([await isStored(U1?.first), await isStored(U3?.first)]).toEqual([true, false]);
  });
});
