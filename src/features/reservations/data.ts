import type { Selectable } from "kysely";
import type { Database } from "../../db/open.ts";
import { precompiledQuery } from "../../db/queries/precompiled-query.ts";
import type { PaymentsTable, RefundsTable, ReservationsTable } from "../../db/tables/payment-tables.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import type { Site } from "../site/site.ts";

export type Payment = Selectable<PaymentsTable>;
export type Reservation = Selectable<ReservationsTable>;
/** A refund made from the desk. */
export type Refund = Selectable<RefundsTable>;

/** Value of a payment's `request` once its data was deleted, because it became a lead or failed long ago. */
export const FORGOTTEN = "{}";
/** How long the details of a failed payment are stored, in milliseconds, so that the shopper can try again. */
export const FORGET_MS = 7 * DAY_MS;

/** How long an unsubscribe link must work: 30 days by law (Spam Act 2003), plus a margin for mails that arrive late. */
export const STOP_LINK_LASTS_MS = 32 * DAY_MS;

/** A payment of this site by its reference; null if there is none. */
export async function paymentByReference(db: Database, site: Site, reference: string): Promise<Payment | null> {
  const row = await payments(db, site).where("reference", "=", reference).executeTakeFirst();
  return row ?? null;
}

/** A payment of this site by the processor's payment id; null if there is none. */
export async function paymentAt(
  db: Database,
  site: Site,
  processor: string,
  paymentId: string,
): Promise<Payment | null> {
  const query = payments(db, site).where("processor", "=", processor).where("processor_payment", "=", paymentId);
  return (await query.executeTakeFirst()) ?? null;
}

const payments = (db: Database, site: Site) => db.selectFrom("payments").selectAll().where("site_slug", "=", site.slug);

/** The reservation that this payment made; null if it never reserved a car. */
export async function reservationOf(db: Database, payment: Pick<Payment, "id">): Promise<Reservation | null> {
  const query = db.selectFrom("reservations").selectAll().where("payment_id", "=", payment.id);
  return (await query.executeTakeFirst()) ?? null;
}

/** Cents of a payment that the desk has refunded, or has asked the processor to refund. */
export async function backCentsOf(db: Database, payment: Pick<Payment, "id">): Promise<number> {
  const refunds = await db
    .selectFrom("refunds")
    .select("amount_cents")
    .where("payment_id", "=", payment.id)
    .where("state", "!=", "failed")
    .execute();
  return refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

/** Payments of all sites that are due for a check by `now` (epoch ms), longest overdue first. */
export async function paymentsDue(db: Database, now: number, limit: number): Promise<Payment[]> {
  return (await duePayments(db, { now, limit })).rows;
}

const duePayments = precompiledQuery((db, { now, limit }: { readonly now: number; readonly limit: number }) =>
  db.selectFrom("payments").selectAll().where("next_at", "<=", now).orderBy("next_at").limit(limit),
);

/** Reservations of all sites that have expired but still hold their car. */
export async function reservationsDue(db: Database, now: number, limit: number): Promise<Reservation[]> {
  return (await dueReservations(db, { now, limit })).rows;
}

const dueReservations = precompiledQuery((db, { now, limit }: { readonly now: number; readonly limit: number }) =>
  db
    .selectFrom("reservations")
    .selectAll()
    .where("ended_at", "is", null)
    .where("held_until", "<=", now)
    .orderBy("held_until")
    .limit(limit),
);
