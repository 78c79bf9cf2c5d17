import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { demoProcessor } from "./demo.ts";
import type { PaymentOrder } from "./port.ts";
import { paymentSimulator } from "./simulator.ts";

const dir = mkdtempSync(join(tmpdir(), "forecourt-payments-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const order = (reference: string): PaymentOrder => ({
  reference,
  amountCents: 20_000,
  currency: "AUD",
  description: "Deposit",
  returnUrl: "https://dealer.example/cars/a/checkout?payment=A",
});

describe.each([
  ["demonstration", () => demoProcessor({ dir })],
  ["simulator", paymentSimulator],
] as const)("RESV-005 the %s as a payment processor", (name, open) => {
  const processor = open();
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
      value: { state: "open", amountCents: 20_000 },
    });
    expect((await begin("B")).paymentId).not.toBe(first.paymentId);
  });

  test("is paid once approved, whatever is pressed afterwards, and given back once however often it is asked", async () => {
    const { paymentId } = await begin("C");
    expect(await processor.decide(paymentId, "approve")).toBe(true);
    expect(await processor.decide(paymentId, "decline")).toBe(true);
    expect(await processor.standing(paymentId)).toMatchObject({ value: { state: "paid" } });
    expect(await processor.refund(paymentId)).toEqual({ ok: true, value: null });
    expect(await processor.refund(paymentId)).toEqual({ ok: true, value: null });
    expect(await processor.standing(paymentId)).toMatchObject({ value: { state: "refunded" } });
  });

  test("takes nothing when declined, and gives nothing back of it", async () => {
    const { paymentId } = await begin("D");
    await processor.decide(paymentId, "decline");
    expect(await processor.standing(paymentId)).toMatchObject({ value: { state: "declined" } });
    expect(await processor.refund(paymentId)).toMatchObject({ ok: false, error: { kind: "rejected" } });
  });

  test.each(["sim-nothing", "../../etc/passwd", "0".repeat(32), ""])("knows no payment %j", async (id) => {
    expect(await processor.standing(id)).toMatchObject({ ok: false, error: { kind: "rejected" } });
    expect(await processor.refund(id)).toMatchObject({ ok: false });
    expect(await processor.decide(id, "approve")).toBe(false);
  });
});

test("a demonstration's payment is the same for every process that shares its folder", async () => {
  const begun = await demoProcessor({ dir }).begin(order("shared"));
  const other = demoProcessor({ dir });
  const id = begun.ok ? begun.value.paymentId : "";
  expect(await other.decide(id, "approve")).toBe(true);
  expect(await demoProcessor({ dir }).standing(id)).toMatchObject({ value: { state: "paid" } });
});
