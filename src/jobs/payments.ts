import type { Logger } from "pino";
import type { Database } from "../db/open.ts";
import { paymentsDue, reservationsDue } from "../features/reservations/data.ts";
import { claimRefund, makeRefund, refundsDue } from "../features/reservations/desk/refunds/mutations.ts";
import { claimPayment, endReservation, settlePayment } from "../features/reservations/settlement.ts";
import type { Sites } from "../features/site/data.ts";
import { Poller } from "../lib/poller.ts";
import { orThrow } from "../lib/result.ts";
import { traced } from "../lib/tracing.ts";
import type { ProcessorsOf } from "../services/payments/port.ts";
import { reasonOf } from "./reason.ts";

export interface PaymentWorkerOptions {
  readonly db: Database;
  readonly sites: Pick<Sites, "bySlug">;
  readonly processorsOf: ProcessorsOf;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  /** Milliseconds between two polls for what is due. */
  readonly intervalMs: number;
}

export interface PaymentWorker {
  /** Takes no more work, and resolves when the work in progress has ended. */
  stop(): Promise<void>;
  /** Handles what is due now; rejects when the database does not answer. */
  runOnce(): Promise<void>;
}

/** The most payments and reservations that one worker claims at a time. */
const BATCH = 20;
/** Milliseconds for which the other workers leave a claimed payment alone. */
const CLAIM_MS = 60_000;

/**
 * Until stopped, ends reservations whose time is over, settles payments of shoppers who did not return from the
 * payment page, and makes the refunds that are due. Several workers may share one database.
 */
export function startPaymentWorker(options: PaymentWorkerOptions): PaymentWorker {
  const { log, intervalMs, clock } = options;
  const poller = new Poller(() => doWhatIsDue(options), {
    intervalMs,
    clock,
    onFailing: (error) => log.error(reasonOf(error), "payments and reservations wait"),
    onMended: () => log.info("payments and reservations are settled again"),
  });
  poller.start();
  return {
    runOnce: async () => orThrow(await poller.poll()),
    stop: () => poller.stop(),
  };
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
