import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { whenUsed } from "../../lib/libraries/when-used.ts";
import { ForbiddenAddress, guardedLookup, isLoopback, isPublicAddress } from "../../lib/net/public-address.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { PushFailure, PushSender } from "./port.ts";

const webPush = whenUsed<typeof import("web-push")["default"]>("web-push");

/** Time limit in milliseconds, from connecting to the answer. */
const PATIENCE = 10_000;

/**
 * The push services of the browsers there are: a host, or with a dot in front every host below it. A browser brings its
 * address itself, so nothing else is ever called.
 */
const SERVICES = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
] as const;

/** Longest address that is taken. */
const LONGEST = 2_000;

export interface WebPushOptions {
  /** This server's pair of keys (VAPID), base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:` address of the operator, which push services may write to. */
  readonly subject: string;
  readonly mode: "development" | "production";
  readonly patience?: number;
}

/**
 * Sends messages to browsers by their push services, encrypted for the one browser. In development a service on this
 * machine may stand in for them.
 */
export function webPushSender(options: WebPushOptions): PushSender {
  const { publicKey, privateKey, subject, mode } = options;
  const refusal = (endpoint: string) => judge(endpoint, mode);
  return {
    publicKey,
    refusal,
    async send(message) {
      const refused = refusal(message.to.endpoint);
      if (refused) return err({ kind: "rejected", message: refused });
      try {
        const vapidDetails = { subject, publicKey, privateKey };
        const { endpoint, p256dh, auth } = message.to;
        const details = webPush().generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.payload, {
          TTL: message.ttl,
          urgency: "high",
          vapidDetails,
        });
        return answered(await post(new URL(endpoint), details.headers, details.body ?? Buffer.alloc(0), options));
      } catch (error) {
        if (error instanceof ForbiddenAddress) return err({ kind: "rejected", message: FORBIDDEN });
        const { name, code } = error as { readonly name: string; readonly code?: string };
        // The library throws plain errors for keys that are none.
        if (name === "Error" && code === undefined)
          return err({ kind: "rejected", message: "The browser's keys are none." });
        const words = name === "AbortError" || name === "TimeoutError" ? "did not answer in time" : "did not answer";
        return err({ kind: "unavailable", message: `The push service ${words}.` });
      }
    },
  };
}

const FORBIDDEN = "The push service's address lies inside our own network.";

function judge(endpoint: string, mode: WebPushOptions["mode"]): string | null {
  const url = endpoint.length <= LONGEST ? URL.parse(endpoint) : null;
  if (url === null || `${url.username}${url.password}` !== "") return "That is no address of a push service.";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (mode === "development" && url.protocol === "http:" && isLoopback(host)) return null;
  if (url.protocol !== "https:" || url.port !== "") return "A push service's address begins with https://.";
  const isKnown = SERVICES.some((one) => (one.startsWith(".") ? host.endsWith(one) : host === one));
  return isKnown ? null : "This browser's push service is not one that we know.";
}

/** The status of the answer. Rejects when none arrives in time. */
function post(
  url: URL,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
  { mode, patience = PATIENCE }: WebPushOptions,
): Promise<number> {
  const isPlain = mode === "development" && url.protocol === "http:";
  return new Promise((resolve, reject) => {
    const request = (isPlain ? requestHttp : requestHttps)(
      url,
      {
        method: "POST",
        headers,
        signal: AbortSignal.timeout(patience),
        agent: false,
        ...(isPlain ? {} : { lookup: guardedLookup(isPublicAddress) }),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        // Only the status matters; the body is discarded.
        response.destroy();
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

function answered(status: number): Result<null, PushFailure> {
  if (status >= 200 && status < 300) return ok(null);
  const message = `The push service answered ${status}.`;
  if (status === 404 || status === 410) return err({ kind: "gone", message });
  return status === 429 || status >= 500 ? err({ kind: "unavailable", message }) : err({ kind: "rejected", message });
}
