import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { stockCar } from "../../test/fixtures/cars.ts";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { engineWith } from "../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import type { Database } from "../db/open.ts";
import { documentOf } from "../features/search/index/documents/document.ts";
import { carsAfter } from "../features/stock/data.ts";
import { testServer } from "./testing.ts";

const TOKEN = "a-long-token-of-the-site";
/** Set beside the old one, while receivers change to it. */
const NEXT = "the-next-token-of-the-site";
const OF = dealership(1, "parramatta");
const OTHER = dealership(2, "brookvale");
const config = { siteUrl: "https://www.halden.example", minPhotos: 0, stockFeedToken: `${TOKEN} ${NEXT}` };
const HALDEN = testSite("halden", [OF], { config });
const KINGTIDE = testSite("kingtide", [OTHER], { config: { ...config, stockFeedToken: "another-token" } });
const SILENT = testSite("silent", [OF], { config: { ...config, stockFeedToken: null } });
const NAMES = ["google.tsv", "google.xml", "meta.csv", "stock.csv", "stock.json"];

eachDatabase("the stock for other programs", (openFresh) => {
  const shop = async () => {
    const db = await openFresh();
    const images = [{ image: { url: "/a.webp" } }];
    for (const [stocknum, price] of [
      ["A1", 30_000],
      ["A2", 20_000],
    ] as const) {
      await stockCar(db, OF, {
        stocknum,
        price,
        images,
        photos_count: 1,
        vin: `JM0KF4W2A105123${stocknum.replace("A", "4")}`,
      });
    }
    await stockCar(db, OTHER, { stocknum: "B1", images, photos_count: 1 });
    const search = await engineWith([]);
    const fill = async (from: Database) => search.put((await carsAfter(from, 0, 100)).map(documentOf));
    await fill(db);
    const server = await testServer({ db, search, sites: [HALDEN, KINGTIDE, SILENT] });
    const feed = (name: string, more: Parameters<typeof server.ask>[1] = {}, token = TOKEN) =>
      server.ask(`/stock-feeds/${name}?token=${token}`, more);
    return { db, fill, server, feed };
  };

  test("each feed has the site's own listed cars, by its token alone", async () => {
    const { feed, server } = await shop();
    for (const name of NAMES) {
      const { status, text, headers } = await feed(name);
      expect([name, status]).toEqual([name, 200]);
      expect(text).toContain("A1");
      expect(text).toContain("https://www.halden.example/cars/");
      expect(text).not.toContain("B1");
      expect(headers["x-robots-tag"]).toBe("noindex");
    }
    expect((await feed("stock.json", {}, NEXT)).status).toBe(200);
    const list = JSON.parse((await feed("stock.json")).text) as { stock_number: string; price: number }[];
    expect(list.map(({ stock_number, price }) => [stock_number, price])).toEqual([
      ["A1", 30_000],
      ["A2", 20_000],
    ]);
    const missing = await server.ask("/stock-feeds/nothing.csv?token=x");
    for (const wrong of ["", "wrong", "another-token", `${TOKEN}x`, TOKEN.slice(0, -1)]) {
      const refused = await feed("stock.json", {}, wrong);
      expect([refused.status, refused.text.length]).toEqual([404, missing.text.length]);
    }
    expect((await server.ask("/stock-feeds/stock.json")).status).toBe(404);
    expect((await feed("stock.json", { host: "silent.localhost" })).status).toBe(404);
    expect((await feed("stock.json", { host: "kingtide.localhost" })).status).toBe(404);
    expect(JSON.stringify(server.lines)).not.toContain(TOKEN);
  });

  test("who has the feed gets 304, also from another process; a change of the stock makes it anew", async () => {
    const { db, fill, feed, server } = await shop();
    const first = await feed("stock.json");
    const etag = first.headers.etag ?? "";
    expect(await feed("stock.json", { headers: { "if-none-match": etag } })).toMatchObject({ status: 304, text: "" });
    const other = await testServer({ db, search: server.app.search, sites: [HALDEN] });
    expect((await other.ask(`/stock-feeds/stock.json?token=${TOKEN}`)).headers.etag).toBe(etag);
    await stockCar(db, OF, { stocknum: "A3", price: 10_000 });
    await fill(db);
    // The index has it, but the log's follower has told nobody yet: the saved feed is answered without any work.
    expect((await feed("stock.json")).headers.etag).toBe(etag);
    server.stockVersions.bump([OF.id]);
    const next = await feed("stock.json", { headers: { "if-none-match": etag } });
    expect(next.status).toBe(200);
    expect(JSON.parse(next.text)).toHaveLength(3);
  });

  test("it is sent compressed to who reads that, whole to who does not, and by HEAD without a body", async () => {
    const { feed } = await shop();
    const plain = await feed("stock.csv");
    const packed = await feed("stock.csv", { headers: { "accept-encoding": "br, gzip" } });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    for (const other of ["br", "br, gzip;q=0", "identity"])
      expect((await feed("stock.csv", { headers: { "accept-encoding": other } })).text).toBe(plain.text);
    expect(plain.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(await feed("stock.csv", { method: "HEAD" })).toMatchObject({ status: 200, text: "" });
  });

  test("a stranger who guesses is slowed down, and an engine that is away is no empty feed", async () => {
    const { feed, server } = await shop();
    server.app.search.search = async () => ({ ok: false, error: { kind: "unavailable", message: "away" } });
    const away = await feed("stock.csv");
    expect([away.status, away.headers["retry-after"]]).toEqual([503, "30"]);
    const guesses = await Promise.all(Array.from({ length: 70 }, (_, at) => feed("stock.csv", {}, `guess-${at}`)));
    expect(guesses.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(60);
    expect(guesses.some(({ status }) => status === 429)).toBe(true);
  });
});
