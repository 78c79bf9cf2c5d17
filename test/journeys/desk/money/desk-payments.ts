import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { inject } from "vitest";
import type { Database } from "../../../../src/db/open.ts";
import { demoProcessor } from "../../../../src/services/payments/demo.ts";

/** A payment that somebody made at halden-parramatta, known to the demonstration's processor. */
export async function paidInvoice(db: Database): Promise<{ readonly id: number; readonly reference: string }> {
  const till = demoProcessor({ dir: join(inject("serverDataDir"), "demo-payments") });
  const reference = `JRNY-${randomBytes(4).toString("hex").toUpperCase()}`;
  const order = { reference, amountCents: 12_345, currency: "AUD", description: "", returnUrl: "http://x.example/" };
  const begun = await till.begin(order);
  if (!begun.ok) throw new Error(begun.error.message);
  await till.decide(begun.value.paymentId, "approve");
  const now = Date.now();
  const { id } = await db
    .insertInto("payments")
    .values({
      reference,
      request_uid: reference,
      site_slug: "halden",
      dealership_slug: "halden-parramatta",
      purpose: "invoice",
      car_id: null,
      amount_cents: 12_345,
      processor: "demo",
      processor_payment: begun.value.paymentId,
      page_url: begun.value.pageUrl,
      return_path: "/",
      state: "paid",
      request: "{}",
      lead_id: null,
      next_at: null,
      created_at: now,
      updated_at: now,
      paid_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, reference };
}
