import { expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { testSite } from "../../test/fixtures/site.ts";
import { reservationOf } from "../features/reservations/data.ts";
import { HOLD_MS } from "../features/reservations/rules.ts";
import { NORTH, NOW, openCounter } from "../features/reservations/testing.ts";
import { carById } from "../features/stock/data.ts";
import { startPaymentWorker } from "./payments.ts";

eachDatabase("the worker of payments", (openFresh) => {
  test("RESV-008 reserves for who paid and never came back, and ends it 48 hours later with the money returned", async () => {
    const counter = await openCounter(await openFresh());
    const { db, site, services } = counter;
    let now = NOW;
    const sites = { bySlug: (slug: string) => (slug === site.slug ? site : null) };
    const options = { ...services, sites, clock: () => now, intervalMs: 3_600_000 };
    const workers = [startPaymentWorker(options), startPaymentWorker(options)];
    const atWork = () => Promise.all(workers.map((worker) => worker.runOnce()));
    const isReserved = async () => (await carById(db, site, counter.carId))?.reserved;
    await atWork();

    const payment = await counter.begun();
    await counter.decide(payment, "approve");
    await atWork();
    expect(await isReserved()).toBe(false);
    now = NOW + 30_000;
    await atWork();
    expect(await isReserved()).toBe(true);
    expect(await reservationOf(db, payment)).toMatchObject({ held_until: now + HOLD_MS });

    now += HOLD_MS - 1;
    await atWork();
    expect(await isReserved()).toBe(true);
    now += 1;
    await atWork();
    expect(await isReserved()).toBe(false);
    await atWork();
    expect(counter.sim.refunds()).toBe(1);
    await Promise.all(workers.map((worker) => worker.stop()));
  });

  test("a site whose files cannot be read keeps no other dealer's money waiting", async () => {
    const db = await openFresh();
    const torn = await openCounter(db, {}, testSite("torn", [NORTH]));
    const intact = await openCounter(db);
    for (const counter of [torn, intact]) {
      const payment = await counter.begun();
      await counter.decide(payment, "approve");
      await counter.settle(payment);
    }
    const unreadable = {
      ...torn.site,
      configFor: () => {
        throw new Error("its files cannot be read");
      },
    };
    const sites = { bySlug: (slug: string) => (slug === "torn" ? unreadable : intact.site) };
    const clock = () => NOW + HOLD_MS;
    const worker = startPaymentWorker({ ...intact.services, sites, clock, intervalMs: 3_600_000 });
    await expect(worker.runOnce()).rejects.toThrow("its files cannot be read");
    expect((await carById(db, intact.site, intact.carId))?.reserved).toBe(false);
    expect(intact.sim.refunds()).toBe(1);
    await worker.stop();
  });
});
