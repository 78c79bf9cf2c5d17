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

export interface SmsSender {
  /** Answers once the gateway has taken the message, or within ten seconds. Never throws. */
  send(message: SmsMessage): Promise<Result<null, SmsFailure>>;
}
