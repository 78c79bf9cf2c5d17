import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoProcessor } from "./demo.ts";
import type { DemoTill, PaymentOrder, PaymentProcessor } from "./port.ts";
import { paymentSimulator } from "./simulator.ts";
import { stripeProcessor } from "./stripe/live.ts";
import { stripeSimulator } from "./stripe/simulator/simulator.ts";

const dir = mkdtempSync(join(tmpdir(), "forecourt-payments-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const order = (reference: string): PaymentOrder => ({
  reference,
  amountCents: 20_000,
  currency: "AUD",
  description: "Deposit",
  returnUrl: "https://dealer.example/cars/a/checkout?payment=A",
});

const BACK = { reference: "back", amountCents: 20_000, reason: "Sold" };

interface Opened {
  readonly processor: PaymentProcessor;
  readonly decide: (id: string, decision: "approve" | "decline") => Promise<boolean>;
  readonly close?: () => Promise<void>;
}

const withTill = (processor: PaymentProcessor & DemoTill): Opened => ({ processor, decide: processor.decide });

async function stripe(): Promise<Opened> {
  const sim = await stripeSimulator({ keys: { sk_test_north: [] } });
  return {
    processor: stripeProcessor({ key: "sk_test_north", account: null, url: sim.url }),
    decide: async (id, decision) => sim.account("sk_test_north").decide(id, decision),
    close: sim.close,
  };
}

describe.each([
  // What a declined card comes to: at Stripe the page stays open for another one.
  ["demonstration", async () => withTill(demoProcessor({ dir })), "declined"],
  ["simulator", async () => withTill(paymentSimulator()), "declined"],
  ["Stripe's client", stripe, "open"],
] as const)("RESV-005 the %s as a payment processor", (name, open, afterDecline) => {
  let opened: Opened;
  let processor: PaymentProcessor;
  beforeAll(async () => {
    opened = await open();
    processor = opened.processor;
  });
  afterAll(() => opened.close?.());
  const begin = async (reference: string) => {
    const begun = await processor.begin(order(`${name}-${reference}`));
    if (!begun.ok) throw new Error(begun.error.message);
    return begun.value;
  };

  test("begins open, under the amount asked for; begun again it is the same payment", async () => {
    const first = await begin("A");
    expect(await begin("A")).toEqual(first);
    expect(await processor.standing(first.paymentId)).toEqual({
      ok: true,
      value: { state: "open", amountCents: 20_000, refundedCents: 0, refunds: [] },
    });
    expect((await begin("B")).paymentId).not.toBe(first.paymentId);
  });

  test("is paid once approved, whatever is pressed afterwards, and given back once however often it is asked", async () => {
    const { paymentId } = await begin("C");
    expect(await opened.decide(paymentId, "approve")).toBe(true);
    await opened.decide(paymentId, "decline");
    expect(await processor.standing(paymentId)).toMatchObject({ value: { state: "paid" } });
    const whole = { reference: `${name}-C-back`, amountCents: 20_000, reason: "Another shopper was quicker" };
    const given = { reference: `${name}-C-back`, amountCents: 20_000, state: "given" };
    expect(await processor.refund(paymentId, whole)).toEqual({ ok: true, value: given });
    expect(await processor.refund(paymentId, whole)).toEqual({ ok: true, value: given });
    expect(await processor.standing(paymentId)).toEqual({
      ok: true,
      value: { state: "refunded", amountCents: 20_000, refundedCents: 20_000, refunds: [given] },
    });
  });

  test("is given back in parts, each reference once, and never more than was paid", async () => {
    const { paymentId } = await begin("parts");
    await opened.decide(paymentId, "approve");
    const part = { reference: `${name}-first`, amountCents: 5_000, reason: "No spare key" };
    await Promise.all([1, 2, 3].map(() => processor.refund(paymentId, part)));
    expect(await processor.standing(paymentId)).toMatchObject({ value: { state: "paid", refundedCents: 5_000 } });
    const other = { ...part, reference: "second" };
    for (const amountCents of [15_001, 0, -1, 0.5, Number.NaN]) {
      expect(await processor.refund(paymentId, { ...other, amountCents })).toMatchObject({
        error: { kind: "rejected" },
      });
    }
    expect(await processor.refund(paymentId, { ...part, amountCents: 5_001 })).toMatchObject({
      error: { kind: "rejected" },
    });
    const both = await Promise.all(
      ["second", "third"].map((reference) => processor.refund(paymentId, { ...part, reference, amountCents: 15_000 })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await processor.standing(paymentId)).toMatchObject({ value: { state: "refunded", refundedCents: 20_000 } });
  });

  test("accepts no money once it is closed, and stays paid where the shopper was quicker", async () => {
    const closed = (await begin("closed")).paymentId;
    expect(await processor.expire(closed)).toMatchObject({ value: { state: "expired" } });
    await opened.decide(closed, "approve");
    expect(await processor.standing(closed)).toMatchObject({ value: { state: "expired" } });
    const quick = (await begin("quick")).paymentId;
    await opened.decide(quick, "approve");
    expect(await processor.expire(quick)).toMatchObject({ value: { state: "paid" } });
    expect(await processor.standing(quick)).toMatchObject({ value: { state: "paid" } });
  });

  test("takes nothing when declined, and gives nothing back of it", async () => {
    const { paymentId } = await begin("D");
    await opened.decide(paymentId, "decline");
    expect(await processor.standing(paymentId)).toMatchObject({ value: { state: afterDecline } });
    expect(await processor.refund(paymentId, BACK)).toMatchObject({ ok: false, error: { kind: "rejected" } });
  });

  test.each(["sim-nothing", "../../etc/passwd", "0".repeat(32), ""])("knows no payment %j", async (id) => {
    expect(await processor.standing(id)).toMatchObject({ ok: false, error: { kind: "unknown" } });
    expect(await processor.refund(id, BACK)).toMatchObject({ ok: false, error: { kind: "unknown" } });
    expect(await processor.expire(id)).toMatchObject({ ok: false, error: { kind: "unknown" } });
    expect(await opened.decide(id, "approve")).toBe(false);
  });
});

test("a demonstration's payment is the same for every process that shares its folder", async () => {
  const begun = await demoProcessor({ dir }).begin(order("shared"));
  const other = demoProcessor({ dir });
  const id = begun.ok ? begun.value.paymentId : "";
  expect(await other.decide(id, "approve")).toBe(true);
  expect(await demoProcessor({ dir }).standing(id)).toMatchObject({ value: { state: "paid" } });
});
