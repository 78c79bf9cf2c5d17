import { err, ok, type Result } from "../../lib/result.ts";
import type { SmsFailure, SmsSender } from "./port.ts";

/** Milliseconds, for the whole of a message. */
const PATIENCE = 10_000;

export interface SmsGatewayOptions {
  /** Where messages are posted: `https://…` (`http://` only on this very machine). */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string | null;
  /** The sender that phones show; null leaves it to the gateway. */
  readonly from: string | null;
  readonly patience?: number;
}

/**
 * Posts messages to an HTTPS gateway as JSON, `{"to", "from", "text"}`, with an `Idempotency-Key`. Any 2xx says that
 * the message is taken. No redirect is followed: the token is for the address that was given.
 */
export function smsGateway({ url, token, from, patience = PATIENCE }: SmsGatewayOptions): SmsSender {
  return {
    async send({ to, text, id }) {
      try {
        const answer = await fetch(url, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            "User-Agent": "Forecourt",
            "Idempotency-Key": id,
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
          },
          body: JSON.stringify({ to, text, ...(from ? { from } : {}) }),
          redirect: "manual",
          signal: AbortSignal.timeout(patience),
        });
        // The status is the answer; the body is nobody's.
        await answer.body?.cancel();
        return answered(answer.status);
      } catch (error) {
        const { name } = error as Error;
        return unavailable(name === "TimeoutError" ? "The SMS gateway did not answer in time." : "No answer.");
      }
    },
  };
}

const unavailable = (message: string): Result<null, SmsFailure> => err({ kind: "unavailable", message });

/** What gateways say of the number itself. Any other refusal (token, credit, rate) is the operator's to mend. */
const OF_THE_NUMBER = new Set([400, 404, 422]);

function answered(status: number): Result<null, SmsFailure> {
  if (status >= 200 && status < 300) return ok(null);
  const message = `The SMS gateway answered ${status}.`;
  return OF_THE_NUMBER.has(status) ? err({ kind: "rejected", message }) : unavailable(message);
}
