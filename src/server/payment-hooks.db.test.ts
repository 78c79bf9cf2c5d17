import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { stockCar } from "../../test/fixtures/cars.ts";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { dealership, SHOPPER, testSite } from "../../test/fixtures/site.ts";
import type { Database } from "../db/open.ts";
import { beginPayment } from "../features/reservations/checkout.ts";
import type { Payment } from "../features/reservations/data.ts";
import { startPaymentWorker } from "../jobs/payments.ts";
import type { App } from "../request.ts";
import { signedEvent, stripeSimulator } from "../services/payments/stripe/simulator/simulator.ts";
import { openPayments } from "../wiring/ports/payments.ts";
import { NOON, testServer } from "./testing.ts";

const dataDir = mkdtempSync(join(tmpdir(), "forecourt-hooks-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const KEY = "sk_live_halden";
const SECRET = "whsec_of_halden";
const settings = { stripeKey: KEY, stripeWebhookSecret: SECRET };
const north = dealership(1, "north");
const west = dealership(2, "west");
const lone = dealership(3, "lone");
/** `north` has an account of its own; `west` is a connected one behind the same endpoint; `lone` has nothing. */
const OWN: Readonly<Record<string, object>> = {
  north: { ...settings, stripeAccount: null },
  west: { ...settings, stripeAccount: "acct_west" },
  lone: { stripeKey: null, stripeWebhookSecret: null, stripeAccount: null },
};
const base = testSite("halden", [north, west, lone]);
const SITE = {
  ...base,
  configFor: (slug: string) => ({ ...base.configFor(slug), ...OWN[slug] }) as ReturnType<typeof base.configFor>,
};
const HOOK = "/api/payments/stripe/north";

eachDatabase("webhooks of payments", (openFresh) => {
  async function open(database?: unknown) {
    const db = await openFresh();
    const sim = await stripeSimulator({ keys: { [KEY]: ["acct_west"] }, clock: () => server.time.now });
    const sites = { bySlug: (slug: string) => (slug === SITE.slug ? SITE : null) };
    const env = { mode: "production" as const, dataDir, stripeUrl: sim.url };
    const payments: App["payments"] = openPayments(env, sites, () => server.time.now);
    const server = await testServer({ db: database ?? db, sites: [SITE], payments });
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const clock = () => server.time.now;
    const worker = startPaymentWorker({ ...payments, db, sites, clock, log, intervalMs: 3_600_000 });
    /** A payment of this dealership's car that its shopper has approved, and of which nobody was told. */
    const paid = async (payee = north, account = KEY): Promise<Payment> => {
      const submissionId = crypto.randomUUID();
      const carId = await stockCar(db, payee, { stocknum: submissionId, payment_processors: ["stripe"] });
      const request = {
        purpose: "deposit" as const,
        carId,
        dealershipSlug: payee.slug,
        amountCents: 20_000,
        processor: "stripe",
        description: "Refundable deposit",
        path: "/cars/a/checkout",
        submissionId,
        userData: { ...SHOPPER, postcode: "2000", car_id: carId, category: "Vehicle Enquiry" },
      };
      const facts = { now: clock(), ip: "192.0.2.1", userAgent: "Test", origin: "https://halden.example" };
      const begun = await beginPayment({ db, processorsOf: payments.processorsOf }, SITE, request, facts);
      if (!begun.ok) throw new Error(JSON.stringify(begun.error));
      const payment = await db.selectFrom("payments").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
      sim.account(account).decide(payment.processor_payment ?? "", "approve");
      return payment;
    };
    const post = (event: object, { secret = SECRET, at = clock(), path = HOOK } = {}) => {
      const { body, signature } = signedEvent(event, secret, at);
      return server.ask(path, { method: "POST", body, headers: { "stripe-signature": signature } });
    };
    const told = (type: string) => sim.events.findLast((event) => event.type === type) ?? expect.unreachable(type);
    const stateOf = async ({ id }: Payment) =>
      (await db.selectFrom("payments").select(["state", "next_at"]).where("id", "=", id).executeTakeFirstOrThrow()) ??
      null;
    return { ...server, db, sim, worker, paid, post, told, stateOf };
  }
  const eventsOf = async (db: Database) => (await db.selectFrom("payment_events").select("event").execute()).length;

  test("RESV-005 a payment is settled at once when Stripe tells of it, and once when it tells twice", async () => {
    const { db, sim, worker, paid, post, told, stateOf } = await open();
    const payment = await paid();
    await worker.runOnce();
    expect(await stateOf(payment), "nobody has asked yet").toMatchObject({ state: "begun" });
    const completed = told("checkout.session.completed");
    expect(await post(completed)).toMatchObject({ status: 200 });
    expect(await stateOf(payment), "a webhook alone settles nothing").toMatchObject({ state: "begun", next_at: NOON });
    await worker.runOnce();
    expect(await stateOf(payment)).toEqual({ state: "paid", next_at: null });
    expect(await post(completed)).toMatchObject({ status: 200 });
    expect(await stateOf(payment)).toEqual({ state: "paid", next_at: null });
    expect(await eventsOf(db)).toBe(1);
    // Out of order: what came before is told after it, and the payment stays what Stripe says that it is.
    await post({ ...completed, id: "evt_late", type: "checkout.session.expired" });
    await worker.runOnce();
    expect(await stateOf(payment)).toEqual({ state: "paid", next_at: null });
    expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(1);
    await sim.close();
  });

  test("RESV-005 a webhook that is lost is made up for by asking, soon at first", async () => {
    const { sim, time, worker, paid, stateOf } = await open();
    const payment = await paid();
    time.now += 30_000;
    await worker.runOnce();
    expect(await stateOf(payment)).toMatchObject({ state: "paid" });
    await sim.close();
  });

  test("nobody but Stripe can say anything: forged, late and foreign webhooks change nothing", async () => {
    const { db, sim, paid, post, told, ask, stateOf } = await open();
    const payment = await paid();
    const before = await stateOf(payment);
    const event = told("checkout.session.completed");
    expect(await post(event, { secret: "whsec_of_somebody" })).toMatchObject({ status: 400 });
    expect(await post(event, { at: NOON - 301_000 })).toMatchObject({ status: 400 });
    expect(await ask(HOOK, { method: "POST", body: JSON.stringify(event) })).toMatchObject({ status: 400 });
    const { signature } = signedEvent(event, SECRET, NOON);
    const altered = JSON.stringify({ ...event, id: "evt_altered" });
    expect(
      await ask(HOOK, { method: "POST", body: altered, headers: { "stripe-signature": signature } }),
    ).toMatchObject({ status: 400 });
    // Signed as it should be, and of an account that is not this payment's.
    expect(await post({ ...event, account: "acct_west" })).toMatchObject({ status: 200 });
    for (const path of ["/api/payments/stripe/lone", "/api/payments/stripe/nobody", "/api/payments/other/north"]) {
      expect(await post(event, { path })).toMatchObject({ status: 404 });
    }
    expect(await ask(HOOK)).toMatchObject({ status: 405 });
    expect(await stateOf(payment)).toEqual(before);
    expect(await eventsOf(db)).toBe(0);
    await sim.close();
  });

  test("kinds and shapes that it does not know are taken and ignored, and a body is bounded", async () => {
    const { db, sim, post, ask, lines } = await open();
    for (const event of [
      { id: "evt_1", type: "invoice.paid", data: { object: { client_reference_id: "R-1" } } },
      { id: "evt_2", type: "checkout.session.completed", data: { object: {} } },
      { id: "evt_3", type: "checkout.session.completed", data: { object: { client_reference_id: "NOBODY" } } },
      { id: 7, type: "checkout.session.completed" },
      {},
    ]) {
      expect(await post(event), JSON.stringify(event)).toMatchObject({ status: 200 });
    }
    // What was paid since the backup of a restored copy must not go unseen; the rest is nobody's business here.
    const unknown = lines.filter(({ msg }) => msg === "a payment that nobody here knows");
    expect(unknown).toMatchObject([{ dealership: "north", reference: "NOBODY" }]);
    const body = Buffer.alloc(200_000, "a");
    expect((await ask(HOOK, { method: "POST", body })).status).toBe(413);
    expect(await eventsOf(db)).toBe(0);
    await sim.close();
  });

  test("one endpoint of a platform hears for every connected account that names its secret", async () => {
    const { sim, worker, paid, post, told, stateOf } = await open();
    const payment = await paid(west, "acct_west");
    const event = told("checkout.session.completed");
    expect(event).toMatchObject({ account: "acct_west" });
    expect(await post(event)).toMatchObject({ status: 200 });
    await worker.runOnce();
    expect(await stateOf(payment)).toMatchObject({ state: "paid" });
    await sim.close();
  });

  test("while the database does not answer, Stripe is asked to send it again", async () => {
    const { sim, post, paid, told } = await open();
    await paid();
    const away = await open({
      selectFrom: () => {
        throw new Error("the database is away");
      },
    });
    expect(await post(told("checkout.session.completed"))).toMatchObject({ status: 200 });
    const answer = await away.post({ ...told("checkout.session.completed") });
    expect(answer).toMatchObject({ status: 503, headers: { "retry-after": "60" } });
    await sim.close();
    await away.sim.close();
  });
});
