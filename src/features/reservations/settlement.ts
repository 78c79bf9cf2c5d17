import type { Logger } from "pino";
import type { Database } from "../../db/open.ts";
import { momentText } from "../../lib/moments.ts";
import type { PaymentProcessors, PaymentStanding } from "../../services/payments/port.ts";
import { insertLead, type PreparedLead, prepareLead } from "../leads/mutations.ts";
import { leadStored } from "../leads/outbox.ts";
import { SERVER_FACTS } from "../leads/rules.ts";
import type { Site } from "../site/site.ts";
import { holdCar, releaseCar } from "../stock/holds.ts";
import { changeStock } from "../stock/mutations.ts";
import type { PaymentRequest } from "./checkout.ts";
import { FORGOTTEN, type Payment, paymentByReference, type Reservation } from "./data.ts";
import { HOLD_MS, moneyText, nextLook, PAYMENT_LIFE_MS } from "./rules.ts";

export interface SettlementServices {
  readonly db: Database;
  readonly processors: PaymentProcessors;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
}

/** A payment that may yet turn out paid. */
const UNSETTLED = ["begun", "abandoned"] as const;
/** How long what was typed is kept of a payment that came to nothing, so that it can be tried again, milliseconds. */
export const FORGET_MS = 7 * 24 * 3_600_000;
/** How long a refund that did not go through waits for the next try, milliseconds. */
const REFUND_AGAIN_MS = 5 * 60_000;

/**
 * Asks the processor how the payment stands and does what follows: a car is held and the dealer has the lead in one
 * transaction, or, where the car is gone, the money goes back. Asked at any time, by whomever, as often as one likes.
 * Null where the site has no such payment. Rejects when the database does not answer.
 */
export async function settlePayment(
  services: SettlementServices,
  site: Site,
  reference: string,
  now: number,
): Promise<Payment | null> {
  const { db, processors, log } = services;
  const before = await paymentByReference(db, site, reference);
  if (before && isUnsettled(before)) {
    const paymentId = before.processor_payment;
    const standing = paymentId === null ? null : await processors.get(before.processor)?.standing(paymentId);
    if (standing?.ok) await applyStanding(services, site, before, standing.value, now);
    else {
      if (standing) log.warn({ payment: before.id, reason: standing.error.message }, "a payment cannot be looked at");
      await lookAgain(db, before, now);
    }
  }
  if (before?.state === "declined" && isOld(before, now)) await forget(db, before);
  const after = before && (await paymentByReference(db, site, reference));
  if (after?.state !== "refunding") return after;
  await refund(services, after, now);
  return paymentByReference(db, site, reference);
}

const isUnsettled = ({ state }: Payment) => UNSETTLED.some((one) => one === state);

async function applyStanding(
  services: SettlementServices,
  site: Site,
  payment: Payment,
  standing: PaymentStanding,
  now: number,
): Promise<void> {
  switch (standing.state) {
    case "paid":
      return takePaid(services, site, payment, standing.amountCents === payment.amount_cents, now);
    case "declined":
    case "refunded":
      return endUnpaid(services.db, payment, standing.state, now);
    case "open":
      return lookAgain(services.db, payment, now);
  }
}

/** The worker comes back to it, gives it up after a day, and forgets it a week later. */
async function lookAgain(db: Database, payment: Payment, now: number): Promise<void> {
  if (payment.state === "abandoned") return isOld(payment, now) ? forget(db, payment) : undefined;
  if (now - payment.created_at > PAYMENT_LIFE_MS) return endUnpaid(db, payment, "abandoned", now);
  await change(db, payment, { next_at: nextLook(payment.created_at, now) }, now);
}

async function endUnpaid(db: Database, payment: Payment, state: Payment["state"], now: number): Promise<void> {
  await change(db, payment, { state, next_at: now + FORGET_MS }, now);
}

const isOld = (payment: Payment, now: number) => now - payment.updated_at >= FORGET_MS;

/** Deletes what was typed for a payment that came to nothing. */
async function forget(db: Database, payment: Payment): Promise<void> {
  await db
    .updateTable("payments")
    .set({ request: FORGOTTEN, next_at: null })
    .where("id", "=", payment.id)
    .where("state", "=", payment.state)
    .execute();
}

