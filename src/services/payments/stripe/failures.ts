import type { PaymentFailure } from "../port.ts";

/** What is read of an error of Stripe's client, none of which is certain to be there. */
interface StripeTrouble {
  readonly statusCode?: unknown;
  readonly code?: unknown;
  readonly type?: unknown;
  readonly requestId?: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** Codes by which Stripe says that the dealer's balance cannot pay for a refund. */
const NO_FUNDS = new Set(["balance_insufficient", "insufficient_funds"]);

/**
 * A failure of Stripe's client in the port's words. Stripe's own sentence is not repeated, because it may quote a key
 * or what a person typed; its code and the request's id lead to that sentence in the dealer's dashboard.
 */
export function failureOf(error: unknown): PaymentFailure {
  const { statusCode, code, type, requestId } = troubleOf(error);
  const status = typeof statusCode === "number" ? statusCode : null;
  const known = [code, type].find((one) => typeof one === "string" && /^\w{1,60}$/.test(one));
  const request = typeof requestId === "string" && /^\w{1,60}$/.test(requestId) ? `, request ${requestId}` : "";
  const detail = `(${known ?? status ?? "no answer"}${request})`;
  if (status === null) return { kind: "unavailable", message: `Stripe did not answer ${detail}.` };
  if (status === 404) return { kind: "unknown", message: `Stripe knows no such payment ${detail}.` };
  if (status === 401 || status === 403) {
    return { kind: "locked", message: `Stripe does not accept this dealership's key for that ${detail}.` };
  }
  if (typeof code === "string" && NO_FUNDS.has(code)) {
    return { kind: "funds", message: `The dealership's Stripe balance does not suffice ${detail}.` };
  }
  const isFinal = (status === 400 && code !== "rate_limit") || status === 402;
  if (isFinal) return { kind: "rejected", message: `Stripe refused it ${detail}.` };
  return { kind: "unavailable", message: `Stripe cannot do it just now ${detail}.` };
}

/** Whether Stripe has repeated an error of its own, which it remembers under the idempotency key. */
export function isReplayed(error: unknown): boolean {
  const { statusCode, headers } = troubleOf(error);
  return typeof statusCode === "number" && statusCode >= 500 && headers?.["idempotent-replayed"] === "true";
}

const troubleOf = (error: unknown): StripeTrouble => (typeof error === "object" && error !== null ? error : {});
