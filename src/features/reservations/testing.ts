import { stockCar } from "../../../test/fixtures/cars.ts";
import { dealership, SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import type { Database } from "../../db/open.ts";
import { paymentSimulator } from "../../services/payments/simulator.ts";
import type { Site } from "../site/site.ts";
import type { CarInput } from "../stock/schema.ts";
import { beginPayment, type PaymentWish } from "./checkout.ts";
import type { Payment } from "./data.ts";
import { settlePayment } from "./settlement.ts";

/** The setting of reservation tests: a dealership, its car, and a processor whose answers the test decides. */

/** It is Saturday 21 November 2026, 3:10 pm in Sydney. */
export const NOW = Date.UTC(2026, 10, 21, 4, 10);
export const NORTH = dealership(1, "north");
const SITE = testSite("test", [NORTH]);
export const LOG = { info: () => {}, warn: () => {}, error: () => {} };

export interface Counter {
  readonly db: Database;
  readonly site: Site;
  readonly sim: ReturnType<typeof paymentSimulator>;
  readonly services: {
    readonly db: Database;
    readonly processorsOf: () => ReadonlyMap<string, ReturnType<typeof paymentSimulator>>;
    readonly log: typeof LOG;
  };
  readonly carId: number;
  /** Submits the form; returns the address that it redirects to. */
  readonly press: (changes?: Partial<PaymentWish>, now?: number) => ReturnType<typeof beginPayment>;
  /** Submits the form; returns the payment. */
  readonly begun: (changes?: Partial<PaymentWish>) => Promise<Payment>;
  readonly decide: (payment: Payment, decision: "approve" | "decline") => Promise<boolean>;
  readonly settle: (payment: Payment, now?: number) => Promise<Payment | null>;
}

let number = 0;

/** A car in a database of its own, and everything needed to buy it. */
export async function openCounter(db: Database, car: Partial<CarInput> = {}, site = SITE): Promise<Counter> {
  const sim = paymentSimulator();
  const processors = new Map([["sim", sim]]);
  const services = { db, processorsOf: () => processors, log: LOG };
  number += 1;
  const carId = await stockCar(db, NORTH, { stocknum: `S${number}`, payment_processors: ["sim"], ...car });
  const press = (changes: Partial<PaymentWish> = {}, now = NOW) =>
    beginPayment(services, site, wishFor(carId, changes), {
      now,
      ip: "192.0.2.1",
      userAgent: "Test",
      origin: "https://dealer.example",
    });
  return {
    db,
    site,
    sim,
    services,
    carId,
    press,
    begun: async (changes = {}) => {
      const to = await press(changes);
      if (!to.ok) throw new Error(JSON.stringify(to.error));
      const query = db.selectFrom("payments").selectAll().orderBy("id", "desc").where("page_url", "=", to.value.to);
      return query.executeTakeFirstOrThrow();
    },
    decide: (payment, decision) => sim.decide(payment.processor_payment ?? "", decision),
    settle: (payment, now = NOW) => settlePayment(services, site, payment.reference, now),
  };
}

function wishFor(
  carId: number,
  { userData, submissionId = crypto.randomUUID(), ...changes }: Partial<PaymentWish>,
): PaymentWish {
  return {
    purpose: "deposit",
    carId,
    dealershipSlug: NORTH.slug,
    amountCents: 20_000,
    processor: "sim",
    description: "Refundable deposit",
    path: "/cars/a/checkout",
    submissionId,
    ...changes,
    userData: {
      ...SHOPPER,
      postcode: "2000",
      car_id: carId,
      category: "Vehicle Enquiry",
      submission_id: submissionId,
      ...userData,
    },
  };
}
