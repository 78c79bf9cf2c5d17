import { expect, test } from "vitest";
import { eachDatabase } from "../../../../../test/fixtures/database.ts";
import type { Database } from "../../../../db/open.ts";
import { embeddedEngine } from "../../../../services/search/embedded/engine.ts";
import { carsAfter, carsByIds, type IndexedCar, READ_TOGETHER, readingForIndex } from "../../../stock/data.ts";
import { emptyCarInput } from "../../../stock/empty-car.ts";
import { FULL_CAR } from "../../../stock/full-car.testing.ts";
import { writeStock } from "../../../stock/mutations.ts";
import { documentOf, STOCK_INDEX } from "../documents/document.ts";
import { HeldStock, HOLDING } from "../held/held-stock.ts";
import { fillIndex, MADE_TOGETHER, refillDealership, takeChanges } from "./taking.ts";

const NORTH = { id: 1, slug: "north", name: "North" };
const NOW = Date.UTC(2026, 10, 29);
const CARS = 2 * READ_TOGETHER + 10;

const put = (db: Database, count: number, price = 20_000) =>
  writeStock(db, NORTH, { now: NOW }, (writer) =>
    writer.upsert(Array.from({ length: count }, (_, at) => ({ ...emptyCarInput(), stocknum: `N${at}`, price }))),
  );

/** Counts what is done, in all and at most between two turns of the event loop, in which requests are answered. */
function counted() {
  let [since, most, all] = [0, 0, 0];
  let isOver = false;
  const turn = () => {
    since = 0;
    if (!isOver) setImmediate(turn);
  };
  turn();
  const one = () => {
    since += 1;
    all += 1;
    most = Math.max(most, since);
  };
  const told = () => {
    isOver = true;
    return { most, all };
  };
  return { one, told };
}

/** An index of its own, and how many documents were made for it. */
function anIndex() {
  const engine = embeddedEngine(STOCK_INDEX);
  const made = counted();
  const document = (car: IndexedCar) => {
    made.one();
    return documentOf(car);
  };
  return { engine, made, document, stopped: () => false };
}

eachDatabase("a large change of the stock", (openFresh) => {
  test("its cars become documents a few at a time, so that no request waits long", async () => {
    const db = await openFresh();
    await put(db, CARS);
    const { engine, made, ...writing } = anIndex();
    await takeChanges(db, engine, 0, { ...writing, onTaken: () => {} });
    expect(made.told()).toEqual({ most: MADE_TOGETHER, all: CARS });
    expect(engine.size()).toBe(CARS);
  });

  test("so do those of a dealership whose weekly figures are others, and of an index that is filled", async () => {
    const db = await openFresh();
    await put(db, CARS);
    const { engine, made, ...writing } = anIndex();
    const held = new HeldStock({ db, engine, ...writing, clock: () => NOW, limits: HOLDING });
    await held.fill();
    const again = anIndex();
    await refillDealership(db, engine, NORTH.id, { ...writing, document: again.document, held });
    expect(again.made.told()).toEqual({ most: MADE_TOGETHER, all: CARS });
    const fresh = anIndex();
    await fillIndex(db, fresh.engine, { ...fresh, batch: 2_000 });
    expect(fresh.made.told()).toEqual({ most: MADE_TOGETHER, all: CARS });
    expect(fresh.engine.size()).toBe(CARS);
  });

  test("its cars are read a few at a time", async () => {
    const db = await openFresh();
    await put(db, CARS);
    const read = counted();
    const ids = Array.from({ length: CARS }, (_, at) => CARS - at);
    const of = ({ id }: { readonly id: number }) => {
      read.one();
      return id;
    };
    const reading = { columns: ["id"] as const, of };
    expect(await carsByIds(db, [...ids, READ_TOGETHER], reading)).toEqual(ids.toReversed());
    expect(read.told()).toEqual({ most: READ_TOGETHER, all: CARS });
  });

  test("a car that is read for the index gives the document that the whole car gives", async () => {
    const db = await openFresh();
    const other = { ...FULL_CAR, stocknum: "other", vin: null, extras: {}, standardEquipment: ["Tow bar"] };
    const plain = { ...emptyCarInput(), stocknum: "plain" };
    await writeStock(db, NORTH, { now: NOW }, (writer) => writer.upsert([FULL_CAR, other, plain]));
    const reading = readingForIndex();
    const complete = await carsAfter(db, 0, 10);
    const read = await carsAfter(db, 0, 10, reading);
    expect(complete).toHaveLength(3);
    expect(complete).toMatchObject(read);
    expect(read.map(documentOf)).toEqual(complete.map(documentOf));
    expect(read[0]?.variant).toBe((await carsByIds(db, [2], reading))[0]?.variant);
  });
});
