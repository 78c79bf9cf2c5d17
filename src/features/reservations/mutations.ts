import type { Database } from "../../db/open.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import type { PaymentHint } from "../../services/payments/port.ts";

/** How long an event is remembered: processors send one again for some days at most. */
const REMEMBERED_MS = 35 * DAY_MS;

/**
 * Makes the payment due that a webhook is about, so that a worker asks how it stands; an event that was heard before
 * changes nothing. False where it is about no payment of a payee that this webhook can speak for.
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
    // A declined payment can become nothing else.
    await trx
      .updateTable("payments")
      .set({ next_at: now })
      .where("id", "=", payment.id)
      .where("state", "!=", "declined")
      .execute();
  });
  return true;
}
