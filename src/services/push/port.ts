import type { Result } from "../../lib/result.ts";

/** A browser that takes messages, as its own Push API describes it. */
export interface PushSubscription {
  /** The push service's address of this browser. */
  readonly endpoint: string;
  /** The browser's public key and its secret, in base64url: only it can read what is encrypted with them. */
  readonly p256dh: string;
  readonly auth: string;
}

interface PushMessage {
  readonly to: PushSubscription;
  /** What the service worker reads; at most 3 kB. */
  readonly payload: string;
  /** Seconds after which it is worth nothing any more. */
  readonly ttl: number;
}

/**
 * Why a message did not go out. `gone`: the browser takes none any more, and the subscription should be forgotten;
 * `rejected`: never to this address; `unavailable`: perhaps later. `message` names no person and no address.
 */
export interface PushFailure {
  readonly kind: "gone" | "rejected" | "unavailable";
  readonly message: string;
}

/**
 * Sends Web Push messages (RFC 8030, 8291, 8292).
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { mkdtemp, rm } from "node:fs/promises";
 * import { tmpdir } from "node:os";
 * import { storedPushKeys } from "./keys.ts";
 * import { webPushSender } from "./live.ts";
 * import { pushSimulator } from "./simulator.ts";
 *
 * const dir = await mkdtemp(`${tmpdir()}/push-`);
 * const service = await pushSimulator();
 * const keys = await storedPushKeys(dir);
 * const push = webPushSender({ ...keys, subject: "mailto:desk@dealer.example", mode: "development" });
 *
 * const sent = await push.send({ to: service.subscribe(), payload: "A new lead", ttl: 60 });
 * assert(sent.ok);
 * assert.equal(service.received[0]?.text, "A new lead");
 *
 * await service.close();
 * await rm(dir, { recursive: true });
 * ```
 */
export interface PushSender {
  /** This server's public key, by which a browser subscribes; base64url. */
  readonly publicKey: string;
  /** Why an address is none that messages may go to, in a sentence; null where it is one. */
  refusal(endpoint: string): string | null;
  /** Answers once the push service has taken the message, or within ten seconds. Never throws. */
  send(message: PushMessage): Promise<Result<null, PushFailure>>;
}
