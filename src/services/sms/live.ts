import { err, ok, type Result } from "../../lib/result.ts";
import { askGateway, GATEWAY_PATIENCE, unavailable } from "./ask-gateway.ts";
import type { SmsAccepted, SmsFailure, SmsSender } from "./port.ts";

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
export function smsGateway({ url, token, from, patience = GATEWAY_PATIENCE }: SmsGatewayOptions): SmsSender {
  return {
    delivery: null,
    async send({ to, text, id }) {
      const answer = await askGateway(url, patience, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": id,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ to, text, ...(from ? { from } : {}) }),
      });
      return answer.ok ? answered(answer.value.status) : answer;
    },
  };
}

/**
 * Statuses by which gateways refuse the number itself. Any other refusal (token, credit, rate) the operator has to
 * fix.
 */
const OF_THE_NUMBER = new Set([400, 404, 422]);

function answered(status: number): Result<SmsAccepted, SmsFailure> {
  if (status >= 200 && status < 300) return ok({ gatewayId: null });
  const message = `The SMS gateway answered ${status}.`;
  return OF_THE_NUMBER.has(status) ? err({ kind: "rejected", message }) : unavailable(message);
}
