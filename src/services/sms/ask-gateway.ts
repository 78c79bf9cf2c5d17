import { boundedText } from "../../lib/net/bounded-body.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { SmsFailure } from "./port.ts";

/** Time limit of a call in milliseconds. */
export const GATEWAY_PATIENCE = 10_000;
/** Most bytes that are read of an answer. */
const MOST_BYTES = 64_000;

/** An answer: its status, and its body where that is JSON. */
export interface GatewayAnswer {
  readonly status: number;
  readonly body: unknown;
}

export const unavailable = (message: string) => err<SmsFailure>({ kind: "unavailable", message });

/**
 * Asks a gateway once, within `patience` milliseconds for headers and body together. It follows no redirect, because
 * the key is only for the configured address, and reads no long answer.
 */
export async function askGateway(
  url: string,
  patience: number,
  request: RequestInit,
): Promise<Result<GatewayAnswer, SmsFailure>> {
  try {
    const answer = await fetch(url, {
      ...request,
      headers: { "User-Agent": "Forecourt", Accept: "application/json", ...request.headers },
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    return ok({ status: answer.status, body: parsed(await boundedText(answer, MOST_BYTES)) });
  } catch (error) {
    const { name } = error as Error;
    return unavailable(name === "TimeoutError" ? "The SMS gateway did not answer in time." : "No answer.");
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}

/** The `Authorization` header of a user and password. */
export const basicAuthorization = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
