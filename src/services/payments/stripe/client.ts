import type { Stripe } from "stripe";
import { boundedText } from "../../../lib/net/bounded-body.ts";

/** By what Stripe is asked, and for which account. */
export interface StripeAccess {
  /** Secret or restricted key: `sk_…` or `rk_…`. */
  readonly key: string;
  /** The connected account (`acct_…`) that a platform's key asks for; null: the key's own account. */
  readonly account: string | null;
  /** Where Stripe's calls are, in place of `https://api.stripe.com`: a simulator's origin. */
  readonly url?: string;
}

/** The version of Stripe's API that this client was written for; an account's own setting does not matter. */
export const API_VERSION = "2026-10-28.endive";
/** Milliseconds for one call's whole answer. */
const CALL_MS = 8_000;
/** Bytes of an answer that are read at most. */
const MOST_BYTES = 1024 * 1024;

/**
 * Stripe's own client. It is loaded by the first call, so that a server without Stripe never reads it. It repeats
 * nothing by itself: whoever calls decides that.
 */
export async function stripeClient({ key, account, url }: StripeAccess): Promise<Stripe> {
  const { Stripe } = await import("stripe");
  const place = url ? new URL(url) : null;
  return new Stripe(key, {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
    maxNetworkRetries: 0,
    timeout: CALL_MS,
    telemetry: false,
    appInfo: { name: "Forecourt" },
    ...(account ? { stripeAccount: account } : {}),
    ...(place
      ? {
          host: place.hostname,
          port: place.port || (place.protocol === "https:" ? "443" : "80"),
          protocol: place.protocol === "https:" ? ("https" as const) : ("http" as const),
        }
      : {}),
  });
}

/** A fetch that follows nobody with the key in hand, and reads an answer of a size that Stripe may give. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, { ...init, redirect: "error" });
  const text = await boundedText(answer, MOST_BYTES);
  if (text === null) throw new Error("an answer of more than a megabyte");
  return new Response(text || null, { status: answer.status, headers: answer.headers });
}
