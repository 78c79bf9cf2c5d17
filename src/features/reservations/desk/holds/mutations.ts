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

/** Longest time for which a car is held in all, from the deposit on, in milliseconds. */
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

/** `over`: the reservation has ended; `meanwhile`: a colleague moved its end; `too-long`: no car is held so long. */
export type HoldProblem = "over" | "meanwhile" | "too-long";

/** Holds the car so much longer than it is held now, as the person saw that, and tells the shopper. */
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

/** Ends the reservation before its time: the car is for sale again, the money stays until it is given back. */
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

/** Within a change of the stock: ends the reservation of this payment by somebody's hand. False where none is on. */
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
 * Lets holds that seem to begin in days, because a clock was ahead, begin now and last as long as they were to: their
 * cars would be for sale again, or their deposits kept, in a year. Resolves to their number.
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
