import type { Logger } from "pino";
import type { Database } from "../../../../db/open.ts";
import { err, ok, type Result } from "../../../../lib/result.ts";
import { MINUTE_MS } from "../../../../lib/time/spans.ts";
import type { PaymentFailure, ProcessorsOf } from "../../../../services/payments/port.ts";
import { leadStored } from "../../../leads/sending/outbox.ts";
import type { Site } from "../../../site/site.ts";
import type { Place } from "../../../staff/ability.ts";
import { type Actor, recordAct } from "../../../staff/audit/mutations.ts";
import { changeStock } from "../../../stock/mutations.ts";
import type { Payment, Refund } from "../../data.ts";
import { moneyText } from "../../rules.ts";
import { takeTurn } from "../../turns/take-turn.ts";
import { endHold } from "../holds/mutations.ts";
import { leftCents } from "../standing.ts";

/** A refund as requested at the desk. */
export interface RefundWish {
  readonly payment: Payment;
  /** The number that the refund would have among this payment's refunds, counted from 1, as the staff member saw it. */
  readonly number: number;
  readonly cents: number;
  readonly reason: string;
  /** A line to the shopper for the receipt; may be empty. */
  readonly words: string;
  readonly by: Actor;
  readonly place: Place;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** `meanwhile`: a colleague was first; `too-much`: less than that is left; `not-paid`: there is no money to refund. */
export type RefundProblem =
  | { readonly kind: "meanwhile"; readonly by: string; readonly cents: number }
  | { readonly kind: "too-much"; readonly leftCents: number }
  | { readonly kind: "not-paid" };

/** How long a caller has the refund to itself; after that a worker takes it up. */
const CLAIM_MS = MINUTE_MS;
const AGAIN_MS = 5 * MINUTE_MS;
const AGAIN_AT_MOST_MS = 6 * 60 * MINUTE_MS;

/**
 * Stores a refund, already claimed by the caller, who then makes it (`makeRefund`); if the process dies in between, the
 * worker makes it. If no money is left after it, the reservation ends too, and the car is for sale again.
 */
export async function askRefund(db: Database, request: RefundWish): Promise<Result<Refund, RefundProblem>> {
  const { payment, number, cents, reason, words, by, place, now } = request;
  // Only a refund that frees the car changes the stock, which may mean waiting for a whole import.
  const isRest = cents === leftCents({ payment, refunds: await refundsOf(db, payment.id) });
  const inTransaction = <T>(work: (trx: Database) => Promise<T>) =>
    isRest ? changeStock(db, work) : db.transaction().execute(work);
  return inTransaction(async (trx) => {
    // Writing the payment's row locks it, so that everybody else waits until this is decided.
    const mine = await trx
      .updateTable("payments")
      .set({ updated_at: now })
      .where("id", "=", payment.id)
      .where("state", "=", "paid")
      .executeTakeFirst();
    if (mine.numUpdatedRows === 0n) return err<RefundProblem>({ kind: "not-paid" });
    const refunds = await refundsOf(trx, payment.id);
    const last = refunds.at(-1);
    if (last && number !== last.number + 1)
      return err<RefundProblem>({ kind: "meanwhile", by: last.by, cents: last.amount_cents });
    const left = leftCents({ payment: { ...payment, state: "paid" }, refunds });
    // A refund of everything asks for zero cents if the rest is already being refunded.
    if (cents < 1) return err<RefundProblem>({ kind: "not-paid" });
    if (cents > left) return err<RefundProblem>({ kind: "too-much", leftCents: left });
    const refund = await trx
      .insertInto("refunds")
      .values({
        payment_id: payment.id,
        number: (last?.number ?? 0) + 1,
        reference: `${payment.reference}-R${(last?.number ?? 0) + 1}`,
        amount_cents: cents,
        reason,
        words,
        state: "asked",
        problem: null,
        staff_id: by.id,
        by: by.name,
        next_at: now + CLAIM_MS,
        created_at: now,
        updated_at: now,
        given_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const act = { by, subject: `payment:${payment.id}`, place, now } as const;
    const released = isRest && cents === left && (await endHold(trx, payment, by.name, now));
    await recordAct(trx, {
      ...act,
      action: `refund ${moneyText(cents)}`,
      before: { left: moneyText(left) },
      after: { reference: refund.reference, reason, ...(released ? { car: "released" } : {}) },
    });
    return ok(refund);
  });
}

const refundsOf = (db: Database, paymentId: number): Promise<Refund[]> =>
  db.selectFrom("refunds").selectAll().where("payment_id", "=", paymentId).orderBy("number").execute();

/** Claims a waiting refund, so that one process at a time asks the processor; null if another has it or it is done. */
export async function claimRefund(db: Database, id: number, now: number, by?: RefundAsker): Promise<Refund | null> {
  return db.transaction().execute(async (trx) => {
    let query = trx
      .updateTable("refunds")
      // Without its problem, nobody else can ask for it again while this one does.
      .set({ next_at: now + CLAIM_MS, problem: null })
      .where("id", "=", id)
      .where("state", "=", "asked");
    // A retry from the desk does not wait until the worker's next attempt; it needs only a failed earlier one.
    query = by ? query.where("problem", "is not", null) : query.where("next_at", "<=", now);
    const refund = await query.returningAll().executeTakeFirst();
    if (!refund) return null;
    if (by) {
      const subject = `payment:${refund.payment_id}` as const;
      await recordAct(trx, { by: by.by, subject, place: by.place, action: `ask again for ${refund.reference}`, now });
    }
    return refund;
  });
}

export interface RefundAsker {
  readonly by: Actor;
  readonly place: Place;
}

export interface RefundServices {
  readonly db: Database;
  readonly processorsOf: ProcessorsOf;
  readonly log: Pick<Logger, "error">;
}

/** Failures that a retry cannot fix: the money has not moved and will not. */
const FINAL: readonly PaymentFailure["kind"][] = ["rejected", "unknown"];

/**
 * Asks the processor for a stored, claimed refund, and records the answer. Its reference makes every repeat the same
 * refund, so that a crash at any moment neither loses nor repeats it.
 */
export async function makeRefund(
  services: RefundServices,
  site: Site | null,
  { payment_id, ...refund }: Refund,
  now: number,
): Promise<void> {
  const { db, processorsOf, log } = services;
  const payment = await db.selectFrom("payments").selectAll().where("id", "=", payment_id).executeTakeFirstOrThrow();
  const { reference, amount_cents: amountCents, reason } = refund;
  const answer =
    (await processorsOf(payment)
      .get(payment.processor)
      ?.refund(payment.processor_payment ?? "", { reference, amountCents, reason })) ?? err(NOT_SET_UP);
  if (answer.ok && answer.value.state === "given")
    return recordGiven(db, site, payment, { payment_id, ...refund }, now);
  const problem = answer.ok ? (answer.value.state === "failed" ? BOUNCED : null) : answer.error.message;
  const isOver = answer.ok ? answer.value.state === "failed" : FINAL.includes(answer.error.kind);
  if (problem !== null)
    log.error({ payment: payment.id, refund: refund.id, reason: problem }, "a refund did not go through");
  const wait = Math.min(AGAIN_MS * 2 ** refund.tries, AGAIN_AT_MOST_MS);
  await db
    .updateTable("refunds")
    .set({
      state: isOver ? "failed" : "asked",
      problem,
      tries: refund.tries + 1,
      next_at: isOver ? null : now + wait,
      updated_at: now,
    })
    .where("id", "=", refund.id)
    .where("state", "=", "asked")
    .execute();
}

const NOT_SET_UP: PaymentFailure = {
  kind: "locked",
  message: "This server is not set up for its processor any more.",
};
const BOUNCED = "The shopper's bank did not take the money.";

/** Records a completed refund: the refund, the payment and the receipt, in one transaction. */
async function recordGiven(
  db: Database,
  site: Site | null,
  payment: Payment,
  refund: Refund,
  now: number,
): Promise<void> {
  const done = await db.transaction().execute(async (trx) => {
    const mine = await trx
      .updateTable("refunds")
      .set({ state: "given", problem: null, next_at: null, given_at: now, updated_at: now })
      .where("id", "=", refund.id)
      .where("state", "=", "asked")
      .executeTakeFirst();
    if (mine.numUpdatedRows === 0n) return false;
    const all = await refundsOf(trx, payment.id);
    const back = all.filter(({ state }) => state === "given").reduce((sum, one) => sum + one.amount_cents, 0);
    const left = payment.amount_cents - back;
    const { reference, amount_cents: cents, words } = refund;
    const desk = { refund: { reference, cents, words }, leftCents: left };
    return takeTurn(trx, site, payment, left === 0 ? "givenBack" : "partBack", { now, desk });
  });
  if (done) leadStored(db);
}

/** Refunds that are due, longest overdue first. */
export const refundsDue = (db: Database, now: number, limit: number): Promise<{ id: number; site_slug: string }[]> =>
  db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(["refunds.id", "payments.site_slug"])
    .where("refunds.next_at", "<=", now)
    .orderBy("refunds.next_at")
    .limit(limit)
    .execute();
