import { sql } from "kysely";
import { parse } from "valibot";
import { describe, expect, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import type { Database } from "../../../db/open.ts";
import type { Site } from "../../site/site.ts";
import {
  carBefore,
  carById,
  carBySlug,
  carCount,
  carsAfter,
  carsByIds,
  changesAfter,
  lastChangeId,
  readingForIndex,
} from "../data.ts";
import { emptyCarInput } from "../empty-car.ts";
import { FULL_CAR } from "../full-car.testing.ts";
import { recordImport, type StockWriter, writeStock } from "../mutations.ts";
import { type CarInput, CarSchema } from "../schema.ts";

const NORTH = { id: 1, slug: "north", name: "North Motors" };
const SOUTH = { id: 2, slug: "south", name: "South Motors" };
const NOW = Date.UTC(2026, 10, 21);
const LATER = NOW + 3_600_000;

const siteOf = (...slugs: string[]) => ({ dealerships: slugs.map((slug) => ({ slug })) }) as unknown as Site;
const car = (stocknum: string, more: Partial<CarInput> = {}): CarInput => ({
  ...emptyCarInput(),
  name: "2021 Toyota RAV4 GXL",
  year: 2021,
  make: "Toyota",
  model: "RAV4",
  badge: "GXL",
  price: 30_000,
  stocknum,
  ...more,
});
const put = (db: Database, cars: readonly CarInput[], now = NOW, of = NORTH) =>
  writeStock(db, of, { now }, (writer) => writer.upsert(cars));
/** Marks the missing cars sold, as a full import does. */
async function sellMissing(writer: StockWriter, there: ReadonlySet<string>): Promise<string[]> {
  const missing = (await writer.unsold()).filter(({ stocknum }) => !there.has(stocknum));
  await writer.markSold(missing);
  return missing.map(({ stocknum }) => stocknum);
}
const carsOfStocknums = async (db: Database, stocknums: readonly string[]) =>
  (await carsAfter(db, 0, 1000)).filter(({ stocknum }) => stocknum !== null && stocknums.includes(stocknum));
const kinds = async (db: Database, after = 0) => (await changesAfter(db, after, 1000)).map(({ kind }) => kind);

eachDatabase("the stock", (openFresh) => {
  describe("a car", () => {
    test("CAR-002..109 comes back as it went in, with what the store adds", async () => {
      const db = await openFresh();
      const [given, plain] = [FULL_CAR, car("P1")];
      await put(db, [given, plain]);
      const back = await carsAfter(db, 0, 10);
      const added = {
        id: 1,
        slug: "2021-skoda-kodiaq-132tsi-sportline-u-10482-b",
        path: "/cars/2021-skoda-kodiaq-132tsi-sportline-u-10482-b",
        views: 0,
        dealership_id: 1,
        dealership_slug: "north",
        dealership_name: "North Motors",
        created_at: new Date(NOW).toISOString(),
        updated_at: new Date(NOW).toISOString(),
      };
      expect(back[0]).toEqual({ ...given, ...added });
      expect(back[1]).toMatchObject(plain);
      expect(back.map((one) => parse(CarSchema, one))).toEqual(back);
    });

    test("characters that a database cannot hold do not stop an import", async () => {
      const db = await openFresh();
      await put(db, [car("N1", { dealercomments: "a\0b", categories: ["c\0d"], price: Number.NaN })]);
      expect((await carsAfter(db, 0, 1))[0]).toMatchObject({ dealercomments: "ab", categories: ["c\0d"], price: null });
    });
  });

  describe("writing a feed again", () => {
    test("says created, unchanged and updated, and logs only what changed", async () => {
      const db = await openFresh();
      expect(await put(db, [car("A"), car("B")])).toMatchObject([
        { stocknum: "A", outcome: "created" },
        { stocknum: "B", outcome: "created" },
      ]);
      const first = await lastChangeId(db);
      const again = await put(db, [car("B", { price: 29_000 }), car("A")], LATER);
      expect(again.map(({ outcome }) => outcome)).toEqual(["updated", "unchanged"]);
      const changed = await changesAfter(db, first, 10);
      expect(changed).toEqual([{ id: first + 1, car_id: 2, dealership_id: 1, kind: "put", at: LATER, was: null }]);
      // What searches ask about beside the price is logged as it was: whoever waits for what it has become is told.
      await put(db, [car("B", { price: 29_000, badge: "Akera", certified: true })], LATER);
      const [corrected] = await changesAfter(db, first + 1, 10);
      expect(JSON.parse(corrected?.was ?? "{}")).toEqual({ badge: car("B").badge, certified: 0 });
      const [, now] = await carsAfter(db, 0, 10, readingForIndex());
      const before = now && carBefore(now, ['{"km":1,"badge":null}', corrected?.was ?? ""]);
      expect(before).toMatchObject({ km: 1, badge: null, certified: false, make: now?.make });
      expect(await carsAfter(db, 0, 10)).toMatchObject([
        { stocknum: "A", updated_at: new Date(NOW).toISOString() },
        { stocknum: "B", price: 29_000, before_price: null, created_at: new Date(NOW).toISOString() },
      ]);
    });

    test("keeps a car's address when its badge is corrected", async () => {
      const db = await openFresh();
      await put(db, [car("A")]);
      await put(db, [car("A", { badge: "Cruiser" })], LATER);
      expect(await carBySlug(db, siteOf("north"), "2021-toyota-rav4-gxl-a")).toMatchObject({ badge: "Cruiser" });
    });

    test("takes the later of two rows with one stock number", async () => {
      const db = await openFresh();
      const answers = await put(db, [car("A", { price: 1 }), car("A", { price: 2 })]);
      expect(answers).toHaveLength(2);
      expect(await carsAfter(db, 0, 10)).toMatchObject([{ price: 2 }]);
    });

    test("writes batches larger than a statement holds", async () => {
      const db = await openFresh();
      const many = Array.from({ length: 1_333 }, (_, index) => car(`S${index}`));
      expect(new Set((await put(db, many)).map(({ outcome }) => outcome))).toEqual(new Set(["created"]));
      expect(new Set((await put(db, many, LATER)).map(({ outcome }) => outcome))).toEqual(new Set(["unchanged"]));
      expect([await carCount(db), await lastChangeId(db)]).toEqual([1_333, 1_333]);
    });

    test("gives a new car its own day of arrival where one is known", async () => {
      const db = await openFresh();
      await writeStock(db, NORTH, { now: NOW }, (writer) => writer.upsert([car("A")], { createdAt: () => NOW - 5 }));
      expect(await carsAfter(db, 0, 1)).toMatchObject([{ created_at: new Date(NOW - 5).toISOString() }]);
    });
  });

  describe("addresses", () => {
    test("differ for cars whose words are the same, of one dealership or two", async () => {
      const db = await openFresh();
      await put(db, [car("A 1"), car("A-1"), car("A.1")]);
      await put(db, [car("A1"), car("A 1")], NOW, SOUTH);
      expect((await carsAfter(db, 0, 10)).map(({ slug }) => slug)).toEqual([
        "2021-toyota-rav4-gxl-a-1",
        "2021-toyota-rav4-gxl-a-1-north",
        "2021-toyota-rav4-gxl-a-1-north-2",
        "2021-toyota-rav4-gxl-a1",
        "2021-toyota-rav4-gxl-a-1-south",
      ]);
    });

    test("hold nothing that an address may not", async () => {
      const db = await openFresh();
      await put(db, [car("../../etc", { make: "Citroën", model: "C3 / ?#%", badge: null })]);
      expect((await carsAfter(db, 0, 1))[0]?.slug).toBe("2021-citroen-c3-etc");
    });
  });

  describe("what is gone from a full feed", () => {
    const day = Math.floor(LATER / 1000);

    test("is sold as of now, once, and for sale again when the feed has it again", async () => {
      const db = await openFresh();
      await put(db, [car("A"), car("B"), car("C", { status: "coming_soon" })]);
      const before = await lastChangeId(db);
      const sell = (writer: StockWriter) => sellMissing(writer, new Set(["A"]));
      expect(await writeStock(db, NORTH, { now: LATER }, sell)).toEqual(["B", "C"]);
      expect(await kinds(db, before)).toEqual(["put", "put"]);
      const sold = { status: "sold", sold: true, sold_date_timestamp: day, updated_at: new Date(LATER).toISOString() };
      expect(await carsOfStocknums(db, ["B", "C"])).toMatchObject([sold, sold]);
      expect(await writeStock(db, NORTH, { now: LATER + 5000 }, sell)).toEqual([]);

      expect(await put(db, [car("B")], LATER + 9000)).toMatchObject([{ stocknum: "B", outcome: "updated" }]);
      expect(await carsOfStocknums(db, ["B"])).toMatchObject([
        { status: "in_stock", sold: false, sold_date_timestamp: null },
      ]);
    });

    test("of one dealership is none of another's", async () => {
      const db = await openFresh();
      await put(db, [car("A")]);
      await put(db, [car("B")], NOW, SOUTH);
      expect(await writeStock(db, SOUTH, { now: LATER }, (writer) => sellMissing(writer, new Set()))).toEqual(["B"]);
    });

    test("a feed's own sold car gets the day it was first seen as sold, and keeps it", async () => {
      const db = await openFresh();
      const seen = async () => (await carsAfter(db, 0, 1))[0]?.sold_date_timestamp;
      await put(db, [car("A", { status: "sold", sold: true })], LATER);
      expect(await seen()).toBe(day);
      await put(db, [car("A", { status: "sold", sold: true, price: 1 })], LATER + 86_400_000);
      expect(await seen()).toBe(day);
    });

    test("can be removed for good, leaving a word in the log", async () => {
      const db = await openFresh();
      await put(db, [car("A"), car("B")]);
      const remove = (writer: StockWriter) => writer.remove(["B", "nobody", "B"]);
      expect(await writeStock(db, NORTH, { now: LATER }, remove)).toEqual(["B"]);
      expect(await changesAfter(db, 2, 10)).toEqual([
        { id: 3, car_id: 2, dealership_id: 1, kind: "remove", at: LATER, was: null },
      ]);
      await put(db, [car("C")], LATER);
      expect(
        (await carsAfter(db, 0, 10)).map(({ id }) => id),
        "a number is never given again",
      ).toEqual([1, 3]);
    });
  });

  describe("all or nothing", () => {
    test("a dry run answers as if, and writes nothing", async () => {
      const db = await openFresh();
      const answer = await writeStock(db, NORTH, { now: NOW, dryRun: true }, async (writer) => {
        const written = await writer.upsert([car("A")]);
        return { written, gone: await sellMissing(writer, new Set()) };
      });
      expect(answer).toMatchObject({ written: [{ stocknum: "A", outcome: "created" }], gone: ["A"] });
      expect([await carCount(db), await lastChangeId(db)]).toEqual([0, 0]);
      expect(await db.selectFrom("dealerships").selectAll().execute()).toEqual([]);
    });

    test("a throw rolls back everything and comes through; the next write goes on", async () => {
      const db = await openFresh();
      const half = writeStock(db, NORTH, { now: NOW }, async (writer) => {
        await writer.upsert([car("A")]);
        throw new Error("the file ends in the middle");
      });
      await expect(half).rejects.toThrow("the file ends in the middle");
      expect(await carCount(db)).toBe(0);
      await put(db, [car("A")]);
      expect(await carCount(db)).toBe(1);
    });

    test("a value that the database refuses rolls back and leaves it usable", async () => {
      const db = await openFresh();
      await expect(put(db, [car("A"), car("B", { price: -1 })])).rejects.toThrow();
      expect([await carCount(db), await lastChangeId(db)]).toEqual([0, 0]);
      await put(db, [car("A")]);
      expect(await carCount(db)).toBe(1);
    });

    test("writes at once take turns, and their changes are read in order and without a gap", async () => {
      const db = await openFresh();
      const writes = Array.from({ length: 8 }, (_, index) =>
        put(db, [car(`N${index}`)], NOW, index % 2 === 0 ? NORTH : SOUTH),
      );
      await Promise.all(writes);
      expect((await changesAfter(db, 0, 100)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    });

    test("readers see the stock before a long write until it ends", async () => {
      const db = await openFresh();
      await put(db, [car("A")]);
      await writeStock(db, NORTH, { now: LATER }, async (writer) => {
        await writer.upsert([car("A", { price: 1 }), car("B")]);
        expect(await carsAfter(db, 0, 10)).toMatchObject([{ price: 30_000 }]);
      });
      expect(await carCount(db)).toBe(2);
    });
  });

  describe("reading", () => {
    test("a site sees its own dealerships' cars and no others", async () => {
      const db = await openFresh();
      await put(db, [car("A")]);
      await put(db, [car("B")], NOW, SOUTH);
      const slug = "2021-toyota-rav4-gxl-b";
      expect(await carBySlug(db, siteOf("south"), slug)).toMatchObject({ id: 2, dealership_slug: "south" });
      expect(await carBySlug(db, siteOf("north"), slug)).toBeNull();
      expect(await carBySlug(db, siteOf(), slug)).toBeNull();
      expect(await carById(db, siteOf("north", "south"), 2)).toMatchObject({ slug });
      expect(await carById(db, siteOf("north"), 2)).toBeNull();
    });

    test("pages of cars and of changes follow on one another", async () => {
      const db = await openFresh();
      await put(
        db,
        ["A", "B", "C"].map((stocknum) => car(stocknum)),
      );
      expect((await carsAfter(db, 0, 2)).map(({ id }) => id)).toEqual([1, 2]);
      expect((await carsAfter(db, 2, 2)).map(({ id }) => id)).toEqual([3]);
      expect((await carsByIds(db, [3, 99, 1])).map(({ id }) => id)).toEqual([1, 3]);
      expect(await carsByIds(db, [])).toEqual([]);
      expect((await changesAfter(db, 1, 1)).map(({ id }) => id)).toEqual([2]);
    });

    test("an empty store has no changes", async () => {
      const db = await openFresh();
      expect([await lastChangeId(db), await carCount(db)]).toEqual([0, 0]);
    });

    test("a dealership that is renamed shows its new name, and its cars are in the log", async () => {
      const db = await openFresh();
      await put(db, [car("A")]);
      await put(db, [], LATER, { ...NORTH, name: "Northern Motors" });
      expect(await carsAfter(db, 0, 1)).toMatchObject([{ dealership_name: "Northern Motors" }]);
      expect(await lastChangeId(db)).toBe(2);
      await put(db, [], LATER, { ...NORTH, name: "Northern Motors" });
      expect(await lastChangeId(db)).toBe(2);
    });

    test("the last imports are kept with their reports", async () => {
      const db = await openFresh();
      const run = { dealership_id: 1, file: "stock.csv", mode: "full", started_at: NOW, finished_at: LATER } as const;
      await writeStock(db, NORTH, { now: NOW }, (writer) => recordImport(writer.db, { ...run, report: { read: 1 } }));
      await recordImport(db, { ...run, started_at: LATER, report: { read: 2 } });
      expect(await db.selectFrom("import_runs").selectAll().orderBy("started_at").execute()).toMatchObject([
        { ...run, report: '{"read":1}' },
        { ...run, started_at: LATER, report: '{"read":2}' },
      ]);
    });
  });

  describe("the database itself refuses", () => {
    const refused = [
      ["a second car with one stock number", `update cars set stocknum = 'A'`],
      ["a second car at one address", `update cars set slug = 'same'`],
      ["an unknown status", `update cars set status = 'lost'`],
      ["an unknown car type", `update cars set car_type = 'old'`],
      ["a negative price", `update cars set price = -1`],
      ["a year that cannot be", `update cars set year = 2999`],
      ["a sold car without its day", `update cars set status = 'sold', sold_date_timestamp = null`],
      ["a car of no dealership", `update cars set dealership_id = 99`],
      ["an unknown kind of change", `update stock_changes set kind = 'sell'`],
    ] as const;

    test.each(refused)("%s", async (_, statement) => {
      const db = await openFresh();
      await put(db, [car("A"), car("B")]);
      await expect(sql.raw(statement).execute(db)).rejects.toThrow();
    });
  });
});
