import type { Stripe } from "stripe";
import { err, ok, type Result } from "../../../lib/result.ts";
import { bookRefund, standingOf } from "../books.ts";
import type { PaymentFailure, PaymentOrder, PaymentProcessor, PaymentState, Refund } from "../port.ts";
import { type StripeAccess, stripeClient } from "./client.ts";
import { failureOf, isReplayed } from "./failures.ts";

export interface StripeOptions extends StripeAccess {
  /** Milliseconds within which every call of the port is answered. */
  readonly patience?: number;
}

const PATIENCE = 10_000;
/** The page on which shoppers pay. */
const STRIPE_PAGES = "https://checkout.stripe.com";
/** Identifiers of Stripe's checkout sessions; nothing else is asked about. */
const SESSION = /^cs_\w{1,250}$/;
/** Keys under which a session is begun: the second and third only where Stripe repeats an error of its own. */
const BEGIN_TRIES = ["", ":2", ":3"];
/** Refunds of one payment that are read at most. */
const MOST_REFUNDS = 100;

/**
 * Stripe's hosted Checkout, by the dealership's own key, or in its connected account. A session is the payment: Stripe
 * closes it after 24 hours. Every write carries an idempotency key that follows from the reference, and a refund is
 * looked up by its reference first, since Stripe forgets its keys after a day.
 */
export function stripeProcessor(options: StripeOptions): PaymentProcessor {
  const { patience = PATIENCE, url } = options;
  const pages = url ? new URL(url).origin : STRIPE_PAGES;
  const answer = <T>(work: (stripe: Stripe) => Promise<Result<T, PaymentFailure>>) =>
    within(patience, async () => work(await stripeClient(options)));
  return {
    label: "Card",
    pageOrigins: [pages],
    begin: (order) =>
      answer(async (stripe) => {
        const session = await begin(stripe, order);
        const page = session.url && URL.parse(session.url);
        if (!page || page.origin !== pages) return err(OTHER_PAGE);
        return ok({ paymentId: session.id, pageUrl: page.href });
      }),
    standing: (id) => answer(async (stripe) => (SESSION.test(id) ? ok(await standing(stripe, id)) : err(UNKNOWN))),
    refund: (id, order) =>
      answer(async (stripe) => {
        if (!SESSION.test(id)) return err(UNKNOWN);
        const known = await sessionOf(stripe, id);
        const booked = bookRefund(await standingIn(stripe, known), order);
        if (!booked.ok) return booked;
        if (!booked.value.isNew) return ok(booked.value.refund);
        const { reference, amountCents, reason } = order;
        const refund = await stripe.refunds.create(
          {
            payment_intent: intentOf(known)?.id ?? "",
            amount: amountCents,
            reason: "requested_by_customer",
            metadata: { refund: reference, payment: known.client_reference_id ?? "", reason: reason.slice(0, 200) },
          },
          { idempotencyKey: `refund:${reference}` },
        );
        return ok(refundOf(refund));
      }),
    expire: (id) =>
      answer(async (stripe) => {
        if (!SESSION.test(id)) return err(UNKNOWN);
        try {
          await stripe.checkout.sessions.expire(id);
        } catch (error) {
          // It was paid or has expired meanwhile: the standing says which.
          if (failureOf(error).kind !== "rejected") throw error;
        }
        return ok(await standing(stripe, id));
      }),
  };
}

const UNKNOWN: PaymentFailure = { kind: "unknown", message: "Stripe knows no such payment." };
const OTHER_PAGE: PaymentFailure = {
  kind: "rejected",
  message: "Stripe leads to a payment page on a host of the dealer's own, which this site's pages may not lead to.",
};
const SILENT: PaymentFailure = { kind: "unavailable", message: "Stripe did not answer in time." };

/** The answer of `work`, or a failure in its place; `unavailable` where none came in time. */
async function within<T>(
  ms: number,
  work: () => Promise<Result<T, PaymentFailure>>,
): Promise<Result<T, PaymentFailure>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result<T, PaymentFailure>>((resolve) => {
    timer = setTimeout(() => resolve(err(SILENT)), ms);
  });
  const result = work().catch((error: unknown) => err(failureOf(error)));
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

/**
 * Begins the session of an order. Stripe repeats even an error of its own for as long as it remembers the key, so such
 * an answer is asked for again under the next key: the session that may exist was never shown to anybody.
 */
async function begin(stripe: Stripe, order: PaymentOrder): Promise<Stripe.Checkout.Session> {
  for (const suffix of BEGIN_TRIES) {
    try {
      return await stripe.checkout.sessions.create(sessionParams(order), {
        idempotencyKey: `begin:${order.reference}${suffix}`,
      });
    } catch (error) {
      if (!isReplayed(error) || suffix === BEGIN_TRIES.at(-1)) throw error;
    }
  }
  throw new Error("there is always a last key");
}

/** Says the same for the same order at any time, since one key must carry one body. */
function sessionParams(order: PaymentOrder): Stripe.Checkout.SessionCreateParams {
  const { reference, amountCents, currency, description, returnUrl } = order;
  return {
    mode: "payment",
    allowed_payment_method_types: ["card"],
    client_reference_id: reference,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: currency.toLowerCase(), unit_amount: amountCents, product_data: { name: description } },
      },
    ],
    // The one address serves both: what it says is not believed, and Stripe is asked.
    success_url: returnUrl,
    cancel_url: returnUrl,
    metadata: { payment: reference },
    payment_intent_data: { description: `${description} (${reference})`, metadata: { payment: reference } },
    adaptive_pricing: { enabled: false },
  };
}

const sessionOf = (stripe: Stripe, id: string) => stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });

const standing = async (stripe: Stripe, id: string) => standingIn(stripe, await sessionOf(stripe, id));

async function standingIn(stripe: Stripe, session: Stripe.Checkout.Session): Promise<PaymentState> {
  const decided = decidedBy(session);
  const intent = intentOf(session);
  const refunds = decided === "paid" && intent ? await refundsOf(stripe, intent.id) : [];
  return standingOf(session.amount_total ?? 0, decided, refunds);
}

/** The state of a session before its refunds. One that is complete and unpaid waits for a bank, or was refused. */
function decidedBy(session: Stripe.Checkout.Session): PaymentState["state"] {
  const { status, payment_status } = session;
  if (status === "expired") return "expired";
  if (status !== "complete") return "open";
  if (payment_status === "paid") return "paid";
  const waiting = intentOf(session)?.status;
  return waiting === "canceled" || waiting === "requires_payment_method" ? "declined" : "open";
}

const intentOf = ({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null =>
  typeof payment_intent === "object" ? payment_intent : null;

async function refundsOf(stripe: Stripe, intent: string): Promise<Refund[]> {
  const { data, has_more } = await stripe.refunds.list({ payment_intent: intent, limit: MOST_REFUNDS });
  if (has_more) throw new Error(`more than ${MOST_REFUNDS} refunds of one payment`);
  return data.map(refundOf).reverse();
}

function refundOf({ id, amount, status, metadata }: Stripe.Refund): Refund {
  return { reference: metadata?.refund || id, amountCents: amount, state: REFUND_STATES[status ?? ""] ?? "pending" };
}

const REFUND_STATES: Readonly<Record<string, Refund["state"]>> = {
  succeeded: "given",
  failed: "failed",
  canceled: "failed",
};
