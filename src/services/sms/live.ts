import { err, ok, type Result } from "../../lib/result.ts";
import type { SmsFailure, SmsSender } from "./port.ts";

/** Time limit of a message in milliseconds. */
const PATIENCE = 10_000;

export interface SmsGatewayOptions {
  /** Address that messages are posted to: `https://…` (`http://` only on this machine). */
  readonly url: string;
  /** Token sent as `Authorization: Bearer …`; null for none. */
  readonly token: string | null;
  /** The sender that phones show; null leaves it to the gateway. */
  readonly from: string | null;
  readonly patience?: number;
}

/**
 * Posts messages to an HTTPS gateway as JSON, `{"to", "from", "text"}`, with an `Idempotency-Key`. Any 2xx means that
 * the message was taken. It follows no redirect, because the token is only for the configured address.
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
        // Only the status matters; the body is discarded.
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

/**
 * Statuses by which gateways refuse the number itself. Any other refusal (token, credit, rate) the operator has to
 * fix.
 */
const OF_THE_NUMBER = new Set([400, 404, 422]);

function answered(status: number): Result<null, SmsFailure> {
  if (status >= 200 && status < 300) return ok(null);
  const message = `The SMS gateway answered ${status}.`;
  return OF_THE_NUMBER.has(status) ? err({ kind: "rejected", message }) : unavailable(message);
}
