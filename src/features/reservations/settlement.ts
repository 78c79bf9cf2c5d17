import type { Logger } from "pino";
import type { Database } from "../../db/open.ts";
import type { PaymentState, ProcessorsOf } from "../../services/payments/port.ts";
import { leadStored } from "../leads/sending/outbox.ts";
import type { Site } from "../site/site.ts";
import { changeStock, releaseCar } from "../stock/mutations.ts";
import { whyTooLate } from "./closing/mutations.ts";
import {
  FORGET_MS,
  FORGOTTEN,
  type Payment,
  paymentByReference,
  type Reservation,
  STOP_LINK_LASTS_MS,
} from "./data.ts";
import { giveBack } from "./giving-back.ts";
import { lookBack } from "./looking-back.ts";
import { nextCheckAt, PAYMENT_LIFE_MS } from "./rules.ts";
import { takePaid, UNSETTLED } from "./taking/mutations.ts";
import { takeTurn } from "./turns/take-turn.ts";
import type { TurnName } from "./turns/turns.ts";

export interface SettlementServices {
  readonly db: Database;
  readonly processorsOf: ProcessorsOf;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
}

/**
 * Asks the processor for the payment's state and applies it: in one transaction the car is held and the dealer gets the
 * lead or, if the car is gone, the money goes back. Safe to call at any time, from anywhere, and repeatedly. Null if
 * the site has no such payment. Rejects if the database does not respond.
 */
export async function settlePayment(
  services: SettlementServices,
  site: Site,
  reference: string,
  now: number,
): Promise<Payment | null> {
  const { db, processorsOf, log } = services;
  const before = await paymentByReference(db, site, reference);
  if (before && isUnsettled(before)) {
    const paymentId = before.processor_payment;
    const standing = paymentId === null ? null : await processorsOf(before).get(before.processor)?.standing(paymentId);
    if (standing?.ok) await applyStanding(services, site, before, standing.value, now);
    else {
      if (standing) log.warn({ payment: before.id, reason: standing.error.message }, "a payment cannot be looked at");
      await lookAgain(db, site, before, now);
    }
  }
  if (before && isUnowned(before) && isOld(before, now)) await forget(db, before, now);
  else if (before && before.next_at !== null && isOver(before)) await lookBack(services, site, before, now);
  const after = before && (await paymentByReference(db, site, reference));
  // A refund without a next attempt was given up: the staff have to give the money back.
  if (after?.state !== "refunding" || after.next_at === null) return after;
  await giveBack(services, site, after, now);
  return paymentByReference(db, site, reference);
}

/** A payment that failed and whose payer's details no lead has. */
const isUnowned = ({ state, lead_id, request }: Payment) =>
  state === "declined" || (state === "refunded" && lead_id === null && request !== FORGOTTEN);

/** A payment that has ended, which is checked again only because of a webhook. */
const isOver = ({ state }: Payment) => state === "paid" || state === "refunded";

const isUnsettled = ({ state }: Payment) => UNSETTLED.some((one) => one === state);

async function applyStanding(
  services: SettlementServices,
  site: Site,
  payment: Payment,
  standing: PaymentState,
  now: number,
): Promise<void> {
  switch (standing.state) {
    case "paid":
      return takePaid(services, site, payment, standing.amountCents, now);
    case "declined":
      return payment.state === "begun"
        ? giveUp(services.db, site, payment, "declined", now)
        : endUnpaid(services.db, site, payment, "declined", now);
    case "refunded":
      return endUnpaid(services.db, site, payment, "reversed", now);
    case "expired":
      // An abandoned payment stays abandoned.
      return payment.state === "begun"
        ? giveUp(services.db, site, payment, "abandoned", now)
        : lookAgain(services.db, site, payment, now);
    case "open":
      return (await whyTooLate(services.db, payment)) === null
        ? lookAgain(services.db, site, payment, now)
        : closePage(services, site, payment, now);
  }
}

/** Closes the payment page of a car that is no longer available; a payment made there meanwhile counts. */
async function closePage(services: SettlementServices, site: Site, payment: Payment, now: number): Promise<void> {
  const { db, processorsOf, log } = services;
  const closed = await processorsOf(payment)
    .get(payment.processor)
    ?.expire(payment.processor_payment ?? "");
  if (closed?.ok && closed.value.state !== "open") return applyStanding(services, site, payment, closed.value, now);
  const reason = closed?.ok === false ? closed.error.message : "it is still open";
  log.warn({ payment: payment.id, reason }, "the page of a payment cannot be closed");
  await lookAgain(db, site, payment, now);
}

/**
 * Schedules the worker's next check. After a day the payment is abandoned, and a week later its details are deleted.
 */
