import { startSummaryWorker } from "../jobs/money-summaries.ts";
import { startPaymentWorker } from "../jobs/payments.ts";
import { startPeopleWorker } from "../jobs/people.ts";
import { startPlannedPrices } from "../jobs/planned-prices.ts";
import { startRetention } from "../jobs/retention.ts";
import { startValuationCleaner } from "../jobs/valuations.ts";
import type { App } from "../request.ts";

/** Milliseconds between two polls for due payments and reservations. */
const PAYMENTS_MS = 5_000;
/** Milliseconds between two polls for leads stored by other processes, to show them at the desk. */
const PEOPLE_MS = 1_000;
/** Milliseconds between two polls for planned prices that begin or end. */
const PRICES_MS = 500;
/** Milliseconds between two polls for dealerships whose morning has come. */
const SUMMARIES_MS = 5 * 60_000;
/** Milliseconds between two batches of erasing data whose retention has ended. */
const RETENTION_MS = 10 * 60_000;
/** Milliseconds between two polls for expired valuations and photos. */
const FORGET_MS = 10 * 60_000;

interface ShopperWork extends Pick<App, "env" | "db" | "sites" | "payments" | "clock" | "log"> {
  /** Identifies this process among the candidates for work that only one may do. */
  readonly holder: string;
}

/**
 * Settles due payments, deletes old valuations, assigns new leads to their people, starts planned prices, and erases
 * data whose retention has ended.
 */
export function startShopperWorkers(work: ShopperWork): { stop(): Promise<void> } {
  const { env, db, sites, payments, holder, clock, log } = work;
  const settling = startPaymentWorker({ ...payments, db, sites, clock, log, intervalMs: PAYMENTS_MS });
  const people = startPeopleWorker({ db, clock, log, intervalMs: PEOPLE_MS });
  const summaries = startSummaryWorker({ db, sites, clock, log, intervalMs: SUMMARIES_MS });
  const prices = startPlannedPrices({ db, clock, log, intervalMs: PRICES_MS });
  const retention = startRetention({ db, sites, holder, clock, log, intervalMs: RETENTION_MS });
  const cleaner = startValuationCleaner({ db, dataDir: env.dataDir, clock, log, intervalMs: FORGET_MS });
  return {
    async stop() {
      await settling.stop();
      await people.stop();
      await summaries.stop();
      await prices.stop();
      await retention.stop();
      await cleaner.stop();
    },
  };
}
