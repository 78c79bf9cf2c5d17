import type { Logger } from "pino";
import type { Database } from "../../db/open.ts";
import { MINUTE_MS } from "../../lib/time/spans.ts";
import type { PaymentState, ProcessorsOf } from "../../services/payments/port.ts";
import { leadStored } from "../leads/sending/outbox.ts";
import type { Site } from "../site/site.ts";
import { FORGET_MS, FORGOTTEN, type Payment } from "./data.ts";
import { takeTurn } from "./turns/take-turn.ts";

interface LookServices {
  readonly db: Database;
  readonly processorsOf: ProcessorsOf;
  readonly log: Pick<Logger, "warn" | "error">;
}

const AGAIN_MS = 5 * MINUTE_MS;

/**
 * Checks a completed payment because a webhook reported something about it: the shopper's bank may have returned a
 * refund days later, or somebody may have refunded the money on the processor's own website.
 */
export async function lookBack(services: LookServices, site: Site, payment: Payment, now: number): Promise<void> {
  const { db, processorsOf, log } = services;
  const standing = await processorsOf(payment)
    .get(payment.processor)
    ?.standing(payment.processor_payment ?? "");
  if (standing?.ok) {
    if (await db.transaction().execute((trx) => follow(trx, site, payment, standing.value, now))) {
      leadStored(db);
      log.warn({ payment: payment.id, state: standing.value.state }, "money moved at the processor after its payment");
    }
  } else log.warn({ payment: payment.id, reason: standing?.error.message }, "a payment cannot be looked at");
  const isAway = standing?.ok === false && standing.error.kind === "unavailable";
  await db
    .updateTable("payments")
    .set({ next_at: isAway ? now + AGAIN_MS : forgetAt(payment) })
    .where("id", "=", payment.id)
    .where("state", "=", payment.state)
    .where("next_at", "=", payment.next_at)
    .execute();
}

/** When the details of a payment without a lead are deleted (epoch ms); null if none are stored. */
const forgetAt = ({ request, updated_at }: Payment) => (request === FORGOTTEN ? null : updated_at + FORGET_MS);

/** Applies the changes found; true if the shopper and the dealership get a mail about them. */
async function follow(
  trx: Database,
  site: Site,
  payment: Payment,
  { state, refunds, refundedCents, amountCents }: PaymentState,
  now: number,
): Promise<boolean> {
  const rows = await trx.selectFrom("refunds").selectAll().where("payment_id", "=", payment.id).execute();
  const isFailed = (reference: string) => refunds.some((one) => one.reference === reference && one.state === "failed");
  const returned = rows.filter((row) => row.state === "given" && isFailed(row.reference)).map(({ id }) => id);
  if (returned.length > 0) {
    await trx
      .updateTable("refunds")
      .set({ state: "failed", problem: RETURNED, given_at: null, updated_at: now })
      .where("id", "in", returned)
      .execute();
  }
  if (payment.state === "refunded" && refundedCents < amountCents) {
    return takeTurn(trx, site, payment, "bounced", { now, next_at: now, problem: RETURNED });
  }
  const isOurs = (reference: string) => rows.some((row) => row.reference === reference);
  const isElsewhere = refunds.some((one) => one.state !== "failed" && !isOurs(one.reference));
  const isUnderWay = rows.some((row) => row.state === "asked");
  if (payment.state === "paid" && state === "refunded" && isElsewhere && !isUnderWay) {
    return takeTurn(trx, site, payment, "givenBackThere", { now, next_at: null });
  }
  return false;
}

const RETURNED = "The shopper's bank returned the refund.";
