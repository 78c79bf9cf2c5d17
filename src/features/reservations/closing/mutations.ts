import type { Database } from "../../../db/open.ts";
import { canBeHeld } from "../../stock/mutations.ts";
import type { Payment } from "../data.ts";
import { shopperOf } from "../turns/shopper.ts";

/**
 * Within the transaction that holds a car: makes the other payments due that were begun for it, so that a worker closes
 * their pages before anybody pays there for nothing.
 */
export async function hurryOthers(trx: Database, { id, car_id }: Payment, now: number): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ next_at: now })
    .where("car_id", "=", car_id)
    .where("id", "!=", id)
    .where("state", "=", "begun")
    .execute();
}

/**
 * Why a deposit that was not paid yet can hold its car no more: it was taken by somebody else, or this shopper holds it
 * by another payment. Null where it can still be paid.
 */
export async function whyTooLate(db: Database, payment: Payment): Promise<"taken" | "own" | null> {
  if (payment.purpose !== "deposit") return null;
  if (payment.car_id !== null && (await canBeHeld(db, payment.car_id))) return null;
  return takenWhy(db, payment);
}

/** The same of a car that is known to be taken. */
export const takenWhy = async (db: Database, payment: Payment): Promise<"taken" | "own"> =>
  (await isHeldByThem(db, payment)) ? "own" : "taken";

/**
 * Whether the payment's shopper has its car by another payment: it is held for them, or was marked as theirs when the
 * hold ended. They are known by the e-mail address alone, to which the letters of both payments go: a letter that is
 * left out, or that speaks of the first payment, tells nothing to a stranger who typed somebody else's phone number.
 */
async function isHeldByThem(db: Database, payment: Payment): Promise<boolean> {
  if (payment.car_id === null) return false;
  const holding = await db
    .selectFrom("reservations")
    .innerJoin("payments", "payments.id", "reservations.payment_id")
    .selectAll("payments")
    .where("reservations.car_id", "=", payment.car_id)
    .where("payments.id", "!=", payment.id)
    .where("payments.state", "=", "paid")
    .where((row) => row.or([row("reservations.ended_at", "is", null), row("reservations.outcome", "=", "taken")]))
    .orderBy("reservations.id", "desc")
    .executeTakeFirst();
  if (!holding) return false;
  const [theirs, own] = [await shopperOf(db, holding), await shopperOf(db, payment)];
  const [held, asking] = [theirs, own].map(({ email }) => email.trim().toLowerCase());
  return asking !== "" && asking === held;
}
