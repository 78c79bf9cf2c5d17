import { pino } from "pino";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { type DatabaseAddress, openDatabase } from "../../db/open.ts";
import { openPayments } from "../../wiring/ports/payments.ts";
import { startPaymentWorker } from "../payments.ts";

/** A process that once does the due payment work with the real Stripe client, and reports it unless killed before. */

/** Options that the test passes to the process, as JSON in its environment. */
export interface PaymentProcessOptions {
  readonly database: DatabaseAddress;
  /** Address of the Stripe simulator. */
  readonly stripeUrl: string;
  /** The fixed time of its clock, in epoch milliseconds. */
  readonly now: number;
}

export const STRIPE_KEY = "sk_live_ofNorth";
export const NORTH = dealership(1, "north");
export const SITE = testSite("test", [NORTH], { config: { stripeKey: STRIPE_KEY } });

/** The processors of this site in production. */
export const paymentsAt = (stripeUrl: string, now: number) =>
  openPayments({ mode: "production", dataDir: "", stripeUrl }, { bySlug: () => SITE }, () => now);

async function workOnce({ database, stripeUrl, now }: PaymentProcessOptions): Promise<void> {
  const db = await openDatabase(database);
  const options = { ...paymentsAt(stripeUrl, now), db, sites: { bySlug: () => SITE }, clock: () => now };
  const worker = startPaymentWorker({ ...options, log: pino({ level: "silent" }), intervalMs: 3_600_000 });
  await worker.runOnce();
  await worker.stop();
  await db.destroy();
  process.send?.("done");
  process.disconnect();
}

const json = process.env.PAYMENT_PROCESS;
if (json && process.send) await workOnce(JSON.parse(json) as PaymentProcessOptions);