async function lookAgain(db: Database, site: Site, payment: Payment, now: number): Promise<void> {
  if (payment.state === "abandoned")
    return isOld(payment, now) ? forget(db, payment, now) : waitToForget(db, payment, now);
  if (now - payment.created_at > PAYMENT_LIFE_MS) return giveUp(db, site, payment, "abandoned", now);
  // If a webhook has made the payment due meanwhile, it stays due.
  await db
    .updateTable("payments")
    .set({ next_at: nextCheckAt(payment.created_at, now), updated_at: now })
    .where("id", "=", payment.id)
    .where("state", "in", UNSETTLED)
    .where("next_at", "=", payment.next_at)
    .execute();
}

/** Ends a payment that was not made. Only shoppers who can still reserve the car are invited to try again. */
async function giveUp(
  db: Database,
  site: Site,
  payment: Payment,
  unpaid: "abandoned" | "declined",
  now: number,
): Promise<void> {
  const why = await whyTooLate(db, payment);
  const turn = why === null ? unpaid : why === "own" ? "replaced" : "closed";
  await endUnpaid(db, site, payment, turn, now, why);
}

async function endUnpaid(
  db: Database,
  site: Site,
  payment: Payment,
  turn: TurnName,
  now: number,
  ended_why: Payment["ended_why"] = null,
): Promise<void> {
  const end = (trx: Database) => takeTurn(trx, site, payment, turn, { now, next_at: now + FORGET_MS, ended_why });
  if (await db.transaction().execute(end)) leadStored(db);
}

const isOld = (payment: Payment, now: number) => now - payment.updated_at >= FORGET_MS;

/**
 * Puts off the next check of an abandoned payment until its details are deleted, after a webhook made it due earlier.
 */
async function waitToForget(db: Database, payment: Payment, now: number): Promise<void> {
  if (payment.request === FORGOTTEN) return forget(db, payment, now);
  await db
    .updateTable("payments")
    .set({ next_at: payment.updated_at + FORGET_MS })
    .where("id", "=", payment.id)
    .where("state", "=", "abandoned")
    .where("next_at", "=", payment.next_at)
    .execute();
}

/**
 * Deletes the details of a failed payment and the mails about it, which repeat them. The mail that invites the shopper
 * to try again is stored longer, since its unsubscribe link depends on it.
 */
async function forget(db: Database, payment: Payment, now: number): Promise<void> {
  const stopsUntil = payment.updated_at + STOP_LINK_LASTS_MS;
  const stops = payment.state === "abandoned" && now < stopsUntil;
  await db.transaction().execute(async (trx) => {
    const forgotten = await trx
      .updateTable("payments")
      .set({ request: FORGOTTEN, next_at: stops ? stopsUntil : null })
      .where("id", "=", payment.id)
      .where("state", "=", payment.state)
      .executeTakeFirst();
    if (forgotten.numUpdatedRows === 0n) return;
    const mails = trx.deleteFrom("notices").where("payment_id", "=", payment.id);
    const abandoned = { kind: "payment.abandoned", audience: "shopper" } as const;
    await (stops ? mails.where((row) => row.not(row.and(abandoned))) : mails).execute();
  });
}

/**
 * Ends a reservation that has expired. If the dealer has marked the car sold or reserved meanwhile, the car stays so
 * and the dealer keeps the deposit; otherwise the car is for sale again and the deposit goes back. `siteOf` finds the
 * site in whose name shopper and dealership are notified; if the site is gone, nobody is.
 */
export async function endReservation(
  db: Database,
  siteOf: (slug: string) => Site | null,
  reservation: Reservation,
  now: number,
): Promise<void> {
  const ended = await changeStock(db, async (trx) => {
    const mine = await trx
      .updateTable("reservations")
      .set({ ended_at: now, outcome: "taken" })
      .where("id", "=", reservation.id)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    if (mine.numUpdatedRows === 0n) return false;
    const query = trx.selectFrom("payments").selectAll().where("id", "=", reservation.payment_id);
    const payment = await query.executeTakeFirstOrThrow();
    const site = siteOf(payment.site_slug);
    const isFree = reservation.car_id !== null && (await releaseCar(trx, reservation.car_id, now));
    if (!isFree) return takeTurn(trx, site, payment, "kept", { now });
    await trx.updateTable("reservations").set({ outcome: "lapsed" }).where("id", "=", reservation.id).execute();
    return takeTurn(trx, site, payment, "lapsed", { now, next_at: now });
  });
  if (ended) leadStored(db);
}

/**
 * Claims a payment by putting off its next check by `forMs`, so that one process at a time checks it. False if another
 * has it.
 */
export async function claimPayment(db: Database, payment: Payment, now: number, forMs: number): Promise<boolean> {
  const claimed = await db
    .updateTable("payments")
    .set({ next_at: now + forMs })
    .where("id", "=", payment.id)
    .where("next_at", "=", payment.next_at)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}
