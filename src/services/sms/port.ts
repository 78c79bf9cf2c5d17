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

/** A message that the gateway has taken. */
export interface SmsAccepted {
  /** The gateway's own id of the message, by which its delivery is asked for; null where it gives none. */
  readonly gatewayId: string | null;
}

/** What became of a message. `unknown`: the gateway does not tell, or not any more. */
export type SmsDelivery = "on its way" | "delivered" | "failed" | "unknown";

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
  send(message: SmsMessage): Promise<Result<SmsAccepted, SmsFailure>>;
  /**
   * What became of a message that was taken, within ten seconds; null where the gateway cannot be asked. Never throws.
   */
  readonly delivery: ((gatewayId: string) => Promise<Result<SmsDelivery, SmsFailure>>) | null;
}

/** A text that somebody sent to the gateway's number. */
interface ReceivedText {
  readonly from: string;
  readonly text: string;
  readonly id: string;
}

/** A gateway's call, as it came. */
export interface GatewayCall {
  /** The address that the gateway was told to call. */
  readonly url: string;
  readonly contentType: string;
  readonly body: string;
  /** The headers `X-Twilio-Signature` and `Authorization`; null where they were not sent. */
  readonly signature: string | null;
  readonly authorization: string | null;
}

/**
 * Reads the call by which a gateway hands in a text. `none`: nothing is expected here, since no token is set;
 * `unproven`: it is not the gateway's; `unreadable`: it holds no text.
 */
export type ReadText = (call: GatewayCall) => Result<ReceivedText, "none" | "unproven" | "unreadable">;
