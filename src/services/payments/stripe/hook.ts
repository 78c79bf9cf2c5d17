import * as v from "valibot";
import { err, ok, type Result } from "../../../lib/result.ts";
import type { HookMessage } from "../port.ts";

/** What is read of an event of Stripe. */
export interface HeardEvent {
  readonly id: string;
  /** The connected account that it is of; null for the key's own. */
  readonly account: string | null;
  /** The payment's reference, which this client wrote into the session, the payment and each refund. */
  readonly reference: string | null;
}

/** Seconds for which a signature holds, as Stripe recommends. */
const TOLERANCE_S = 300;

/** Kinds of events after which a payment may stand otherwise. Any other is taken and ignored. */
const HANDLED_EVENTS = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "charge.refunded",
  "charge.refund.updated",
  "refund.created",
  "refund.updated",
  "refund.failed",
]);

const words = v.pipe(v.string(), v.maxLength(255));
const EventSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^evt_\w{1,250}$/)),
  type: words,
  account: v.nullish(words, null),
  data: v.object({
    object: v.object({
      client_reference_id: v.nullish(words, null),
      metadata: v.nullish(v.object({ payment: v.optional(words) }), null),
    }),
  }),
});

/**
 * Reads a webhook whose signature Stripe's own client has verified; null where it is of a kind, or a shape, that tells
 * nothing of our payments. `now` is in epoch milliseconds.
 */
export async function heardEvent(
  { body, signature }: HookMessage,
  secret: string,
  now: number,
): Promise<Result<HeardEvent | null, "forged">> {
  const { Stripe } = await import("stripe");
  let event: unknown;
  try {
    event = Stripe.webhooks.constructEvent(Buffer.from(body), signature ?? "", secret, TOLERANCE_S, undefined, now);
  } catch {
    return err("forged");
  }
  const parsed = v.safeParse(EventSchema, event);
  if (!parsed.success || !HANDLED_EVENTS.has(parsed.output.type)) return ok(null);
  const { id, account, data } = parsed.output;
  return ok({ id, account, reference: data.object.client_reference_id ?? data.object.metadata?.payment ?? null });
}
