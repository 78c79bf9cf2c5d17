import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import {
  ForbiddenAddress,
  guardedLookup,
  isLoopback,
  isPublicAddress,
  isRefusedLiteral,
} from "../../lib/net/public-address.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { WebhookCall, WebhookFailure, WebhookSender } from "./port.ts";
import { sign } from "./signature.ts";

/** Time limit in milliseconds, from connecting to the whole answer. */
const PATIENCE = 10_000;

export interface WebhookOptions {
  readonly secret: (name: string) => string | null;
  readonly mode: "development" | "production";
  /** Hosts inside the operator's own network that may be called in production all the same. */
  readonly allowedHosts?: readonly string[];
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly patience?: number;
}

/**
 * Calls a dealer's webhook: HTTPS only (except on this machine in development), without following redirects, and in
 * production never at an address inside our own network. The address is checked when the connection is made, so no
 * host name can lead there.
 */
export function webhookSender(options: WebhookOptions): WebhookSender {
  return {
    async send(call) {
      const secret = options.secret(call.secretEnv);
      if (!secret) return unavailable(`Its secret is missing: set ${call.secretEnv}.`);
      const url = URL.parse(call.url);
      const refusal = url ? judge(url, options) : "The webhook's address is none.";
      if (!url || refusal) return rejected(refusal ?? "");
      try {
        return answered(await post(url, call, secret, options));
      } catch (error) {
        if (error instanceof ForbiddenAddress) return rejected(FORBIDDEN);
        const { name, code } = error as { name: string; code?: string };
        return unavailable(
          name === "AbortError" ? "The webhook did not answer in time." : `No answer (${code ?? name}).`,
        );
      }
    },
  };
}

const FORBIDDEN = "The webhook's address lies inside our own network.";

const rejected = (message: string): Result<null, WebhookFailure> => err({ kind: "rejected", message });
const unavailable = (message: string): Result<null, WebhookFailure> => err({ kind: "unavailable", message });

/** The error in the URL itself, or null. */
function judge(url: URL, { mode, allowedHosts = [] }: WebhookOptions): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const loopback = host === "localhost" || isLoopback(host);
  const plainAllowed = url.protocol === "http:" && mode === "development" && loopback;
  if (url.protocol !== "https:" && !plainAllowed) return "The webhook's address must begin with https://.";
  if (mode === "production" && !allowedHosts.includes(url.hostname) && isRefusedLiteral(url, isPublicAddress)) {
    return FORBIDDEN;
  }
  return null;
}

/** The status of the answer. Rejects when none arrives in time. */
function post(url: URL, call: WebhookCall, secret: string, options: WebhookOptions): Promise<number> {
  const { mode, allowedHosts = [], clock, patience = PATIENCE } = options;
  const guarded = mode === "production" && !allowedHosts.includes(url.hostname);
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(call.body),
          "User-Agent": "Forecourt",
          "Idempotency-Key": call.id,
          "X-Forecourt-Signature": sign(secret, call.body, Math.floor(clock() / 1000)),
        },
        signal: AbortSignal.timeout(patience),
        agent: false,
        ...(guarded ? { lookup: guardedLookup(isPublicAddress) } : {}),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        // Only the status matters; the body is discarded.
        response.destroy();
      },
    );
    request.on("error", reject);
    request.end(call.body);
  });
}

/**
 * Client-error statuses that nevertheless mean "try later". 401 and 403 judge the caller and no lead: while a secret is
 * changed at both ends, one of them has the old one, and what comes meanwhile must not be given up within minutes.
 */
const LATER = new Set([401, 403, 408, 425, 429]);

function answered(status: number): Result<null, WebhookFailure> {
  if (status >= 200 && status < 300) return ok(null);
  const message = `The webhook answered ${status}.`;
  return status >= 300 && status < 500 && !LATER.has(status) ? rejected(message) : unavailable(message);
}
