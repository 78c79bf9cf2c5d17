import { createHash, randomInt } from "node:crypto";
import type { Database } from "../../db/open.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { ProcessorsOf } from "../../services/payments/port.ts";
import { type LeadFailure, type LeadRequestFacts, prepareLead } from "../leads/mutations.ts";
import type { Site } from "../site/site.ts";
import { FORGOTTEN, type Payment } from "./data.ts";
import { nextCheckAt, outcomePath } from "./rules.ts";

/**
 * A payment that a shopper is about to make. The server decides everything except `userData`, which the shopper typed.
 */
export interface PaymentWish {
  readonly purpose: Payment["purpose"];
  readonly carId: number | null;
  readonly dealershipSlug: string;
  readonly amountCents: number;
  readonly processor: string;
  /** Description for the shopper, on the processor's page. */
  readonly description: string;
  /** Path of the form, below which the outcome is shown as well. */
  readonly path: string;
  /** Data of the lead that the dealer gets once it is paid. */
  readonly userData: Readonly<Record<string, unknown>>;
  /** Submission id of the form: a form submitted again is the same payment. */
  readonly submissionId: string;
}

/** The lead that a payment becomes, with its sender's data; stored until then. */
export interface PaymentRequest {
  readonly userData: Readonly<Record<string, unknown>>;
  readonly ip: string;
  readonly userAgent: string;
  readonly description: string;
}

export interface CheckoutServices {
  readonly db: Database;
  readonly processorsOf: ProcessorsOf;
}

/** Facts of the request, and the origin under which the shopper's browser uses the site. */
export interface CheckoutFacts extends LeadRequestFacts {
  readonly origin: string;
}

const NO_PAGE = "The payment page does not answer just now, and nothing was charged. Please try again in a moment.";

/**
 * Begins a payment and returns the URL to redirect to: the processor's page or, if this form was paid already, the
 * outcome. Nothing is reserved yet: the first to pay gets the car. Submitting a form several times makes one payment.
 */
export async function beginPayment(
  services: CheckoutServices,
  site: Site,
  order: PaymentWish,
  facts: CheckoutFacts,
): Promise<Result<{ readonly to: string }, LeadFailure>> {
  const { db } = services;
  try {
    // The lead is checked now, while the shopper can still correct it, by the same rules as after payment.
    const lead = await prepareLead(db, site, { userData: order.userData }, facts);
    if (!lead.ok) return lead;
    const payment = await keepPayment(db, site, order, facts);
    return await goToPage(services, site, payment, facts);
  } catch (cause) {
    return err({ kind: "unavailable", message: NO_PAGE, cause });
  }
}

/**
 * Starts a new payment with the details of a declined one; called twice, it makes only one. Null if there is none to
 * repeat.
 */
export async function repeatPayment(
  services: CheckoutServices,
  site: Site,
  declined: Payment,
  facts: CheckoutFacts,
): Promise<Result<{ readonly to: string }, LeadFailure> | null> {
  if (declined.state !== "declined" || declined.request === FORGOTTEN) return null;
  const { now } = facts;
  const reference = newReference();
  const { id, processor_payment, page_url, lead_id, paid_at, problem, ended_why, ...same } = declined;
  try {
    const payment = await insertOnce(services.db, {
      ...same,
      reference,
      request_uid: `again:${declined.reference}`,
      return_path: declined.return_path.replace(declined.reference, reference),
      state: "begun",
      next_at: nextCheckAt(now, now),
      created_at: now,
      updated_at: now,
    });
    return await goToPage(services, site, payment, facts);
  } catch (cause) {
    return err({ kind: "unavailable", message: NO_PAGE, cause });
  }
}

async function goToPage(
  { db, processorsOf }: CheckoutServices,
  site: Site,
  payment: Payment,
  { now, origin }: CheckoutFacts,
): Promise<Result<{ readonly to: string }, LeadFailure>> {
  if (payment.state !== "begun") return ok({ to: payment.return_path });
  if (payment.page_url) return ok({ to: payment.page_url });
  const { description } = JSON.parse(payment.request) as PaymentRequest;
  const begun = await processorsOf(payment)
    .get(payment.processor)
    ?.begin({
      reference: payment.reference,
      amountCents: payment.amount_cents,
      currency: site.configFor(payment.dealership_slug).currency,
      description,
      returnUrl: new URL(payment.return_path, origin).href,
    });
  if (!begun?.ok) return err({ kind: "unavailable", message: NO_PAGE, cause: begun?.error ?? "no such processor" });
  const { paymentId, pageUrl } = begun.value;
  await db
    .updateTable("payments")
    .set({ processor_payment: paymentId, page_url: pageUrl, updated_at: now })
    .where("id", "=", payment.id)
    .where("processor_payment", "is", null)
    .execute();
  return ok({ to: pageUrl });
}

async function keepPayment(db: Database, site: Site, order: PaymentWish, facts: CheckoutFacts): Promise<Payment> {
  const { now, ip, userAgent } = facts;
  const reference = newReference();
  const request: PaymentRequest = { userData: order.userData, ip, userAgent, description: order.description };
  return insertOnce(db, {
    reference,
    request_uid: requestUid(site, order),
    site_slug: site.slug,
    dealership_slug: order.dealershipSlug,
    purpose: order.purpose,
    car_id: order.carId,
    amount_cents: order.amountCents,
    processor: order.processor,
    return_path: outcomePath(order.path, reference),
    state: "begun",
    request: JSON.stringify(request),
    next_at: nextCheckAt(now, now),
    created_at: now,
    updated_at: now,
  });
}

type NewPayment = Omit<
  Payment,
  "id" | "processor_payment" | "page_url" | "lead_id" | "paid_at" | "problem" | "ended_why"
>;

async function insertOnce(db: Database, payment: NewPayment): Promise<Payment> {
  await db
    .insertInto("payments")
    .values(payment)
    .onConflict((conflict) => conflict.column("request_uid").doNothing())
    .execute();
  const stored = db.selectFrom("payments").selectAll().where("request_uid", "=", payment.request_uid);
  return stored.executeTakeFirstOrThrow();
}

/**
 * The id depends on the typed data as well as the form's id, so that two shoppers with the same form id make two
 * payments.
 */
function requestUid(site: Site, { submissionId, userData, carId, amountCents, processor }: PaymentWish): string {
  // A different visit history must not make it another payment.
  const { lead_attributes, ...rest } = userData;
  const sameness = JSON.stringify([
    site.slug,
    submissionId,
    carId,
    amountCents,
    processor,
    Object.entries(rest).sort(),
  ]);
  return createHash("sha256").update(sameness).digest("hex");
}

/** Letters and digits that cannot be mistaken for one another. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference like `R7K2-9QXM-4TBD`: short enough to read out, too long to guess. */
function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return [four(), four(), four()].join("-");
}
