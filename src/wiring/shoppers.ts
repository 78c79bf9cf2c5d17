import { startSummaryWorker } from "../jobs/money-summaries.ts";
import { startPaymentWorker } from "../jobs/payments.ts";
import { startPeopleWorker } from "../jobs/people.ts";
import { startPlannedPrices } from "../jobs/planned-prices.ts";
import { startRetention } from "../jobs/retention.ts";
import { startValuationCleaner } from "../jobs/valuations.ts";
import type { App } from "../request.ts";

/** How often due payments and reservations are polled for, in milliseconds. */
const PAYMENTS_MS = 5_000;
/** How often leads that another process stored are looked for, to show them at the desk, in milliseconds. */
const PEOPLE_MS = 1_000;
/** Milliseconds between two polls for planned prices that begin or end. */
const PRICES_MS = 500;
/** Milliseconds between two polls for dealerships whose morning has come. */
const SUMMARIES_MS = 5 * 60_000;
/** How often a batch of what is kept no longer is erased, in milliseconds. */
const RETENTION_MS = 10 * 60_000;
/** How often expired valuations and photos are looked for, in milliseconds. */
const FORGET_MS = 10 * 60_000;

interface ShopperWork extends Pick<App, "env" | "db" | "sites" | "payments" | "clock" | "log"> {
  /** Identifies this process among those that may do what one alone does. */
  readonly holder: string;
}

/**
 * Settles payments whose time has come, forgets offered cars, gives new leads to their people, lets planned prices
 * begin, and erases what is kept no longer.
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
