import { beforeEach, expect, test } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../../db/open.ts";
import { FORGET_MS, type Payment } from "./data.ts";
import { listMoney } from "./desk/data.ts";
import { standingOf, withoutCarAndMoney } from "./desk/standing.ts";
import { takeHint } from "./mutations.ts";
import { PAYMENT_LIFE_MS } from "./rules.ts";
import { type Counter, NORTH, NOW, openCounter } from "./testing.ts";

const MINUTE = 60_000;

eachDatabase("money that goes back by itself", (openFresh) => {
  let db: Database;
  let counter: Counter;
  beforeEach(async () => {
    db ??= await openFresh();
    counter = await openCounter(db);
  });
  /** A deposit paid for a car that somebody else has by then. */
  const late = async (): Promise<Payment> => {
    const payment = await counter.begun();
    const { stocknum } = await db
      .selectFrom("cars")
      .select("stocknum")
      .where("id", "=", counter.carId)
      .executeTakeFirstOrThrow();
    await stockCar(db, NORTH, { stocknum, status: "sold", sold: true, payment_processors: ["sim"] });
    await counter.decide(payment, "approve");
    return payment;
  };
  const hint = (payment: Payment, now: number, event: string = crypto.randomUUID()) =>
    takeHint(db, "sim", { event, reference: payment.reference, isOf: () => true }, now);
  const rowOf = ({ id }: Payment) =>
    db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  test("is told as given back only once the processor has given it, and is looked after until then", async () => {
    const payment = await late();
    counter.sim.behave("pending");
    expect(await counter.settle(payment)).toMatchObject({
      state: "refunding",
      next_at: NOW + 5 * MINUTE,
      problem: null,
    });
    expect(await counter.settle(payment, NOW + 5 * MINUTE)).toMatchObject({
      state: "refunding",
      next_at: NOW + 15 * MINUTE,
    });
    counter.sim.finishRefunds("given");
    expect(await counter.settle(payment, NOW + 15 * MINUTE)).toMatchObject({ state: "refunded", next_at: null });
    expect(counter.sim.refunds()).toBe(1);
  });

  test("and comes back from the bank is sent three times, and then it is a person's business", async () => {
    const payment = await late();
    counter.sim.behave("failing");
    for (const at of [NOW, NOW + 5 * MINUTE, NOW + 15 * MINUTE]) {
      expect(await counter.settle(payment, at)).toMatchObject({
        state: "refunding",
        next_at: expect.any(Number),
        problem: "The shopper's bank did not take the refund.",
      });
    }
    const parked = await counter.settle(payment, NOW + 35 * MINUTE);
    expect(parked).toMatchObject({ state: "refunding", next_at: null, problem: expect.stringContaining("bank") });
    const place = { site: counter.site.slug, dealership: NORTH.slug };
    const asked = { view: "trouble", places: [place], spans: null, words: "", offset: 0, limit: 10 } as const;
    const [row] = (await listMoney(db, asked)).filter((one) => one.payment.id === payment.id);
    if (!row) return expect.unreachable("the desk does not show it among its troubles");
    expect(standingOf(row)).toEqual({ text: "Refund failed", kind: "late" });
    expect(withoutCarAndMoney(row)).toMatch(/\$200 should have gone back .* did not take .* Give it back another way/);
    counter.sim.behave("accept");
    expect(await counter.settle(payment, NOW + 60 * MINUTE), "nobody asks by itself").toMatchObject({ next_at: null });
    expect(counter.sim.refunds()).toBe(3);
  });

  test("after a part has gone back at the processor is the rest, and no more", async () => {
    const payment = await late();
    const part = { reference: "elsewhere", amountCents: 5_000, reason: "On the processor's website" };
    await counter.sim.refund(payment.processor_payment ?? "", part);
    expect(await counter.settle(payment)).toMatchObject({ state: "refunded" });
    const standing = await counter.sim.standing(payment.processor_payment ?? "");
    expect(standing).toMatchObject({ value: { refundedCents: 20_000, refunds: [{}, { amountCents: 15_000 }] } });
  });

  test("a webhook is heard once, also while the worker is asking, and makes nothing of what cannot change", async () => {
    const payment = await counter.begun();
    const event = crypto.randomUUID();
    const later = NOW + 3 * MINUTE;
    // It arrives while the processor is being asked, which still reports the payment as open.
    const standing = counter.sim.standing;
    Object.assign(counter.sim, {
      standing: async (id: string) => {
        const told = await standing(id);
        await hint(payment, later, event);
        return told;
      },
    });
    await counter.settle(payment, later);
    expect(await rowOf(payment)).toMatchObject({ state: "begun", next_at: later });
    Object.assign(counter.sim, { standing });
    await counter.settle(payment, later);
    const next = (await rowOf(payment)).next_at;
    expect(next).toBeGreaterThan(later);
    await hint(payment, later, event);
    expect((await rowOf(payment)).next_at, "heard before").toBe(next);

    await counter.decide(payment, "decline");
    await counter.settle(payment, later);
    const declined = await rowOf(payment);
    await hint(payment, later + 1);
    expect(await rowOf(payment), "nothing can become of it").toEqual(declined);
  });

  test("a webhook about a payment that ran out of time does not keep the worker asking", async () => {
    const payment = await counter.begun();
    const ended = NOW + PAYMENT_LIFE_MS + 1;
    await counter.settle(payment, ended);
    await hint(payment, ended + MINUTE);
    await counter.settle(payment, ended + MINUTE);
    expect(await rowOf(payment)).toMatchObject({ state: "abandoned", next_at: ended + FORGET_MS });
  });

  test("of a payment that has ended is asked again later while the processor is away", async () => {
    const payment = await counter.begun();
    await counter.decide(payment, "approve");
    await counter.settle(payment);
    await hint(payment, NOW + MINUTE);
    counter.sim.behave("unavailable");
    await counter.settle(payment, NOW + MINUTE);
    expect(await rowOf(payment)).toMatchObject({ state: "paid", next_at: NOW + 6 * MINUTE });
    counter.sim.behave("accept");
    await counter.settle(payment, NOW + 6 * MINUTE);
    expect(await rowOf(payment)).toMatchObject({ state: "paid", next_at: null });
  });

  test("an expired page ends a payment before its day is over, and it may be begun anew", async () => {
    const payment = await counter.begun();
    await counter.sim.expire(payment.processor_payment ?? "");
    expect(await counter.settle(payment)).toMatchObject({ state: "abandoned", next_at: NOW + FORGET_MS });
  });
});
