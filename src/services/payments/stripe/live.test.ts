import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PaymentOrder, RefundOrder } from "../port.ts";
import { stripeProcessor } from "./live.ts";
import { type StripeSimulator, stripeSimulator } from "./simulator/simulator.ts";

const KEY = "sk_test_northKeyThatNobodyMayRead";
const ORDER: PaymentOrder = {
  reference: "R7K2-9QXM-4TBD",
  amountCents: 20_000,
  currency: "AUD",
  description: "Refundable deposit: Kia Sorento",
  returnUrl: "https://dealer.example/cars/a/checkout?payment=R7K2-9QXM-4TBD",
};
const BACK: RefundOrder = { reference: "R7K2-9QXM-4TBD-1", amountCents: 20_000, reason: "Sold to somebody else" };

// The first call loads Stripe's client, which takes longer than some of these tests wait.
beforeAll(() => import("stripe"));

let sim: StripeSimulator;
let now: number;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 4, 10);
  sim = await stripeSimulator({ keys: { [KEY]: ["acct_north"] }, clock: () => now });
});
afterEach(() => sim.close());

const processor = (changes: Partial<Parameters<typeof stripeProcessor>[0]> = {}) =>
  stripeProcessor({ key: KEY, account: null, url: sim.url, patience: 5_000, ...changes });

async function paid(stripe = processor(), holder = KEY): Promise<string> {
  const begun = await stripe.begin(ORDER);
  if (!begun.ok) throw new Error(begun.error.message);
  sim.account(holder).decide(begun.value.paymentId, "approve");
  return begun.value.paymentId;
}

describe("RESV-005 a payment at Stripe", () => {
  test("is a card session of the order's amount and name, which leads back to the shop and says whose it is", async () => {
    const begun = await processor().begin(ORDER);
    const id = begun.ok ? begun.value.paymentId : "";
    expect(begun).toMatchObject({ value: { pageUrl: `${sim.url}/c/pay/${id}` } });
    expect(sim.account(KEY).find(id)).toMatchObject({
      amount: 20_000,
      currency: "aud",
      name: ORDER.description,
      reference: ORDER.reference,
      successUrl: ORDER.returnUrl,
      cancelUrl: ORDER.returnUrl,
      metadata: { payment: ORDER.reference },
      intentMetadata: { payment: ORDER.reference },
    });
    expect(processor().pageOrigins).toEqual([sim.url]);
    expect(stripeProcessor({ key: KEY, account: null }).pageOrigins).toEqual(["https://checkout.stripe.com"]);
  });

  test("stays open for another card after one was declined, and expires a day later", async () => {
    const begun = await processor().begin(ORDER);
    const id = begun.ok ? begun.value.paymentId : "";
    sim.account(KEY).decide(id, "decline");
    expect(await processor().standing(id)).toMatchObject({ value: { state: "open" } });
    now += 24 * 3_600_000;
    expect(await processor().standing(id)).toMatchObject({ value: { state: "expired", refundedCents: 0 } });
  });

  test.each([
    ["processing", "open"],
    ["requires_payment_method", "declined"],
  ] as const)("that a bank has %s is told as %s", async (status, state) => {
    const begun = await processor().begin(ORDER);
    const id = begun.ok ? begun.value.paymentId : "";
    sim.account(KEY).bankSays(id, status);
    expect(await processor().standing(id)).toMatchObject({ value: { state } });
  });

  test("in a connected account is that account's, and another account knows nothing of it", async () => {
    const id = await paid(processor({ account: "acct_north" }), "acct_north");
    expect(await processor({ account: "acct_north" }).standing(id)).toMatchObject({ value: { state: "paid" } });
    expect(await processor().standing(id)).toMatchObject({ error: { kind: "unknown" } });
    expect(await processor({ account: "acct_other" }).standing(id)).toMatchObject({ error: { kind: "locked" } });
  });

  test("whose page is on a host that our pages may not lead to is refused", async () => {
    const astray = processor({ url: sim.url.replace("127.0.0.1", "localhost") });
    expect(await astray.begin(ORDER)).toMatchObject({ error: { kind: "rejected" } });
  });
});

