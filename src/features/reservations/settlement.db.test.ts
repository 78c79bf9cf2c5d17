import { beforeEach, expect, test } from "vitest";
import { CAR, stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../../db/open.ts";
import { carById, changesAfter, lastChangeId } from "../stock/data.ts";
import { repeatPayment } from "./checkout.ts";
import { FORGET_MS, reservationOf, reservationsDue, STOP_LINK_LASTS_MS } from "./data.ts";
import { HOLD_MS, PAYMENT_LIFE_MS } from "./rules.ts";
import { endReservation } from "./settlement.ts";
import { type Counter, NORTH, NOW, openCounter } from "./testing.ts";

const FACTS = { now: NOW, ip: "192.0.2.1", userAgent: "Test", origin: "https://dealer.example" };

eachDatabase("a reservation", (openFresh) => {
  let db: Database;
  let counter: Counter;
  const opened = openFreshOnce(openFresh);
  beforeEach(async () => {
    db = await opened();
    counter = await openCounter(db);
  });

  const isReserved = async () => (await carById(db, counter.site, counter.carId))?.reserved;
  const leads = () => db.selectFrom("leads").selectAll().where("car_id", "=", counter.carId).orderBy("id").execute();
  /** A payment that was approved, settled at `NOW`. */
  const paid = async (changes: Parameters<Counter["begun"]>[0] = {}) => {
    const payment = await counter.begun(changes);
    await counter.decide(payment, "approve");
    return { payment, settled: await counter.settle(payment) };
  };

  test("RESV-001 RESV-008 a paid deposit holds the car for 48 hours, and says so to the index and the dealer", async () => {
    const before = await lastChangeId(db);
    const { payment, settled } = await paid();
    expect(settled).toMatchObject({ state: "paid", request: "{}", next_at: null });
    expect(await reservationOf(db, payment)).toMatchObject({ held_from: NOW, held_until: NOW + 48 * 3_600_000 });
    expect(await isReserved()).toBe(true);
    expect(await changesAfter(db, before, 10)).toMatchObject([{ car_id: counter.carId, kind: "put", at: NOW }]);

    const [lead] = await leads();
    expect(lead).toMatchObject({
      category: "Vehicle Enquiry",
      subcategory: "Vehicle Reservation",
      id: settled?.lead_id,
    });
    const record = JSON.parse(lead?.payload ?? "{}");
    expect(record.payload).toMatchObject({ name: "Zoë", email: "zoe@shopper.example", postcode: "2000" });
    expect(record.facts).toMatchObject({ "Deposit paid": "$200", "Our reference": payment.reference });
    expect(record.facts["Held until"]).toMatch(/^Monday 23 November at 3:10.pm AEDT$/);
    const deliveries = db
      .selectFrom("lead_deliveries")
      .selectAll()
      .where("lead_id", "=", lead?.id ?? 0);
    expect(await deliveries.execute()).toMatchObject([{ channel: "email", target: "leads@north.example" }]);
  });

  test("nothing is held and nobody is told before the processor says that it is paid", async () => {
    const payment = await counter.begun();
    expect(await counter.settle(payment)).toMatchObject({ state: "begun" });
    counter.sim.behave("unavailable");
    expect(await counter.settle(payment)).toMatchObject({ state: "begun" });
    expect(await isReserved()).toBe(false);
    expect(await leads()).toEqual([]);
  });

  test("a double press is one payment, pressed one after the other or at once, and one reservation however often it is looked at", async () => {
    const submissionId = crypto.randomUUID();
    const pressed = await Promise.all([1, 2, 3].map(() => counter.press({ submissionId })));
    pressed.push(await counter.press({ submissionId }));
    expect(new Set(pressed.map((one) => (one.ok ? one.value.to : one.error.kind))).size).toBe(1);
    expect(counter.sim.orders()).toHaveLength(1);
    // The same form with another amount, as after going back to correct it, is another payment of that amount.
    const corrected = { submissionId: crypto.randomUUID(), amountCents: 50_000 };
    expect(await counter.begun(corrected)).toMatchObject({ amount_cents: 50_000 });
    expect(await counter.begun({ ...corrected, amountCents: 5_000 })).toMatchObject({ amount_cents: 5_000 });
    const payment = await counter.begun({ submissionId });
    await counter.decide(payment, "approve");
    const settled = await Promise.all([1, 2, 3, 4].map(() => counter.settle(payment)));
    expect(settled.map((one) => one?.state)).toEqual(["paid", "paid", "paid", "paid"]);
    expect(await leads()).toHaveLength(1);
    expect(counter.sim.refunds()).toBe(0);
    // The form sent again from the browser's history leads to the outcome, and makes no second payment.
    expect(await counter.press({ submissionId })).toEqual({ ok: true, value: { to: payment.return_path } });
  });

  test("of two who pay at once one has the car, and the other the money back, with their lead told apart", async () => {
    const payments = [
      await counter.begun({ userData: { name: "Ana" } }),
      await counter.begun({ userData: { name: "Ben" } }),
    ];
    for (const payment of payments) await counter.decide(payment, "approve");
    const settled = await Promise.all(payments.map((payment) => counter.settle(payment)));
    expect(settled.map((one) => one?.state).sort()).toEqual(["paid", "refunded"]);
    expect(counter.sim.refunds()).toBe(1);
    const held = await Promise.all(payments.map((payment) => reservationOf(db, payment)));
    expect(held.filter(Boolean)).toHaveLength(1);
    expect((await leads()).map(({ subcategory }) => subcategory).sort()).toEqual([
      "Vehicle Reservation",
      "Vehicle Reservation, Refunded",
    ]);
  });

  test.each([
    ["sold by the dealer", { status: "sold", sold: true } as const],
    ["marked reserved by the dealer", { reserved: true } as const],
  ])("paid for a car that was %s meanwhile, the deposit goes back", async (_, changes) => {
    const payment = await counter.begun();
    await stockCar(db, NORTH, { ...(await inputOf()), ...changes });
    await counter.decide(payment, "approve");
    expect(await counter.settle(payment)).toMatchObject({ state: "refunded" });
    expect(await reservationOf(db, payment)).toBeNull();
    expect(counter.sim.refunds()).toBe(1);
  });

  test("a refund that does not go through is kept and tried again, and given once", async () => {
    await paid();
    const late = await counter.begun();
    await counter.decide(late, "approve");
    const standing = counter.sim.standing;
    // The processor reports the payment's state every time; only the refund behaves like this.
    let fares: Parameters<typeof counter.sim.behave>[0] = "unavailable";
    Object.assign(counter.sim, {
      standing: async (id: string) => {
        counter.sim.behave("accept");
        const told = await standing(id);
        counter.sim.behave(fares);
        return told;
      },
    });
    const waiting = await counter.settle(late);
    expect(waiting).toMatchObject({ state: "refunding", next_at: NOW + 5 * 60_000 });
    fares = "lost";
    const lost = await counter.settle(late, NOW + 5 * 60_000);
    expect(lost).toMatchObject({ state: "refunding", next_at: NOW + 15 * 60_000 });
    fares = "accept";
    expect(await counter.settle(late)).toMatchObject({ state: "refunded", next_at: null });
    expect(counter.sim.refunds()).toBe(1);
  });

  test("a declined payment holds nothing, and is begun anew with what was typed, once however often it is pressed", async () => {
    const payment = await counter.begun();
    await counter.decide(payment, "decline");
    const declined = await counter.settle(payment);
    expect(declined?.state).toBe("declined");
    if (!declined) return;
    const again = [
      await repeatPayment(counter.services, counter.site, declined, FACTS),
      await repeatPayment(counter.services, counter.site, declined, FACTS),
    ];
    expect(again[0]).toEqual(again[1]);
    expect(counter.sim.orders()).toHaveLength(2);
    const second = await db.selectFrom("payments").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
    expect(second.return_path).toContain(second.reference);
    await counter.decide(second, "approve");
    expect(await counter.settle(second)).toMatchObject({ state: "paid" });
    expect(JSON.parse((await leads())[0]?.payload ?? "{}").payload.name).toBe("Zoë");
    expect(await repeatPayment(counter.services, counter.site, second, FACTS)).toBeNull();
  });

  test("an answer lost on its way begins no second payment", async () => {
    const submissionId = crypto.randomUUID();
    counter.sim.behave("lost");
    expect(await counter.press({ submissionId })).toMatchObject({ ok: false, error: { kind: "unavailable" } });
    counter.sim.behave("accept");
    expect(await counter.press({ submissionId })).toMatchObject({ ok: true });
    expect(counter.sim.orders()).toHaveLength(1);
  });

  test("a form that cannot become a lead begins no payment", async () => {
    const bad = await counter.press({ userData: { email: "nobody" } });
    expect(bad).toMatchObject({ ok: false, error: { kind: "invalid", errors: [{ field: "email" }] } });
    expect(counter.sim.orders()).toEqual([]);
  });

  test("a payment of another amount than was asked for holds nothing and goes back", async () => {
    const payment = await counter.begun();
    await counter.decide(payment, "approve");
    await db.updateTable("payments").set({ amount_cents: 20_001 }).where("id", "=", payment.id).execute();
    expect(await counter.settle(payment)).toMatchObject({ state: "refunded" });
    expect(await isReserved()).toBe(false);
    const { lead_id } = await db
      .selectFrom("payments")
      .select("lead_id")
      .where("id", "=", payment.id)
      .executeTakeFirstOrThrow();
    const lead = await db.selectFrom("leads").selectAll().where("id", "=", Number(lead_id)).executeTakeFirst();
    expect(lead?.subcategory).toBe("Vehicle Reservation, Refunded");
    const told = db.selectFrom("notices").select("kind").where("payment_id", "=", payment.id).orderBy("id");
    expect((await told.execute())[0]).toEqual({ kind: "payment.otherAmount" });
    expect(lead?.payload).toMatch(
      /zoe@shopper\.example.*\$200: another amount came than the \$200\.01 that was asked for/,
    );
  });

  test("one that nobody finishes is given up after a day, and still honoured should it turn out paid", async () => {
    const payment = await counter.begun();
    expect(await counter.settle(payment, NOW + PAYMENT_LIFE_MS)).toMatchObject({ state: "begun" });
    const later = NOW + PAYMENT_LIFE_MS + 1;
    expect(await counter.settle(payment, later)).toMatchObject({ state: "abandoned", next_at: later + FORGET_MS });
    await counter.decide(payment, "approve");
    expect(await counter.settle(payment, later)).toMatchObject({ state: "paid" });
  });

  test.each(["declined", "abandoned"] as const)(
    "what was typed for a %s payment is forgotten a week later",
    async (state) => {
      const payment = await counter.begun();
      if (state === "declined") await counter.decide(payment, "decline");
      const ended = NOW + PAYMENT_LIFE_MS + 1;
      expect(await counter.settle(payment, ended)).toMatchObject({ state, next_at: ended + FORGET_MS });
      expect((await counter.settle(payment, ended + FORGET_MS - 1))?.request).toContain("zoe@shopper.example");
      const forgotten = await counter.settle(payment, ended + FORGET_MS);
      const later = state === "declined" ? null : ended + STOP_LINK_LASTS_MS;
      expect(forgotten).toMatchObject({ state, request: "{}", next_at: later });
      expect(forgotten && (await repeatPayment(counter.services, counter.site, forgotten, FACTS))).toBeNull();
      // The unsubscribe link in the mail to a shopper who left works for as long as it must.
      const mails = db.selectFrom("notices").select(["kind", "audience"]).where("payment_id", "=", payment.id);
      const invitation = { kind: "payment.abandoned", audience: "shopper" };
      expect(await mails.execute()).toEqual(state === "declined" ? [] : [invitation]);
      expect(await counter.settle(payment, ended + STOP_LINK_LASTS_MS)).toMatchObject({ state, next_at: null });
      expect(await mails.execute()).toEqual([]);
    },
  );

  test("nor are the mails about it kept, nor what was typed for one that the processor gave back itself", async () => {
    const payment = await counter.begun();
    await counter.decide(payment, "approve");
    const refund = { reference: "elsewhere", amountCents: 20_000, reason: "By the processor" };
    await counter.sim.refund(payment.processor_payment ?? "", refund);
    expect(await counter.settle(payment)).toMatchObject({ state: "refunded", next_at: NOW + FORGET_MS });
    const mails = () => db.selectFrom("notices").select("letter").where("payment_id", "=", payment.id).execute();
    expect(JSON.stringify(await mails())).toContain("zoe@shopper.example");
    // A webhook makes the payment due meanwhile.
    await db.updateTable("payments").set({ next_at: NOW }).where("id", "=", payment.id).execute();
    expect(await counter.settle(payment, NOW + 1)).toMatchObject({ next_at: NOW + FORGET_MS });
    const forgotten = await counter.settle(payment, NOW + FORGET_MS);
    expect(forgotten).toMatchObject({ state: "refunded", request: "{}", next_at: null });
    expect(await mails()).toEqual([]);
  });

  test("another site knows nothing of a payment", async () => {
    const payment = await counter.begun();
    const other = await openCounter(db, {}, { ...counter.site, slug: "other" });
    expect(await other.settle(payment)).toBeNull();
  });

  test("a feed that comes during the hold leaves it, and the feed's own word stands after it", async () => {
    await paid();
    await stockCar(db, NORTH, { ...(await inputOf()), price: 31_000 });
    expect(await carById(db, counter.site, counter.carId)).toMatchObject({ price: 31_000, reserved: true });
  });

  test("RESV-008 after 48 hours a car of which the dealer said nothing is for sale again, and the deposit goes back", async () => {
    const { payment } = await paid();
    const dueBy = async (at: number) =>
      (await reservationsDue(db, at, 100)).find(({ payment_id }) => payment_id === payment.id);
    expect(await dueBy(NOW + HOLD_MS - 1)).toBeUndefined();
    const due = await dueBy(NOW + HOLD_MS);
    if (!due) throw new Error("nothing due");
    await Promise.all([1, 2].map(() => endReservation(db, () => counter.site, due, NOW + HOLD_MS)));
    expect(await isReserved()).toBe(false);
    expect(await reservationOf(db, payment)).toMatchObject({ ended_at: NOW + HOLD_MS, outcome: "lapsed" });
    expect(await counter.settle(payment, NOW + HOLD_MS)).toMatchObject({ state: "refunded" });
    expect(counter.sim.refunds()).toBe(1);
    // The next shopper can reserve the car.
    expect((await paid()).settled).toMatchObject({ state: "paid" });
    await endAll();
  });

  test.each([
    ["sold", { status: "sold", sold: true } as const, false],
    ["reserved", { reserved: true } as const, true],
  ])(
    "a car that the dealer marked %s during the hold stays so, and the deposit with the dealer",
    async (_, changes, reserved) => {
      const { payment } = await paid();
      await stockCar(db, NORTH, { ...(await inputOf()), ...changes });
      await endAll();
      expect(await isReserved()).toBe(reserved);
      expect(await reservationOf(db, payment)).toMatchObject({ outcome: "taken" });
      expect(await counter.settle(payment)).toMatchObject({ state: "paid" });
      expect(counter.sim.refunds()).toBe(0);
    },
  );

  test("RESV-016 a payment of an invoice is told to its dealership, with what it is for", async () => {
    const payment = await counter.begun({
      purpose: "invoice",
      carId: null,
      amountCents: 125_050,
      userData: { car_id: undefined, payment_reference: "INV-7", dealership_slug: NORTH.slug },
    });
    await counter.decide(payment, "approve");
    expect(await counter.settle(payment)).toMatchObject({ state: "paid" });
    const lead = await db.selectFrom("leads").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ subcategory: "Online Payment", dealership_slug: "north", car_id: null });
    expect(JSON.parse(lead.payload)).toMatchObject({
      extras: { payment_reference: "INV-7" },
      facts: { "Amount paid": "$1,250.50", "Our reference": payment.reference },
    });
  });

  test("the database itself lets nobody else hold a held car", async () => {
    const { payment } = await paid();
    const second = await counter.begun();
    const row = { payment_id: second.id, car_id: counter.carId, held_from: NOW, held_until: NOW + 1 };
    await expect(db.insertInto("reservations").values(row).execute()).rejects.toThrow();
    expect(await reservationOf(db, payment)).not.toBeNull();
  });

  const inputOf = async () => {
    const car = await carById(db, counter.site, counter.carId);
    return { ...CAR, stocknum: car?.stocknum ?? "", payment_processors: ["sim"] };
  };
  const endAll = async () => {
    for (const one of await reservationsDue(db, NOW + 10 * HOLD_MS, 100))
      await endReservation(db, () => counter.site, one, NOW + HOLD_MS);
  };
});

/** One database for the tests of a block, in which each test has a car of its own. */
function openFreshOnce(openFresh: () => Promise<Database>): () => Promise<Database> {
  let db: Promise<Database> | undefined;
  return () => {
    db ??= openFresh();
    return db;
  };
}
