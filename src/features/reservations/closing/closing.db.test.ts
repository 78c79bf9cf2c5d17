import { beforeEach, expect, test } from "vitest";
import { CAR, stockCar } from "../../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import type { Database } from "../../../db/open.ts";
import { type Payment, paymentsDue } from "../data.ts";
import { outcomeView } from "../outcome-view.ts";
import { PAYMENT_LIFE_MS } from "../rules.ts";
import { type Counter, NORTH, NOW, openCounter } from "../testing.ts";
import { whyTaken } from "./mutations.ts";

const ANA = { userData: { name: "Ana", email: "ana@shopper.example" } };
const BEN = { userData: { name: "Ben", email: "ben@shopper.example", phone: "0491 570 158" } };
const AROUND = { timezone: "Australia/Sydney", noun: "car", isTaken: true };

eachDatabase("RESV-004 the open payment of a car that is taken", (openFresh) => {
  let db: Database;
  let counter: Counter;
  beforeEach(async () => {
    db = await openFresh();
    counter = await openCounter(db);
  });

  const paid = async (payment: Payment) => {
    await counter.decide(payment, "approve");
    return counter.settle(payment);
  };
  const noticesOf = async ({ id }: Payment) => {
    const rows = await db.selectFrom("notices").select(["kind", "audience"]).where("payment_id", "=", id).execute();
    return rows.map(({ kind, audience }) => `${kind} ${audience}`).sort();
  };
  const textOf = async (payment: Payment | null) => {
    if (!payment) expect.unreachable();
    const { heading, text } = outcomeView(payment, null, AROUND);
    return `${heading}. ${text}`;
  };
  const stateAtProcessor = async ({ processor_payment }: Payment) => {
    const standing = await counter.sim.standing(processor_payment ?? "");
    return standing.ok ? standing.value.state : standing.error.kind;
  };

  test("is due at once when somebody else has paid; its page is closed, and its shopper is told that nothing was charged", async () => {
    const [ana, ben] = [await counter.begun(ANA), await counter.begun(BEN)];
    expect(await paid(ana)).toMatchObject({ state: "paid" });
    expect((await paymentsDue(db, NOW, 10)).map(({ id }) => id)).toEqual([ben.id]);
    const closed = await counter.settle(ben);
    expect(closed).toMatchObject({ state: "abandoned", ended_why: "taken", lead_id: null });
    expect(await stateAtProcessor(ben)).toBe("expired");
    expect(await noticesOf(ben)).toEqual(["payment.closed dealership", "payment.closed shopper"]);
    expect(await textOf(closed)).toMatch(/reserved or sold by now.*Nothing was charged/);
    // Settling again, as after the processor's webhook about the closing, notifies nobody a second time.
    await counter.settle(ben, NOW + 1);
    expect(await noticesOf(ben)).toHaveLength(2);
  });

  test("is closed when the dealer sold the car, and one that waits longer than a day invites nobody to begin again", async () => {
    const [ana, ben] = [await counter.begun(ANA), await counter.begun(BEN)];
    const { stocknum } = await db
      .selectFrom("cars")
      .select("stocknum")
      .where("id", "=", counter.carId)
      .executeTakeFirstOrThrow();
    await stockCar(db, NORTH, { ...CAR, stocknum, payment_processors: ["sim"], status: "sold", sold: true });
    expect(await counter.settle(ana)).toMatchObject({ state: "abandoned", ended_why: "taken" });
    expect(await stateAtProcessor(ana)).toBe("expired");
    counter.sim.behave("unavailable");
    expect(await counter.settle(ben)).toMatchObject({ state: "begun" });
    expect(await counter.settle(ben, NOW + PAYMENT_LIFE_MS + 1)).toMatchObject({ state: "abandoned" });
    expect(await noticesOf(ben)).toEqual(["payment.closed dealership", "payment.closed shopper"]);
  });

  test("of the same shopper is closed without a word: they have the car, and nothing came to nothing", async () => {
    const first = await counter.begun(ANA);
    const second = await counter.begun({
      userData: { ...ANA.userData, email: "Ana@Shopper.example", phone: "0491570157" },
    });
    expect(await paid(second)).toMatchObject({ state: "paid" });
    const closed = await counter.settle(first);
    expect(closed).toMatchObject({ state: "abandoned", ended_why: "own" });
    expect(await stateAtProcessor(first)).toBe("expired");
    expect(await noticesOf(first)).toEqual([]);
    expect(await textOf(closed)).toMatch(/reserved or sold by now.*Nothing was charged.*that one stands/);
  });

  test("paid twice by the same shopper, the second goes back, and a letter says that it was the second", async () => {
    const [first, second] = [await counter.begun(ANA), await counter.begun(ANA)];
    await counter.decide(first, "approve");
    await counter.decide(second, "approve");
    expect(await counter.settle(first)).toMatchObject({ state: "paid" });
    const back = await counter.settle(second);
    expect(back).toMatchObject({ state: "refunded", ended_why: "own" });
    expect(await noticesOf(second)).toContain("payment.repeated shopper");
    expect(await textOf(back)).toMatch(/Your \$200 has been given back in full.*that one stands/);
    expect(await noticesOf(first)).toEqual(["payment.held shopper"]);
  });

  test("is its own shopper's whose car was marked as sold to them meanwhile", async () => {
    const [first, second] = [await counter.begun(ANA), await counter.begun(ANA)];
    await paid(first);
    const sold = { ended_at: NOW, outcome: "taken" } as const;
    await db.updateTable("reservations").set(sold).where("payment_id", "=", first.id).execute();
    expect(await counter.settle(second)).toMatchObject({ state: "abandoned", ended_why: "own" });
    expect(await noticesOf(second)).toEqual([]);
  });

  test("is not known by an address of which nothing is left, nor by a payment that went back", async () => {
    const [first, second, third] = [await counter.begun(ANA), await counter.begun(ANA), await counter.begun(ANA)];
    await paid(first);
    const change = (payment: Payment, values: Partial<Pick<Payment, "lead_id" | "request" | "state">>) =>
      db.updateTable("payments").set(values).where("id", "=", payment.id).execute();
    const sold = { ended_at: NOW, outcome: "taken" } as const;
    await db.updateTable("reservations").set(sold).where("payment_id", "=", first.id).execute();
    await change(first, { state: "refunded" });
    expect(await whyTaken(db, third)).toBe("taken");
    await change(first, { state: "paid" });
    expect(await whyTaken(db, third)).toBe("own");
    for (const gone of [first, second]) await change(gone, { lead_id: null, request: "{}" });
    expect(await whyTaken(db, { ...second, request: "{}" })).toBe("taken");
  });

  test("tells a stranger who typed the phone number of whoever has the car no more than anybody else", async () => {
    const ana = await counter.begun({ userData: { ...ANA.userData, phone: "+61 491 570 156" } });
    const [caller, ben] = [
      await counter.begun({ userData: { ...BEN.userData, phone: "0491 570 156" } }),
      await counter.begun(BEN),
    ];
    await paid(ana);
    const [asCaller, asBen] = [await counter.settle(caller), await counter.settle(ben)];
    expect(asCaller).toMatchObject({ state: "abandoned", ended_why: "taken" });
    expect(await textOf(asCaller)).toBe(await textOf(asBen));
    expect(await noticesOf(caller)).toEqual(await noticesOf(ben));
  });

  test("tells a stranger who typed the address of whoever has the car nothing on the page, and writes to nobody", async () => {
    const [ana, asAna, ben] = [await counter.begun(ANA), await counter.begun(ANA), await counter.begun(BEN)];
    await paid(ana);
    expect(await textOf(await counter.settle(asAna))).toBe(await textOf(await counter.settle(ben)));
    expect(await noticesOf(asAna)).toEqual([]);
  });

  test("is still its shopper's to pay where a stranger typed their number and left, or has paid for it and got it", async () => {
    const stranger = { userData: { name: "Eve", email: "eve@stranger.example", phone: "0491 570 156" } };
    const known = { userData: { ...ANA.userData, phone: "+61 491 570 156" } };
    const left = await counter.begun(stranger);
    await counter.settle(left, NOW + PAYMENT_LIFE_MS + 1);
    const [ana, quicker] = [await counter.begun(known), await counter.begun(stranger)];
    expect(await counter.settle(ana)).toMatchObject({ state: "begun" });
    await paid(quicker);
    // The mail does not claim that the car is theirs, and says that nothing was charged.
    expect(await counter.settle(ana)).toMatchObject({ state: "abandoned", ended_why: "taken" });
    expect(await noticesOf(ana)).toContain("payment.closed shopper");
  });

  test("that is declined invites nobody to try again: not who has the car by another payment, nor where somebody else has it", async () => {
    const [first, second, ben] = [await counter.begun(ANA), await counter.begun(ANA), await counter.begun(BEN)];
    await paid(first);
    for (const late of [second, ben]) await counter.decide(late, "decline");
    const own = await counter.settle(second);
    expect(own).toMatchObject({ state: "abandoned", ended_why: "own" });
    expect(await noticesOf(second)).toEqual([]);
    expect(await textOf(own)).toMatch(/reserved or sold by now.*Nothing was charged.*that one stands/);
    expect(await counter.settle(ben)).toMatchObject({ state: "abandoned", ended_why: "taken" });
    expect(await noticesOf(ben)).toEqual(["payment.closed dealership", "payment.closed shopper"]);
  });

  test("that was paid in the moment of its closing is taken for what it is", async () => {
    const [ana, ben] = [await counter.begun(ANA), await counter.begun(BEN)];
    await paid(ana);
    const { expire } = counter.sim;
    counter.sim.expire = async (id) => {
      await counter.decide(ben, "approve");
      return expire(id);
    };
    const late = await counter.settle(ben);
    expect(late).toMatchObject({ state: "refunded", ended_why: "taken" });
    expect(await textOf(late)).toMatch(/was taken before your deposit came.*given back in full/);
    expect(await noticesOf(ben)).toContain("payment.missed shopper");
  });

  test("of another amount than was asked for names what came, and speaks of nobody else", async () => {
    const payment = await counter.begun(ANA);
    await counter.decide(payment, "approve");
    await db.updateTable("payments").set({ amount_cents: 25_000 }).where("id", "=", payment.id).execute();
    const back = await counter.settle(payment);
    expect(back).toMatchObject({ state: "refunded", ended_why: "amount", amount_cents: 20_000 });
    expect(await textOf(back)).toMatch(/Another amount arrived than we asked for.*Your \$200 has been given back/);
    const lead = db
      .selectFrom("leads")
      .select("payload")
      .where("id", "=", back?.lead_id ?? 0);
    expect((await lead.executeTakeFirstOrThrow()).payload).toContain("$200: another amount came than the $250 that");
  });

  test("is left open while the car can still be had, and while its processor is away", async () => {
    const [ana, ben] = [await counter.begun(ANA), await counter.begun(BEN)];
    expect(await counter.settle(ana)).toMatchObject({ state: "begun" });
    expect(await stateAtProcessor(ana)).toBe("open");
    await paid(ana);
    const { expire } = counter.sim;
    counter.sim.expire = async () => ({ ok: false, error: { kind: "unavailable", message: "Away." } });
    expect(await counter.settle(ben)).toMatchObject({ state: "begun" });
    expect(await noticesOf(ben)).toEqual([]);
    counter.sim.expire = expire;
    expect(await counter.settle(ben)).toMatchObject({ state: "abandoned" });
  });
});
