import type { Database } from "../../db/open.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import type { PaymentHint } from "../../services/payments/port.ts";

/** How long an event is remembered; processors retry for some days at most. */
const REMEMBERED_MS = 35 * DAY_MS;

/**
 * Makes the payment that a webhook is about due, so that a worker checks it; a repeated event changes nothing. False if
 * there is no such payment, or this webhook may not speak for its payee.
 */
export async function takeHint(
  db: Database,
  processor: string,
  { event, reference, isOf }: PaymentHint,
  now: number,
): Promise<boolean> {
  if (reference === null) return false;
  const payment = await db
    .selectFrom("payments")
    .select(["id", "site_slug", "dealership_slug"])
    .where("reference", "=", reference)
    .where("processor", "=", processor)
    .executeTakeFirst();
  if (!payment || !isOf(payment)) return false;
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("payment_events")
      .where("received_at", "<", now - REMEMBERED_MS)
      .execute();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("payment_events")
      .values({ processor, event, payment_id: payment.id, received_at: now })
      .onConflict((conflict) => conflict.columns(["processor", "event"]).doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    // A declined payment is final.
    await trx
      .updateTable("payments")
      .set({ next_at: now })
      .where("id", "=", payment.id)
      .where("state", "!=", "declined")
      .execute();
  });
  return true;
}
