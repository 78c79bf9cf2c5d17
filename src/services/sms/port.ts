import type { Result } from "../../lib/result.ts";

/** A short message to a phone. */
export interface SmsMessage {
  /** E.164 number: `+61491570156`. */
  readonly to: string;
  readonly text: string;
  /** Identifies the message: the same each time it is sent again, so that the gateway can recognise a repeat. */
  readonly id: string;
}

/**
 * Why a message did not go out. `rejected`: the gateway will never send it to this number; `unavailable`: it may
 * later. `message` names no person and no number, and quotes no gateway.
 */
export interface SmsFailure {
  readonly kind: "rejected" | "unavailable";
  readonly message: string;
}

/**
 * Sends text messages.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { smsGateway } from "./live.ts";
 * import { smsSimulator } from "./simulator.ts";
 *
 * const gateway = await smsSimulator({ token: "t0ken" });
 * const sms = smsGateway({ url: gateway.url, token: "t0ken", from: "Halden" });
 *
 * const sent = await sms.send({ to: "+61491570156", text: "012345 is your code.", id: "code-1" });
 * assert(sent.ok);
 * assert.equal(gateway.received[0]?.text, "012345 is your code.");
 *
 * await gateway.close();
 * ```
 */
export interface SmsSender {
  /** Answers once the gateway has taken the message, or within ten seconds. Never throws. */
  send(message: SmsMessage): Promise<Result<null, SmsFailure>>;
}
