import type { Logger } from "pino";
import type { Database } from "../../../db/open.ts";
import { insertLead } from "../../leads/mutations.ts";
import { leadStored } from "../../leads/sending/outbox.ts";
import type { Site } from "../../site/site.ts";
import { changeStock, holdCar } from "../../stock/mutations.ts";
import { hurryOthers, whyTaken } from "../closing/mutations.ts";
import { FORGOTTEN, type Payment } from "../data.ts";
import { leadOf, paidLead } from "../paid-lead.ts";
import { HOLD_MS } from "../rules.ts";
import { takeTurn } from "../turns/take-turn.ts";
import type { TurnName } from "../turns/turns.ts";

/** States of a payment that may still become paid. */
export const UNSETTLED = ["begun", "abandoned"] as const;

/** Writes changes other than of the state; false if another process has settled the payment meanwhile. */
async function touch(db: Database, payment: Payment, values: Pick<Payment, "updated_at">): Promise<boolean> {
  const touched = await db
    .updateTable("payments")
    .set(values)
    .where("id", "=", payment.id)
    .where("state", "in", UNSETTLED)
    .executeTakeFirst();
  return touched.numUpdatedRows > 0n;
}

/**
 * Handles a payment that was made: one transaction decides who gets the car, and writes the mails to dealer and
 * shopper.
 */
export async function takePaid(
  { db, log }: { readonly db: Database; readonly log: Pick<Logger, "info"> },
  site: Site,
  payment: Payment,
  amount_cents: number,
  now: number,
): Promise<void> {
  const settled = await changeStock(db, async (trx) => {
    // The first to write the row locks it until the transaction ends.
    if (!(await touch(trx, payment, { updated_at: now }))) return null;
    const isDeposit = payment.purpose === "deposit";
    const lead = await leadOf(trx, site, payment, now);
    const isRight = amount_cents === payment.amount_cents;
    const isKept = lead !== null && isRight && (!isDeposit || (await reserve(trx, payment, now)));
    const ended_why: Payment["ended_why"] =
      isKept || lead === null ? null : isRight ? await whyTaken(trx, payment) : "amount";
    const outcome = { kept: isKept, ended_why, amount_cents, now };
    const lead_id = lead && (await insertLead(trx, site, paidLead(lead, site, payment, outcome), now));
    const turn: TurnName = ended_why ? BACK[ended_why] : lead === null ? "returned" : isDeposit ? "held" : "taken";
    // Without a lead the request is the only record of the payer, so it is stored until the refund.
    const request = lead_id === null ? payment.request : FORGOTTEN;
    const changes = { lead_id, request, amount_cents, ended_why };
    await takeTurn(trx, site, payment, turn, { now, ...changes, next_at: isKept ? null : now });
    return { kept: isKept };
  });
  if (!settled) return;
  leadStored(db);
  log.info({ payment: payment.id, site: site.slug, purpose: payment.purpose, ...settled }, "payment taken");
}

/** The turn for money that goes back, by the reason. */
const BACK = { taken: "missed", own: "repeated", amount: "otherAmount" } as const satisfies Record<string, TurnName>;

/** Reserves the car for this payment; false if another payment was faster or the dealer took the car off sale. */
async function reserve(trx: Database, payment: Payment, now: number): Promise<boolean> {
  if (payment.car_id === null) return false;
  const held_until = now + HOLD_MS;
  if (!(await holdCar(trx, payment.car_id, { now, until: held_until }))) return false;
  await trx
    .insertInto("reservations")
    .values({ payment_id: payment.id, car_id: payment.car_id, held_from: now, held_until })
    .execute();
  await hurryOthers(trx, payment, now);
  return true;
}