describe("what goes back by Stripe", () => {
  test.each([
    ["pending", "pending"],
    ["succeeded", "given"],
    ["failed", "failed"],
  ] as const)("a refund that is %s is told as %s", async (status, state) => {
    const id = await paid();
    sim.account(KEY).refundsAre(status);
    expect(await processor().refund(id, BACK)).toMatchObject({ value: { state, amountCents: 20_000 } });
    const refundedCents = state === "failed" ? 0 : 20_000;
    expect(await processor().standing(id)).toMatchObject({
      value: { state: refundedCents ? "refunded" : "paid", refundedCents, refunds: [{ ...NAMED, state }] },
    });
  });

  test("one that its bank refuses days later leaves the payment paid again, and another reference tries again", async () => {
    const id = await paid();
    await processor().refund(id, BACK);
    sim.account(KEY).finishRefunds("failed", true);
    expect(await processor().standing(id)).toMatchObject({ value: { state: "paid", refundedCents: 0 } });
    expect(await processor().refund(id, BACK)).toMatchObject({ value: { state: "failed" } });
    expect(await processor().refund(id, { ...BACK, reference: "second" })).toMatchObject({ value: { state: "given" } });
  });

  test("a refund made on Stripe's own website counts, under Stripe's own id", async () => {
    const id = await paid();
    const intent = sim.account(KEY).find(id)?.intent?.id ?? "";
    sim.account(KEY).refund(
      new Map([
        ["payment_intent", intent],
        ["amount", "500"],
      ]),
    );
    expect(await processor().standing(id)).toMatchObject({
      value: { state: "paid", refundedCents: 500, refunds: [{ reference: expect.stringMatching(/^re_/) }] },
    });
    expect(await processor().refund(id, BACK)).toMatchObject({ error: { kind: "rejected" } });
  });

  test("is asked for once by its reference, even after Stripe has forgotten the key", async () => {
    const id = await paid();
    await processor().refund(id, BACK);
    const refundCalls = () => sim.calls.filter((call) => call.startsWith("POST /v1/refunds"));
    expect(await processor().refund(id, BACK)).toMatchObject({ value: { state: "given" } });
    expect(refundCalls()).toEqual([`POST /v1/refunds refund:${BACK.reference}`]);
  });

  test("needs money in the dealership's balance, and can be tried again once it is there", async () => {
    const id = await paid();
    sim.account(KEY).refundsAre("no-funds");
    expect(await processor().refund(id, BACK)).toMatchObject({ error: { kind: "funds" } });
    sim.account(KEY).refundsAre("succeeded");
    expect(await processor().refund(id, BACK)).toMatchObject({ value: { state: "given" } });
  });

  test.each(["lost", "broken-after"] as const)("is made once where its answer is %s", async (mood) => {
    const id = await paid();
    const stripe = processor();
    sim.behave(mood, /^POST/);
    expect(await stripe.refund(id, BACK)).toMatchObject({ error: { kind: "unavailable" } });
    sim.behave("accept");
    expect(await stripe.refund(id, BACK)).toMatchObject({ value: { state: "given" } });
    expect(await stripe.standing(id)).toMatchObject({ value: { refunds: [NAMED] } });
    expect(sim.calls.filter((call) => call.startsWith("POST /v1/refunds"))).toHaveLength(1);
  });
});

const NAMED = { reference: BACK.reference, amountCents: 20_000 };

