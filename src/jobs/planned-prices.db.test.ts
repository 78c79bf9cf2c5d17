import { expect, test } from "vitest";
import { CAR } from "../../test/fixtures/cars.ts";
import { eachDatabase } from "../../test/fixtures/database.ts";
import type { Database } from "../db/open.ts";
import { actsOn } from "../features/staff/audit/data.ts";
import { carsByIds } from "../features/stock/data.ts";
import { editsOfCar, pricesOfCar } from "../features/stock/edits/data.ts";
import { editCar, handBack, undoEdit } from "../features/stock/edits/mutations.ts";
import { undoing } from "../features/stock/edits/undoing.ts";
import { holdCar, releaseCar, writeStock } from "../features/stock/mutations.ts";
import { carsWithPlans, plannedPrices } from "../features/stock/planned/data.ts";
import { endNow, planPrice, takePlanBack } from "../features/stock/planned/mutations.ts";
import { startPlannedPrices } from "./planned-prices.ts";

const NOW = Date.UTC(2026, 10, 23);
const FRIDAY = NOW + 4 * 86_400_000;
const NORTH = { id: 1, slug: "north", name: "North" };
const PLACE = { site: "north", dealership: "north" };
const ADA = { id: 7, name: "Ada" };
const MONDAY = FRIDAY + 3 * 86_400_000;
const PLAN = {
  price: 28_990,
  showsWas: true,
  reason: "Black Friday",
  from: FRIDAY,
  until: null as number | null,
};

const feed = (db: Database, now: number, price = 30_000) =>
  writeStock(db, NORTH, { now }, (writer) => writer.upsert([{ ...CAR, stocknum: "A", price, before_price: null }]));

const plan = (db: Database, carId: number, changes: Partial<typeof PLAN> = {}, staff = ADA) =>
  planPrice(db, carId, { ...PLAN, ...changes }, { staff, place: PLACE, now: NOW, also: async () => {} });

/** A stock of one car, and two processes that share it on one clock. */
async function yard(openFresh: () => Promise<Database>) {
  const db = await openFresh();
  await feed(db, NOW);
  const { id } = await db.selectFrom("cars").select("id").executeTakeFirstOrThrow();
  const clock = { now: NOW };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const options = { db, clock: () => clock.now, log, intervalMs: 3_600_000 };
  const workers = [startPlannedPrices(options), startPlannedPrices(options)];
  const atWork = async () => (await Promise.all(workers.map((worker) => worker.runOnce()))).reduce((a, b) => a + b);
  const car = async () => (await carsByIds(db, [id]))[0];
  const stop = () => Promise.all(workers.map((worker) => worker.stop()));
  return { db, id, clock, atWork, car, stop };
}

