import { eachApart } from "../db/each-apart.ts";
import { type Payment, paymentsDue, type Reservation, reservationsDue } from "../features/reservations/data.ts";
import { claimRefund, makeRefund, refundsDue } from "../features/reservations/desk/refunds/mutations.ts";
import { claimPayment, endReservation, settlePayment } from "../features/reservations/settlement.ts";
import type { Sites } from "../features/site/data.ts";
import { traced } from "../lib/tracing.ts";
import type { ProcessorsOf } from "../services/payments/port.ts";
import { type Job, type JobOptions, startJob } from "./job.ts";

export interface PaymentWorkerOptions extends JobOptions {
  readonly sites: Pick<Sites, "bySlug">;
  readonly processorsOf: ProcessorsOf;
}

/** Maximum payments and reservations that one worker claims at a time. */
const BATCH = 20;
/** Milliseconds for which other workers leave a claimed payment alone. */
const CLAIM_MS = 60_000;

/**
 * Ends expired reservations, settles payments of shoppers who did not return from the payment page, and makes the
 * refunds that are due. Several workers may share one database.
 */
export function startPaymentWorker(options: PaymentWorkerOptions): Job {
  const says = { failing: "payments and reservations wait", mended: "payments and reservations are settled again" };
  return startJob(options, { work: () => doWhatIsDue(options), says, level: "error" });
}

/** Does all kinds of due work; an item that fails (its site's files cannot be read, say) does not delay the others. */
async function doWhatIsDue(options: PaymentWorkerOptions): Promise<void> {
  const { db, clock } = options;
  await eachApart(
    [
      async () => eachApart(await reservationsDue(db, clock(), BATCH), (one) => endDue(options, one)),
      async () => eachApart(await paymentsDue(db, clock(), BATCH), (one) => settleDue(options, one)),
      async () => eachApart(await refundsDue(db, clock(), BATCH), (one) => makeDueRefund(options, one)),
    ],
    (queue) => queue(),
  );
}

async function endDue({ db, sites, clock, log }: PaymentWorkerOptions, reservation: Reservation): Promise<void> {
  await endReservation(db, sites.bySlug, reservation, clock());
  log.info({ reservation: reservation.id, car_id: reservation.car_id }, "a reservation's time is over");
}

async function settleDue(options: PaymentWorkerOptions, payment: Payment): Promise<void> {
  const { db, sites, clock, log } = options;
  const now = clock();
  const site = sites.bySlug(payment.site_slug);
  if (!(await claimPayment(db, payment, now, CLAIM_MS))) return;
  if (site) {
    const facts = { "forecourt.site": site.slug };
    await traced("settle payment", facts, () => settlePayment(options, site, payment.reference, now));
  } else log.error({ payment: payment.id, site: payment.site_slug }, "a payment of a site that is not there any more");
}

/** Requests one of the desk's refunds from the processor, if it is waiting or was left by a killed process. */
async function makeDueRefund(
  options: PaymentWorkerOptions,
  due: { readonly id: number; readonly site_slug: string },
): Promise<void> {
  const { db, sites, clock } = options;
  const refund = await claimRefund(db, due.id, clock());
  if (refund) await makeRefund(options, sites.bySlug(due.site_slug), refund, clock());
}
