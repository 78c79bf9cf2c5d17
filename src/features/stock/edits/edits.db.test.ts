import { expect, test } from "vitest";
import { CAR } from "../../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import type { Database } from "../../../db/open.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { carsAfter } from "../data.ts";
import { amendCars, changeStock, recordImport, restoreCar, writeStock } from "../mutations.ts";
import type { CarInput } from "../schema.ts";
import { daysListed, editsOfCar, pricesOfCar, sourceOfCar } from "./data.ts";
import { standing } from "./fields.ts";
import { addCar, editCar, handBack } from "./mutations.ts";

const NOW = Date.UTC(2026, 4, 1);
const NORTH = { id: 1, slug: "north", name: "North" };
const MARCUS = { by: "Marcus", now: NOW + 10 };
const car = (changes: Partial<CarInput> = {}): CarInput => ({ ...CAR, stocknum: "A", ...changes });

const feed = (db: Database, cars: readonly CarInput[], now: number, more: { run?: number } = {}) =>
  writeStock(db, NORTH, { now }, async (writer) => (await writer.upsert(cars, more)).map(({ outcome }) => outcome));
const row = async (db: Database) => {
  const [first] = await carsAfter(db, 0, 1);
  if (!first) throw new Error("no car");
  return first;
};
/** Marks sold what a full file without any car lacks. */
const emptyFile = (db: Database, now: number) =>
  writeStock(db, NORTH, { now }, async (writer) => {
    const unsold = await writer.unsold();
    await writer.markSold(unsold);
    return unsold.map(({ stocknum }) => stocknum);
  });