eachDatabase("prices that begin at a time", (openFresh) => {
  test("begin once at their time, stand over the feed's, are recorded, and can be undone", async () => {
    const { db, id, clock, atWork, car, stop } = await yard(openFresh);
    expect(await plan(db, id)).toEqual({ ok: true, value: null });
    expect(await carsWithPlans(db, ["north"])).toEqual([id]);
    expect(await carsWithPlans(db, ["south"])).toEqual([]);
    clock.now = FRIDAY - 1;
    expect([await atWork(), (await car())?.price]).toEqual([0, 30_000]);
    clock.now = FRIDAY;
    expect(await atWork()).toBe(1);
    expect(await car()).toMatchObject({ price: 28_990, before_price: 30_000 });
    expect(await plannedPrices(db, [id])).toEqual(new Map());
    expect(await pricesOfCar(db, id)).toEqual([{ at: FRIDAY, was: 30_000, price: 28_990, by: "Ada", run: null }]);
    const changes = db.selectFrom("stock_changes").select("car_id").where("at", "=", FRIDAY);
    expect(await changes.execute()).toEqual([{ car_id: id }]);
    await feed(db, FRIDAY + 1, 31_000);
    expect(await car()).toMatchObject({ price: 28_990 });

    const [act] = await actsOn(db, `car:${id}`);
    expect(act).toMatchObject({
      by: "Ada",
      action: "begin the planned price of $28,990: Black Friday",
      before: { price: "30000", before_price: "" },
      after: { price: "28990", before_price: "30000" },
    });
    if (!act) throw new Error("Nothing was recorded.");
    const standing = { price: "28990", before_price: "30000" };
    const edits = await editsOfCar(db, id);
    const undone = await undoEdit(db, id, () => undoing(act, standing, edits, FRIDAY), { by: "Jo", now: FRIDAY + 2 });
    expect([undone.ok, (await car())?.price, (await car())?.before_price]).toEqual([true, 30_000, null]);
    await handBack(db, id, "all", { by: "Jo", now: FRIDAY + 3 });
    expect(await car()).toMatchObject({ price: 31_000 });
    await stop();
  });

  test("end also beside one that cannot be ended, which is reported", async () => {
    const { db, id, clock, atWork, stop } = await yard(openFresh);
    await writeStock(db, NORTH, { now: NOW }, (writer) => writer.upsert([{ ...CAR, stocknum: "B", price: 20_000 }]));
    const other = await db.selectFrom("cars").select("id").where("id", "!=", id).executeTakeFirstOrThrow();
    for (const car of [id, other.id]) await plan(db, car, { until: MONDAY });
    clock.now = FRIDAY;
    expect(await atWork()).toBe(2);
    await db.updateTable("planned_prices").set({ restores: "{" }).where("car_id", "=", id).execute();
    clock.now = MONDAY;
    await expect(atWork()).rejects.toThrow(SyntaxError);
    const prices = db.selectFrom("cars").select(["id", "price"]).orderBy("id");
    expect(await prices.execute()).toEqual([
      { id, price: 28_990 },
      { id: other.id, price: 20_000 },
    ]);
    await stop();
  });

  test("a special ends once at its time: the feed speaks again, was is gone, and all of it is recorded", async () => {
    const { db, id, clock, atWork, car, stop } = await yard(openFresh);
    await plan(db, id, { until: MONDAY });
    clock.now = FRIDAY;
    expect([await atWork(), (await car())?.before_price]).toEqual([1, 30_000]);
    expect(await carsWithPlans(db, ["north"])).toEqual([id]);
    expect(await plan(db, id, { price: 20_000 })).toMatchObject({ error: expect.stringContaining("has planned") });
    const running = (await plannedPrices(db, [id])).get(id)?.id ?? 0;
    expect(await takePlanBack(db, { plan: running, carId: id }, async () => {}), "it has begun").toBeNull();
    await feed(db, FRIDAY + 1, 31_000);
    clock.now = MONDAY - 1;
    expect([await atWork(), (await car())?.price]).toEqual([0, 28_990]);
    await holdCar(db, id, { now: MONDAY - 1, until: MONDAY + 10 });
    clock.now = MONDAY;
    expect([await atWork(), (await car())?.price]).toEqual([0, 28_990]);
    await releaseCar(db, id, MONDAY + 5);
    expect(await atWork()).toBe(1);
    expect(await car()).toMatchObject({ price: 31_000, before_price: null });
    expect(await editsOfCar(db, id)).toEqual([]);
    expect(await plannedPrices(db, [id])).toEqual(new Map());
    expect((await actsOn(db, `car:${id}`))[0]).toMatchObject({
      by: "Ada",
      action: "end the planned price of $28,990: Black Friday",
      before: { price: "28990", before_price: "30000" },
      after: { price: "31000", before_price: "" },
    });
    await feed(db, MONDAY + 20, 32_000);
    expect([await atWork(), (await car())?.price]).toEqual([0, 32_000]);
    await stop();
  });

  test("a special over a person's price returns to it; what somebody says meanwhile stays", async () => {
    const { db, id, clock, atWork, car, stop } = await yard(openFresh);
    await editCar(db, id, { price: 29_500 }, { by: "Jo", now: NOW });
    await plan(db, id, { until: MONDAY });
    clock.now = FRIDAY;
    await atWork();
    await feed(db, FRIDAY + 1, 33_000);
    const running = (await plannedPrices(db, [id])).get(id)?.id ?? 0;
    const ended: (string | null)[] = [];
    const end = (now: number) =>
      endNow(db, { plan: running, carId: id, now }, async (_, { left }) => void ended.push(left));
    expect([await end(FRIDAY + 2), await end(FRIDAY + 3), ended]).toEqual([{ left: null }, null, [null]]);
    expect(await car()).toMatchObject({ price: 29_500, before_price: null });
    await feed(db, FRIDAY + 4, 33_500);
    expect((await car())?.price).toBe(29_500);

    await plan(db, id, { price: 25_000, from: FRIDAY + 10, until: MONDAY });
    clock.now = FRIDAY + 10;
    await atWork();
    await editCar(db, id, { price: 26_000 }, { by: "Jo", now: FRIDAY + 20 });
    clock.now = MONDAY;
    expect([await atWork(), (await car())?.price]).toEqual([0, 26_000]);
    expect((await actsOn(db, `car:${id}`))[0]?.action).toContain("leave the end of the planned price of $25,000");
    await stop();
  });

  test("a special whose time is over before the car is free never begins, and a changed price makes room for another", async () => {
    const { db, id, clock, atWork, car, stop } = await yard(openFresh);
    await plan(db, id, { until: MONDAY });
    await holdCar(db, id, { now: NOW, until: MONDAY + 10 });
    clock.now = MONDAY;
    await atWork();
    await releaseCar(db, id, MONDAY + 1);
    expect([await atWork(), (await car())?.price, await plannedPrices(db, [id])]).toEqual([0, 30_000, new Map()]);
    await plan(db, id, { from: MONDAY + 10, until: MONDAY + 1_000 });
    clock.now = MONDAY + 10;
    await atWork();
    await handBack(db, id, "all", { by: "Jo", now: MONDAY + 20 });
    expect(await plan(db, id, { price: 27_000, from: MONDAY + 30 })).toMatchObject({ ok: true });
    clock.now = MONDAY + 1_000;
    expect([await atWork(), (await car())?.price]).toEqual([1, 27_000]);
    await stop();
  });

  test("a second plan is told of the first, and one that was taken back never begins", async () => {
    const { db, id, clock, atWork, car, stop } = await yard(openFresh);
    const both = await Promise.all([plan(db, id), plan(db, id, { price: 25_000 }, { id: 8, name: "Bo" })]);
    const [first] = [...(await plannedPrices(db, [id])).values()];
    const lost = both.find(({ ok }) => !ok);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(lost).toMatchObject({ error: expect.stringContaining(`${first?.by} has planned $`) });
    const back = (carId: number) => takePlanBack(db, { plan: first?.id ?? 0, carId }, async () => {});
    expect(await back(id + 1)).toBeNull();
    expect(await back(id)).toMatchObject({ price: first?.price });
    expect(await back(id)).toBeNull();
    clock.now = FRIDAY;
    expect([await atWork(), (await car())?.price]).toEqual([0, 30_000]);
    await stop();
  });

  test("a held car keeps its price until it is free, and a sold one for good; a car that is gone takes its plan along", async () => {
    const { db, id, clock, atWork, car, stop } = await yard(openFresh);
    await plan(db, id);
    await holdCar(db, id, { now: NOW, until: FRIDAY + 10 });
    clock.now = FRIDAY;
    expect([await atWork(), (await car())?.price]).toEqual([0, 30_000]);
    await releaseCar(db, id, FRIDAY + 10);
    expect([await atWork(), (await car())?.price]).toEqual([1, 28_990]);

    await plan(db, id, { price: 20_000, from: FRIDAY + 20 });
    await db
      .updateTable("cars")
      .set({ status: "sold", sold: 1, sold_date_timestamp: 1 })
      .where("id", "=", id)
      .execute();
    expect(await plan(db, id)).toMatchObject({ error: expect.stringContaining("It is sold") });
    clock.now = FRIDAY + 20;
    expect([await atWork(), (await car())?.price]).toEqual([0, 28_990]);
    expect((await actsOn(db, `car:${id}`))[0]?.action).toBe(
      "leave the planned price of $20,000: It is sold, so its price stays as it is.",
    );
    expect(await plannedPrices(db, [id])).toEqual(new Map());

    await db.updateTable("cars").set({ status: "in_stock", sold: 0 }).where("id", "=", id).execute();
    await plan(db, id, { price: 19_000, from: FRIDAY + 30 });
    await writeStock(db, NORTH, { now: FRIDAY + 25 }, (writer) => writer.remove(["A"]));
    clock.now = FRIDAY + 30;
    expect(await atWork()).toBe(0);
    expect(await plan(db, id)).toMatchObject({ error: "The car was removed meanwhile." });
    await stop();
  });
});
