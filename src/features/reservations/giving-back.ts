import type { Logger } from "pino";
import type { Database } from "../../db/open.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { PaymentFailure, PaymentProcessor, ProcessorsOf, Refund } from "../../services/payments/port.ts";
import { leadStored } from "../leads/sending/outbox.ts";
import type { Site } from "../site/site.ts";
import { FORGOTTEN, type Payment } from "./data.ts";
import { takeTurn } from "./turns/take-turn.ts";

interface RefundServices {
  readonly db: Database;
  readonly processorsOf: ProcessorsOf;
  readonly log: Pick<Logger, "error">;
}

/** Milliseconds before the first retry of a refund, and the longest wait; each wait is twice the one before. */
const AGAIN_MS = 5 * 60_000;
const AGAIN_AT_MOST_MS = 6 * 3_600_000;
/** How many refunds the shopper's bank may return before the staff have to give the money back another way. */
const MOST_TRIES = 3;

/**
 * Refunds what is left of a payment that is `refunding`. The state is stored before the processor is asked, and the
 * refund's reference derives from the payment's, so that a crash in between loses nothing and a retry repeats nothing.
 */
export async function giveBack(
  { db, processorsOf, log }: RefundServices,
  site: Site,
  payment: Payment,
  now: number,
): Promise<void> {
  const processor = processorsOf(payment).get(payment.processor);
  const outcome = processor ? await askForTheRest(processor, payment) : err(NOT_SET_UP);
  if (outcome.ok && outcome.value === "given") {
    const end = { now, next_at: null, request: FORGOTTEN, problem: null };
    if (await db.transaction().execute((trx) => takeTurn(trx, site, payment, "refunded", end))) leadStored(db);
    return;
  }
  const isHopeless = !outcome.ok && outcome.error.kind === "rejected";
  const problem = outcome.ok ? null : outcome.error.message;
  if (problem !== null) {
    const next = isHopeless ? "somebody has to give the money back" : "it is tried again";
    log.error({ payment: payment.id, reason: problem }, `A REFUND DID NOT GO THROUGH: ${next}`);
  }
  const wait = Math.min(Math.max(2 * (now - payment.updated_at), AGAIN_MS), AGAIN_AT_MOST_MS);
  await db
    .updateTable("payments")
    .set({ next_at: isHopeless ? null : now + wait, updated_at: now, problem })
    .where("id", "=", payment.id)
    .where("state", "=", "refunding")
    .execute();
}

/** Asks for a refund of what the processor has left of the payment, under a reference of its own. */
async function askForTheRest(
  processor: PaymentProcessor,
  { processor_payment, reference }: Payment,
): Promise<Result<Refund["state"], PaymentFailure>> {
  const paymentId = processor_payment ?? "";
  const standing = await processor.standing(paymentId);
  if (!standing.ok) return standing;
  const { amountCents, refundedCents, refunds } = standing.value;
  if (refundedCents >= amountCents) {
    return ok(refunds.some(({ state }) => state === "pending") ? "pending" : "given");
  }
  const number = refunds.filter((one) => one.reference.startsWith(`${reference}-back-`)).length + 1;
  if (number > MOST_TRIES) return err(BOUNCED);
  const response = await processor.refund(paymentId, {
    reference: `${reference}-back-${number}`,
    amountCents: amountCents - refundedCents,
    reason: "The deposit goes back to the shopper",
  });
  if (!response.ok) return response;
  return response.value.state === "failed" ? err({ ...BOUNCED, kind: "unavailable" }) : ok(response.value.state);
}

const NOT_SET_UP: PaymentFailure = {
  kind: "locked",
  message: "This server is not set up for its processor any more.",
};
const BOUNCED: PaymentFailure = { kind: "rejected", message: "The shopper's bank did not take the refund." };
