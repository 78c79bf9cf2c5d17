import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { stockCar } from "../../test/fixtures/cars.ts";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { SHOPPER } from "../../test/fixtures/site.ts";
import { type DatabaseAddress, migrate, openDatabase } from "../db/open.ts";
import { beginPayment } from "../features/reservations/checkout.ts";
import { askRefund } from "../features/reservations/desk/refunds/mutations.ts";
import { HOLD_MS } from "../features/reservations/rules.ts";
import { settlePayment } from "../features/reservations/settlement.ts";
import { NOW } from "../features/reservations/testing.ts";
import { stripeSimulator } from "../services/payments/stripe/simulator/simulator.ts";
import { NORTH, type PaymentProcessOptions, paymentsAt, SITE, STRIPE_KEY } from "./testing/payment-process.ts";

eachDatabase("killed with SIGKILL between asking Stripe and writing", (_openFresh, freshAddress) => {
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
  });

  function worker(database: DatabaseAddress, stripeUrl: string, now: number): ChildProcess {
    const options: PaymentProcessOptions = { database, stripeUrl, now };
    const child = fork(join(import.meta.dirname, "testing/payment-process.ts"), {
      env: { ...process.env, PAYMENT_PROCESS: JSON.stringify(options) },
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    children.push(child);
    return child;
  }

  test("a refund of the server's own and one of the desk are each made once, and neither is lost", async () => {
    const address = await freshAddress();
    const db = await openDatabase(address);
    await migrate(db);
    const sim = await stripeSimulator({ keys: { [STRIPE_KEY]: [] }, clock: () => NOW });
    const { processorsOf } = paymentsAt(sim.url, NOW);
    const services = { db, processorsOf, log: { info: () => {}, warn: () => {}, error: () => {} } };
    const paid = async (stocknum: string) => {
      const carId = await stockCar(db, NORTH, { stocknum, payment_processors: ["stripe"] });
      const request = {
        purpose: "deposit" as const,
        carId,
        dealershipSlug: NORTH.slug,
        amountCents: 20_000,
        processor: "stripe",
        description: "Deposit",
        path: "/cars/a/checkout",
        submissionId: stocknum,
        userData: { ...SHOPPER, postcode: "2000", car_id: carId, category: "Vehicle Enquiry" },
      };
      const facts = { now: NOW, ip: "192.0.2.1", userAgent: "Test", origin: "https://north.example" };
      const begun = await beginPayment(services, SITE, request, facts);
      if (!begun.ok) throw new Error(JSON.stringify(begun.error));
      const payment = await db.selectFrom("payments").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
      sim.account(STRIPE_KEY).decide(payment.processor_payment ?? "", "approve");
      return (await settlePayment(services, SITE, payment.reference, NOW)) ?? expect.unreachable();
    };
    const [lapsed, angry] = [await paid("S1"), await paid("S2")];
    const place = { site: SITE.slug, dealership: NORTH.slug };
    const request = { payment: angry, number: 1, cents: 5_000, reason: "No spare key", words: "", place, now: NOW };
    await askRefund(db, { ...request, by: { id: 1, name: "Dana Whitlock" } });
    // Its hold must not end, or the rest of its money would go back as well.
    const update = db.updateTable("reservations").set({ held_until: NOW + 10 * HOLD_MS });
    await update.where("payment_id", "=", angry.id).execute();

    const refunds = () => sim.calls.filter((call) => call.startsWith("POST /v1/refunds"));
    for (const round of [1, 2]) {
      // Stripe makes the refund, and its answer never arrives.
      sim.behave("silent", /^POST \/v1\/refunds/);
      const child = worker(address, sim.url, NOW + HOLD_MS * round);
      await expect.poll(() => refunds().length, { timeout: 20_000, interval: 20 }).toBe(round);
      child.kill("SIGKILL");
      const [, signal] = await once(child, "exit");
      expect(signal, "the process ended by itself").toBe("SIGKILL");
    }
    const states = async () => ({
      lapsed: (await db.selectFrom("payments").select("state").where("id", "=", lapsed.id).executeTakeFirst())?.state,
      angry: (await db.selectFrom("refunds").select("state").executeTakeFirst())?.state,
    });
    expect(await states(), "the second process has found the first refund by its reference").toEqual({
      lapsed: "refunded",
      angry: "asked",
    });
    sim.behave("accept");
    const last = worker(address, sim.url, NOW + HOLD_MS * 3);
    await once(last, "message");
    expect(await states()).toEqual({ lapsed: "refunded", angry: "given" });
    const cents = ({ processor_payment }: { processor_payment: string | null }) =>
      sim
        .account(STRIPE_KEY)
        .find(processor_payment ?? "")
        ?.intent?.refunds.map(({ amount }) => amount);
    expect([cents(lapsed), cents(angry)]).toEqual([[20_000], [5_000]]);
    const notices = db.selectFrom("notices").select("kind").where("audience", "=", "shopper").orderBy("kind");
    expect((await notices.execute()).map(({ kind }) => kind).filter((kind) => /refund|Back/.test(kind))).toEqual([
      "payment.partBack",
      "payment.refunded",
    ]);
    await sim.close();
    await db.destroy();
  });
});
