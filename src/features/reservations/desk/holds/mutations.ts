import type { Database } from "../../../../db/open.ts";
import { err, ok, type Result } from "../../../../lib/result.ts";
import { DAY_MS } from "../../../../lib/time/spans.ts";
import { leadStored } from "../../../leads/sending/outbox.ts";
import type { Site } from "../../../site/site.ts";
import type { Place } from "../../../staff/ability.ts";
import { type Actor, recordAct } from "../../../staff/audit/mutations.ts";
import { changeStock, extendHold, releaseCar } from "../../../stock/mutations.ts";
import type { Payment, Reservation } from "../../data.ts";
import { takeTurn } from "../../turns/take-turn.ts";
import { leftCents } from "../standing.ts";

/** The longest that a car is held in all, from the deposit on, in milliseconds. */
export const LONGEST_HOLD_MS = 30 * DAY_MS;

export interface HoldWish {
  readonly site: Site;
  readonly payment: Payment;
  readonly reservation: Reservation;
  readonly by: Actor;
  readonly place: Place;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** `over`: the reservation has ended; `meanwhile`: a colleague changed its end; `too-long`: past the longest hold. */
export type HoldProblem = "over" | "meanwhile" | "too-long";

/** Extends the hold from the end that the staff member saw, and notifies the shopper. */
export async function extendReservation(
  db: Database,
  { site, payment, reservation, by, place, now, byMs }: HoldWish & { readonly byMs: number },
): Promise<Result<number, HoldProblem>> {
  const until = reservation.held_until + byMs;
  if (until > reservation.held_from + LONGEST_HOLD_MS) return err("too-long");
  const extended = await changeStock(db, async (trx) => {
    const mine = await trx
      .updateTable("reservations")
      .set({ held_until: until })
      .where("id", "=", reservation.id)
      .where("ended_at", "is", null)
      .where("held_until", "=", reservation.held_until)
      .executeTakeFirst();
    if (mine.numUpdatedRows === 0n) return whyNot(trx, reservation);
    if (reservation.car_id !== null) await extendHold(trx, reservation.car_id, { now, until });
    const desk = { refund: null, leftCents: payment.amount_cents };
    await takeTurn(trx, site, payment, "extended", { now, desk });
    await recordAct(trx, {
      by,
      subject: `payment:${payment.id}`,
      action: "hold the car for longer",
      place,
      before: reservation.held_until,
      after: until,
      now,
    });
    return ok(until);
  });
  if (extended.ok) leadStored(db);
  return extended;
}

async function whyNot(trx: Database, { id }: Reservation): Promise<Result<never, HoldProblem>> {
  const query = trx.selectFrom("reservations").select("ended_at").where("id", "=", id);
  return err((await query.executeTakeFirst())?.ended_at === null ? "meanwhile" : "over");
}

/** Ends the reservation early: the car is for sale again, and the dealership keeps the money until it is refunded. */
export async function releaseReservation(
  db: Database,
  { site, payment, by, place, now }: Omit<HoldWish, "reservation">,
): Promise<boolean> {
  const released = await changeStock(db, async (trx) => {
    if (!(await endHold(trx, payment, by.name, now))) return false;
    const refunds = await trx.selectFrom("refunds").selectAll().where("payment_id", "=", payment.id).execute();
    const desk = { refund: null, leftCents: leftCents({ payment, refunds }) };
    await takeTurn(trx, site, payment, "released", { now, desk });
    await recordAct(trx, { by, subject: `payment:${payment.id}`, action: "release the car", place, now });
    return true;
  });
  if (released) leadStored(db);
  return released;
}

/**
 * Within a change of the stock: ends this payment's reservation on behalf of a staff member. False if there is none
 * open.
 */
export async function endHold(trx: Database, payment: Pick<Payment, "id">, by: string, now: number): Promise<boolean> {
  const ended = await trx
    .updateTable("reservations")
    .set({ ended_at: now, outcome: "lapsed", released_by: by })
    .where("payment_id", "=", payment.id)
    .where("ended_at", "is", null)
    .returning("car_id")
    .executeTakeFirst();
  if (ended?.car_id != null) await releaseCar(trx, ended.car_id, now);
  return ended !== undefined;
}

/**
 * Repairs holds that start more than a day in the future because a clock was wrong: they start now and keep their
 * length. Otherwise their cars could stay held, and the deposits kept, for as long as the clock was ahead. Resolves to
 * how many were repaired.
 */
export async function bringHoldsNear(db: Database, now: number): Promise<number> {
  const isAhead = (trx: Database) =>
    trx
      .selectFrom("reservations")
      .select(["id", "car_id", "held_from", "held_until"])
      .where("ended_at", "is", null)
      .where("held_from", ">", now + DAY_MS);
  if ((await isAhead(db).limit(1).execute()).length === 0) return 0;
  return changeStock(db, async (trx) => {
    const holds = await isAhead(trx).execute();
    for (const { id, car_id, held_from, held_until } of holds) {
      const until = now + held_until - held_from;
      await trx.updateTable("reservations").set({ held_from: now, held_until: until }).where("id", "=", id).execute();
      if (car_id !== null) await extendHold(trx, car_id, { now, until });
    }
    return holds.length;
  });
}
