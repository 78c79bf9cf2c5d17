import type { Result } from "../../lib/result.ts";

/** A lead for a dealer's own system. */
export interface WebhookCall {
  readonly url: string;
  /** Name of the environment variable that holds the secret shared with the receiver. */
  readonly secretEnv: string;
  /** Sent as `Idempotency-Key`: the same whenever this is sent again. */
  readonly id: string;
  /** JSON. */
  readonly body: string;
}

/**
 * Why a call did not arrive. `rejected`: the receiver, or we ourselves, will refuse it however often it is made;
 * `unavailable`: it may pass later. `message` names no person.
 */
export interface WebhookFailure {
  readonly kind: "rejected" | "unavailable";
  readonly message: string;
}

export interface WebhookSender {
  /** Answers once the receiver has said 2xx, or within ten seconds. Never throws. */
  send(call: WebhookCall): Promise<Result<null, WebhookFailure>>;
}
