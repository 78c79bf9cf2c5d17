import type { Result } from "../../lib/result.ts";

/** A short message to a phone. */
export interface SmsMessage {
  /** E.164: `+61491570156`. */
  readonly to: string;
  readonly text: string;
  /** Names what is sent: the same whenever it is sent again, so that the gateway can tell a repeat. */
  readonly id: string;
}

/**
 * Why a message did not go out. `rejected`: the gateway will not send it to this number however often it is asked;
 * `unavailable`: it may later. `message` names no person, no number and quotes no gateway.
 */
export interface SmsFailure {
  readonly kind: "rejected" | "unavailable";
  readonly message: string;
}

export interface SmsSender {
  /** Answers once the gateway has taken the message, or within ten seconds. Never throws. */
  send(message: SmsMessage): Promise<Result<null, SmsFailure>>;
}
