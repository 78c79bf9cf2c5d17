import { paymentsDue, reservationsDue } from "../features/reservations/data.ts";
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

/** The most payments and reservations that one worker claims at a time. */
const BATCH = 20;
/** Milliseconds for which the other workers leave a claimed payment alone. */
const CLAIM_MS = 60_000;

/**
 * Ends reservations whose time is over, settles payments of shoppers who did not return from the payment page, and
 * makes the refunds that are due. Several workers may share one database.
 */
export function startPaymentWorker(options: PaymentWorkerOptions): Job {
  const says = { failing: "payments and reservations wait", mended: "payments and reservations are settled again" };
  return startJob(options, { work: () => doWhatIsDue(options), says, level: "error" });
}

async function doWhatIsDue(options: PaymentWorkerOptions): Promise<void> {
  const { db, sites, clock, log } = options;
  for (const reservation of await reservationsDue(db, clock(), BATCH)) {
    await endReservation(db, sites.bySlug, reservation, clock());
    log.info({ reservation: reservation.id, car_id: reservation.car_id }, "a reservation's time is over");
  }
  for (const payment of await paymentsDue(db, clock(), BATCH)) {
    const now = clock();
    const site = sites.bySlug(payment.site_slug);
    if (!(await claimPayment(db, payment, now, CLAIM_MS))) continue;
    if (site) {
      const facts = { "forecourt.site": site.slug };
      await traced("settle payment", facts, () => settlePayment(options, site, payment.reference, now));
    } else
      log.error({ payment: payment.id, site: payment.site_slug }, "a payment of a site that is not there any more");
  }
  await makeDueRefunds(options);
}

/** Asks the processor for refunds of the desk that wait, or that a process left behind. */
async function makeDueRefunds(options: PaymentWorkerOptions): Promise<void> {
  const { db, sites, clock } = options;
  for (const { id, site_slug } of await refundsDue(db, clock(), BATCH)) {
    const refund = await claimRefund(db, id, clock());
    if (refund) await makeRefund(options, sites.bySlug(site_slug), refund, clock());
  }
}
