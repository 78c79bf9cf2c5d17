import type { Database } from "../../../db/open.ts";
import { canBeHeld } from "../../stock/mutations.ts";
import type { Payment } from "../data.ts";
import { shopperOf } from "../turns/shopper.ts";

/**
 * Within the transaction that holds a car: makes all other begun payments for it due, so that a worker closes their
 * pages before anybody pays there in vain.
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
 * Why an unpaid deposit can no longer hold its car: `taken` by somebody else, or held by this shopper's `own` other
 * payment. Null if it can still be paid.
 */
export async function whyTooLate(db: Database, payment: Payment): Promise<"taken" | "own" | null> {
  if (payment.purpose !== "deposit") return null;
  if (payment.car_id !== null && (await canBeHeld(db, payment.car_id))) return null;
  return whyTaken(db, payment);
}

/** The same for a car that is known to be taken. */
export const whyTaken = async (db: Database, payment: Payment): Promise<"taken" | "own"> =>
  (await isHeldByThem(db, payment)) ? "own" : "taken";

/**
 * Whether the payment's shopper already has its car through another payment: it is held for them, or was marked as
 * theirs when the hold ended. Shoppers are matched by e-mail address alone, since both payments' mails go there. If a
 * phone number matched, a stranger who typed somebody else's number could learn about their reservation from the mail
 * that they get or miss.
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
  const [holder, asking] = [theirs, own].map(({ email }) => email.trim().toLowerCase());
  return asking !== "" && asking === holder;
}