describe("Stripe away", () => {
  test.each([
    ["broken", "unavailable"],
    ["broken-after", "unavailable"],
    ["lost", "unavailable"],
    ["hang", "unavailable"],
    ["busy", "unavailable"],
    ["conflict", "unavailable"],
    ["html", "unavailable"],
  ] as const)("%s is told as %s, in time, and the same order is begun once later", async (mood, kind) => {
    const stripe = processor(mood === "hang" ? { patience: 300 } : {});
    sim.behave(mood);
    expect(await stripe.begin(ORDER)).toMatchObject({ ok: false, error: { kind } });
    sim.behave("accept");
    const [first, second] = [await processor().begin(ORDER), await processor().begin(ORDER)];
    expect(first.ok).toBe(true);
    expect(second).toEqual(first);
  });

  test("a key that Stripe does not know is told as such, without the key", async () => {
    const astray = await processor({ key: "sk_test_wrong" }).begin(ORDER);
    expect(astray).toMatchObject({ error: { kind: "locked" } });
    expect(JSON.stringify(astray)).not.toMatch(/sk_test|wrong/);
  });

  test("the same reference for another amount is refused, and nothing is made of it", async () => {
    const first = await processor().begin(ORDER);
    expect(await processor().begin({ ...ORDER, amountCents: 1_000 })).toMatchObject({ error: { kind: "rejected" } });
    expect(await processor().begin(ORDER)).toEqual(first);
  });

  test("what Stripe refuses is told by its code, and quotes nothing that was typed", async () => {
    const small = await processor().begin({ ...ORDER, amountCents: 10, description: "Zoë's car" });
    expect(small).toMatchObject({ error: { kind: "rejected" } });
    expect(JSON.stringify(small)).toMatch(/amount_too_small, request req_/);
    expect(JSON.stringify(small)).not.toContain("Zoë");
  });

  test("no call is repeated behind the caller's back", async () => {
    sim.behave("broken");
    await processor().standing("cs_test_1");
    expect(sim.calls).toEqual(["GET /v1/checkout/sessions/cs_test_1"]);
  });
});

/**
 * With a key of Stripe's test mode, or the address of a stripe-mock, the same client is tried against what Stripe
 * itself publishes: `STRIPE_TEST_KEY=sk_test_… npm test -- src/services/payments`.
 */
const { STRIPE_TEST_KEY = "", STRIPE_MOCK_URL = "" } = process.env;

describe.skipIf(!STRIPE_TEST_KEY)("Stripe itself, in test mode (skipped without STRIPE_TEST_KEY)", () => {
  test("begins, tells and closes a session", async () => {
    const stripe = stripeProcessor({ key: STRIPE_TEST_KEY, account: null });
    const mine = { ...ORDER, reference: `TEST-${crypto.randomUUID()}` };
    const begun = await stripe.begin(mine);
    if (!begun.ok) throw new Error(begun.error.message);
    expect(await stripe.begin(mine)).toEqual(begun);
    const { paymentId } = begun.value;
    expect(await stripe.standing(paymentId)).toMatchObject({ value: { state: "open", amountCents: 20_000 } });
    expect(await stripe.refund(paymentId, BACK)).toMatchObject({ error: { kind: "rejected" } });
    expect(await stripe.expire(paymentId)).toMatchObject({ value: { state: "expired" } });
    expect(await stripe.standing("cs_test_nothing")).toMatchObject({ error: { kind: "unknown" } });
  });
});

describe.skipIf(!STRIPE_MOCK_URL)(
  "stripe-mock, which holds requests to Stripe's schema (skipped without STRIPE_MOCK_URL)",
  () => {
    test("takes every call but the choice of cards, which is newer than its schema", async () => {
      const stripe = stripeProcessor({ key: "sk_test_123", account: null, url: STRIPE_MOCK_URL });
      expect(await stripe.begin(ORDER)).toMatchObject({ error: { kind: "rejected" } });
      expect(await stripe.standing("cs_test_1")).toMatchObject({ ok: true });
      expect(await stripe.expire("cs_test_1")).toMatchObject({ ok: true });
    });
  },
);
