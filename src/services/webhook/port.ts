import type { Result } from "../../lib/result.ts";

/** A lead that is posted to a dealer's own system. */
export interface WebhookCall {
  readonly url: string;
  /** Name of the environment variable that holds the secret shared with the receiver. */
  readonly secretEnv: string;
  /** Sent as `Idempotency-Key`: the same each time the lead is sent again. */
  readonly id: string;
  /** The JSON document to post. */
  readonly body: string;
}

/**
 * Why a call did not arrive. `rejected`: the receiver, or this server itself, will refuse it however often it is
 * made; `unavailable`: a later call may succeed. `message` names no person.
 */
export interface WebhookFailure {
  readonly kind: "rejected" | "unavailable";
  readonly message: string;
}

/**
 * Posts leads to dealers' own systems.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { webhookSender } from "./live.ts";
 * import { webhookSimulator } from "./simulator.ts";
 *
 * const clock = Date.now;
 * const receiver = await webhookSimulator({ secret: "s3cret", clock });
 * const sender = webhookSender({ secret: () => "s3cret", mode: "development", clock });
 *
 * const call = { url: receiver.url, secretEnv: "DEALER_SECRET", id: "lead-1", body: '{"name":"Zoë"}' };
 * assert((await sender.send(call)).ok);
 * assert.deepEqual(receiver.received, [{ id: "lead-1", body: { name: "Zoë" } }]);
 *
 * await receiver.close();
 * ```
 */
export interface WebhookSender {
  /** Answers once the receiver has answered 2xx, or within ten seconds. Never throws. */
  send(call: WebhookCall): Promise<Result<null, WebhookFailure>>;
}