/** Changes the payment unless another process has settled it meanwhile: then false. */
async function change(db: Database, payment: Payment, values: Partial<Payment>, now: number): Promise<boolean> {
  const changed = await db
    .updateTable("payments")
    .set({ ...values, updated_at: now })
    .where("id", "=", payment.id)
    .where("state", "in", UNSETTLED)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** The money is there: one transaction decides who has the car, and writes what the dealer is told. */
async function takePaid(
  { db, log }: SettlementServices,
  site: Site,
  payment: Payment,
  rightAmount: boolean,
  now: number,
): Promise<void> {
  const settled = await changeStock(db, async (trx) => {
    if (!(await change(trx, payment, { state: "paid", next_at: null }, now))) return null;
    const isDeposit = payment.purpose === "deposit";
    const lead = rightAmount ? await leadOf(trx, site, payment, now) : null;
    const kept = lead !== null && (!isDeposit || (await reserve(trx, payment, now)));
    const lead_id = lead && (await insertLead(trx, site, told(lead, site, payment, { kept, now }), now));
    const values = kept ? {} : ({ state: "refunding", next_at: now } as const);
    await trx
      .updateTable("payments")
      .set({ ...values, lead_id, request: FORGOTTEN })
      .where("id", "=", payment.id)
      .execute();
    return { kept };
  });
  if (!settled) return;
  leadStored(db);
  log.info({ payment: payment.id, site: site.slug, purpose: payment.purpose, ...settled }, "payment taken");
}

/** Holds the car for this payment; false where another was quicker or the dealer took it off sale. */
async function reserve(trx: Database, payment: Payment, now: number): Promise<boolean> {
  if (payment.car_id === null) return false;
  const held_until = now + HOLD_MS;
  if (!(await holdCar(trx, payment.car_id, { now, until: held_until }))) return false;
  await trx
    .insertInto("reservations")
    .values({ payment_id: payment.id, car_id: payment.car_id, held_from: now, held_until })
    .execute();
  return true;
}

/** Null where the site's files have changed since so that it is none any more. */
async function leadOf(trx: Database, site: Site, payment: Payment, now: number): Promise<PreparedLead | null> {
  const { userData, ip, userAgent } = JSON.parse(payment.request) as PaymentRequest;
  const lead = await prepareLead(trx, site, { userData }, { now, ip, userAgent });
  return lead.ok ? lead.value : null;
}

/** What a paid lead is called: said by this server, never by a browser. */
export const PAID_LEADS = {
  reservation: "Vehicle Reservation",
  tooLate: "Vehicle Reservation, Refunded",
  invoice: "Online Payment",
} as const;

/** The lead with what was paid, and what came of it. */
function told(
  lead: PreparedLead,
  site: Site,
  payment: Payment,
  { kept, now }: { readonly kept: boolean; readonly now: number },
): PreparedLead {
  const { timezone } = site.configFor(payment.dealership_slug);
  const isDeposit = payment.purpose === "deposit";
  const money = moneyText(payment.amount_cents);
  const facts: Record<string, string> = isDeposit
    ? kept
      ? { [SERVER_FACTS.deposit]: money, [SERVER_FACTS.heldUntil]: momentText(now + HOLD_MS, timezone) }
      : { [SERVER_FACTS.depositBack]: `${money}: the vehicle was taken before it was paid` }
    : { [SERVER_FACTS.amount]: money };
  const { record } = lead;
  const subcategory = !isDeposit ? PAID_LEADS.invoice : kept ? PAID_LEADS.reservation : PAID_LEADS.tooLate;
  const payload = { ...record.payload, subcategory };
  return {
    ...lead,
    record: { ...record, payload, facts: { ...facts, [SERVER_FACTS.reference]: payment.reference } },
  };
}

/** Gives the money back; what does not go through is tried again by the worker. */
async function refund({ db, processors, log }: SettlementServices, payment: Payment, now: number): Promise<void> {
  const paymentId = payment.processor_payment ?? "";
  const given = await processors.get(payment.processor)?.refund(paymentId);
  const values = given?.ok
    ? ({ state: "refunded", next_at: null } as const)
    : ({ next_at: now + REFUND_AGAIN_MS } as const);
  if (!given?.ok) {
    const reason = given?.error.message ?? "This server is not set up for its processor any more.";
    log.error({ payment: payment.id, reason }, "A REFUND DID NOT GO THROUGH: it is tried again");
  }
  await db
    .updateTable("payments")
    .set({ ...values, updated_at: now })
    .where("id", "=", payment.id)
    .where("state", "=", "refunding")
    .execute();
}

/**
 * Ends a reservation whose time is over. A car that the dealer marked sold or reserved meanwhile stays what it is, and
 * the deposit with the dealer; any other is for sale again, and the deposit goes back.
 */
export async function endReservation(db: Database, reservation: Reservation, now: number): Promise<void> {
  await changeStock(db, async (trx) => {
    const mine = await trx
      .updateTable("reservations")
      .set({ ended_at: now, outcome: "taken" })
      .where("id", "=", reservation.id)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    if (mine.numUpdatedRows === 0n || reservation.car_id === null) return;
    if (!(await releaseCar(trx, reservation.car_id, now))) return;
    await trx.updateTable("reservations").set({ outcome: "lapsed" }).where("id", "=", reservation.id).execute();
    await trx
      .updateTable("payments")
      .set({ state: "refunding", next_at: now, updated_at: now })
      .where("id", "=", reservation.payment_id)
      .where("state", "=", "paid")
      .execute();
  });
}

/** Puts the worker's next look at a payment off by `forMs`, so that one process at a time looks. False: another does. */
export async function claimPayment(db: Database, payment: Payment, now: number, forMs: number): Promise<boolean> {
  const claimed = await db
    .updateTable("payments")
    .set({ next_at: now + forMs })
    .where("id", "=", payment.id)
    .where("next_at", "=", payment.next_at)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}