eachDatabase("what people say of cars", (openFresh) => {
  test("a person's word stands over the feed's until it is handed back, and then the feed's last word does", async () => {
    const db = await openFresh();
    await feed(db, [car({ price: 30_000, colour: "White" })], NOW);
    const { id } = await row(db);
    expect(await editCar(db, id, { price: 27_500, colour: "Ivory" }, MARCUS)).toBe(true);
    expect(await row(db)).toMatchObject({ price: 27_500, colour: "Ivory" });
    const logged = await db
      .selectFrom("stock_changes")
      .select(["car_id", "kind"])
      .where("at", "=", MARCUS.now)
      .execute();
    expect(logged).toEqual([{ car_id: id, kind: "put" }]);

    // The same file again changes nothing; another one changes what nobody spoke of.
    expect(await feed(db, [car({ price: 30_000, colour: "White" })], NOW + 20)).toEqual(["unchanged"]);
    expect(await feed(db, [car({ price: 29_000, colour: "White", km: 77 })], NOW + 30)).toEqual(["updated"]);
    expect(await row(db)).toMatchObject({ price: 27_500, colour: "Ivory", km: 77 });
    const expected = [
      { field: "colour", value: "Ivory", feed: "White", by: "Marcus", at: MARCUS.now },
      { field: "price", value: 27_500, feed: 29_000, by: "Marcus", at: MARCUS.now },
    ];
    expect((await editsOfCar(db, id)).sort((a, b) => a.field.localeCompare(b.field))).toEqual(expected);
    // A second word of a person leaves the feed's beneath it.
    await editCar(db, id, { price: 26_000 }, { by: "Jo", now: NOW + 40 });
    expect(await editsOfCar(db, id)).toContainEqual({
      field: "price",
      value: 26_000,
      feed: 29_000,
      by: "Jo",
      at: NOW + 40,
    });

    expect(await handBack(db, id, ["price", "km"], { by: "Jo", now: NOW + 50 })).toEqual(["price"]);
    expect(await row(db)).toMatchObject({ price: 29_000, colour: "Ivory" });
    expect(await handBack(db, id, "all", { by: "Jo", now: NOW + 60 })).toEqual(["colour"]);
    expect(await row(db)).toMatchObject({ colour: "White" });
    expect(await handBack(db, id, "all", { by: "Jo", now: NOW + 70 })).toEqual([]);
    expect([await editCar(db, 99, {}, MARCUS), await handBack(db, 99, "all", MARCUS)]).toEqual([false, null]);
  });

  test("prices are kept: what it was, what it became, when and by whom; a price beneath a person's is none", async () => {
    const db = await openFresh();
    await feed(db, [car({ price: 30_000 })], NOW);
    const { id } = await row(db);
    const run = await recordImport(db, {
      dealership_id: 1,
      file: "f",
      mode: "delta",
      started_at: NOW,
      finished_at: NOW,
      report: null,
    });
    await feed(db, [car({ price: 29_000 })], NOW + 5, { run });
    await editCar(db, id, { price: 27_500 }, MARCUS);
    await feed(db, [car({ price: 28_000 })], NOW + 20);
    await handBack(db, id, "all", { by: "Jo", now: NOW + 30 });
    await feed(db, [car({ price: 28_000, offer_price: 26_990 })], NOW + 40);
    await editCar(db, id, { offer_price: null }, { by: "Jo", now: NOW + 50 });
    expect(await pricesOfCar(db, id)).toEqual([
      { at: NOW + 5, was: 30_000, price: 29_000, by: null, run },
      { at: NOW + 10, was: 29_000, price: 27_500, by: "Marcus", run: null },
      { at: NOW + 30, was: 27_500, price: 28_000, by: "Jo", run: null },
      { at: NOW + 40, was: 28_000, price: 26_990, by: null, run: null },
      { at: NOW + 50, was: 26_990, price: 28_000, by: "Jo", run: null },
    ]);
    const listed = await row(db);
    expect(daysListed(listed, Date.parse(listed.created_at) + 3 * DAY_MS + 1)).toBe(3);
    const sold = { ...listed, sold_date_timestamp: Date.parse(listed.created_at) / 1000 + 2 * (DAY_MS / 1000) };
    expect(daysListed(sold, Date.parse(listed.created_at) + 9 * DAY_MS)).toBe(2);
  });

  test("a car that a person marked sold, or for sale, stays so whatever files say; handed back it stands as they say", async () => {
    const db = await openFresh();
    await feed(db, [car()], NOW);
    const { id } = await row(db);
    await editCar(db, id, standing("sold", MARCUS.now), MARCUS);
    await feed(db, [car({ km: 5 })], NOW + 20);
    expect(await row(db)).toMatchObject({ status: "sold", sold: true, km: 5 });
    expect(await handBack(db, id, ["status"], MARCUS)).toHaveLength(3);
    expect(await row(db)).toMatchObject({ status: "in_stock", sold: false, sold_date_timestamp: null });

    await editCar(db, id, standing("in_stock", MARCUS.now), MARCUS);
    expect(await emptyFile(db, NOW + 30)).toEqual(["A"]);
    expect(await row(db)).toMatchObject({ status: "in_stock", sold: false });
    // The feed has said it once: the next file does not count the car as gone again.
    expect(await emptyFile(db, NOW + 40)).toEqual([]);
    await handBack(db, id, "all", { by: "Jo", now: NOW + 50 });
    expect(await row(db)).toMatchObject({ status: "sold", sold: true });
  });

  test("a file that has such a car again, as it was, says so beneath the person's word, and the next may lack it", async () => {
    const db = await openFresh();
    await feed(db, [car()], NOW);
    const { id } = await row(db);
    await editCar(db, id, standing("in_stock", MARCUS.now), MARCUS);
    expect(await emptyFile(db, NOW + 30)).toEqual(["A"]);
    expect(await feed(db, [car()], NOW + 40)).toEqual(["updated"]);
    expect((await editsOfCar(db, id)).map(({ field, feed: says }) => [field, says]).sort()).toEqual([
      ["sold", 0],
      ["sold_date_timestamp", null],
      ["status", "in_stock"],
    ]);
    expect(await feed(db, [car()], NOW + 50)).toEqual(["unchanged"]);
    await handBack(db, id, "all", { by: "Jo", now: NOW + 60 });
    expect(await row(db)).toMatchObject({ status: "in_stock", sold: false });
    expect(await emptyFile(db, NOW + 70)).toEqual(["A"]);
  });

  test("a car that a feed sold long ago, and a person says is sold, was sold when the feed said so", async () => {
    const db = await openFresh();
    await feed(db, [car()], NOW);
    await emptyFile(db, NOW + DAY_MS);
    const { id } = await row(db);
    await editCar(db, id, standing("sold", NOW + 9 * DAY_MS), MARCUS);
    expect(await row(db)).toMatchObject({ status: "sold", sold_date_timestamp: (NOW + DAY_MS) / 1000 });
  });

  test("undo of a run changes what the feed said beneath a person's word, not the word", async () => {
    const db = await openFresh();
    await feed(db, [car({ price: 30_000 })], NOW);
    const { id } = await row(db);
    await feed(db, [car({ price: 29_000 })], NOW + 5);
    await editCar(db, id, { price: 27_500 }, MARCUS);
    const change = { carId: id, kind: "updated", before: { price: 30_000 }, after: { price: 29_000 } } as const;
    const undone = await changeStock(db, (trx) => restoreCar(trx, change, { by: "Jo", now: NOW + 20, laterRun: null }));
    expect(undone).toEqual({ done: true, left: null });
    expect(await row(db)).toMatchObject({ price: 27_500 });
    expect(await editsOfCar(db, id)).toMatchObject([{ value: 27_500, feed: 30_000 }]);
  });

  test("pictures that arrive for an edited car leave the person's words a person's", async () => {
    const db = await openFresh();
    await feed(db, [car({ colour: "White" })], NOW);
    const { id } = await row(db);
    await editCar(db, id, { colour: "Ivory" }, MARCUS);
    const amended = await writeStock(db, NORTH, { now: NOW + 20 }, (writer) =>
      amendCars(writer, NORTH, ["A"], (one) => ({ ...one, photos_count: 3 })),
    );
    expect([amended, await row(db)]).toMatchObject([1, { colour: "Ivory", photos_count: 3 }]);
    expect(await editsOfCar(db, id)).toMatchObject([{ value: "Ivory", feed: "White" }]);
  });

  test("a car added by hand is no file's to sell, until one brings it", async () => {
    const db = await openFresh();
    const added = { stocknum: "H1", make: "Kia", model: "Rio", year: 2019 };
    const first = await addCar(db, NORTH, added, { now: NOW });
    const { id, name } = await row(db);
    expect(first).toEqual({ ok: true, value: id });
    const says = expect.stringContaining("H1");
    expect(await addCar(db, NORTH, added, { now: NOW })).toMatchObject({ ok: false, error: { says, car: id } });
    expect([name, await sourceOfCar(db, id)]).toEqual(["2019 Kia Rio", "by hand"]);
    expect(await emptyFile(db, NOW + 10)).toEqual([]);
    await writeStock(db, NORTH, { now: NOW + 20 }, (writer) =>
      writer.upsert([car({ stocknum: "H1" })], { source: "dms" }),
    );
    expect(await emptyFile(db, NOW + 30)).toEqual(["H1"]);
  });

  test("a car added by hand that a file brings which somebody imports by hand is that file's to sell from then on", async () => {
    const db = await openFresh();
    await addCar(db, NORTH, { stocknum: "H1", make: "Kia", model: "Rio" }, { now: NOW });
    const { id } = await row(db);
    const bring = (source?: string | null) =>
      writeStock(db, NORTH, { now: NOW + 20 }, (writer) => writer.upsert([car({ stocknum: "H1" })], { source }));
    // What writes it for another reason, as when its pictures arrive, brings it not.
    await bring();
    expect([await sourceOfCar(db, id), await emptyFile(db, NOW + 25)]).toEqual(["by hand", []]);
    await bring(null);
    expect([await sourceOfCar(db, id), await emptyFile(db, NOW + 30)]).toEqual([null, ["H1"]]);
    // It takes no car of a source.
    await bring("dms");
    await bring(null);
    expect(await sourceOfCar(db, id)).toBe("dms");
  });

  test("one VIN is for sale once, may come back after its sale, and a car is added whole or not at all", async () => {
    const db = await openFresh();
    const added = (stocknum: string) => ({ stocknum, make: "Kia", model: "Rio", vin: "KNADC512BG6123456" });
    const first = await addCar(db, NORTH, added("V1"), { now: NOW });
    const { id } = await row(db);
    expect(await addCar(db, NORTH, added("V2"), { now: NOW })).toEqual({
      ok: false,
      error: { says: "North has the car with this VIN already, as stock number V1.", car: id },
    });
    await editCar(db, id, standing("sold", NOW), MARCUS);
    const also = () => Promise.reject(new Error("the record cannot be written"));
    await expect(addCar(db, NORTH, added("V3"), { now: NOW, also })).rejects.toThrow("the record");
    expect(await addCar(db, NORTH, added("V4"), { now: NOW })).toMatchObject({ ok: true });
    const cars = await carsAfter(db, 0, 10);
    expect([first.ok, cars.map(({ stocknum }) => stocknum)]).toEqual([true, ["V1", "V4"]]);
  });
});
