import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { loopbackServer } from "../../lib/net/loopback-server.ts";
import type { PushSubscription } from "./port.ts";

interface ReceivedPush {
  /** Which of the simulator's subscriptions it was for. */
  readonly endpoint: string;
  readonly text: string;
  readonly ttl: number;
}

export interface PushSimulator {
  /** A new browser that takes messages encrypted for it. */
  subscribe(): PushSubscription;
  /** Messages that could be read with their browser's own keys, oldest first. */
  readonly received: readonly ReceivedPush[];
  /** Answers the next messages with this status. */
  behave(status: number): void;
  close(): Promise<void>;
}

interface Browser {
  readonly keys: ReturnType<typeof createECDH>;
  readonly secret: Buffer;
}

/**
 * A push service on this machine, with the browsers behind it. It checks the sender's signature (RFC 8292) and decrypts
 * each message as its browser would (RFC 8188, 8291), by code that shares nothing with the sender's library.
 */
export async function pushSimulator(): Promise<PushSimulator> {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  let status = 201;
  let origin = "";
  const judge = async (request: IncomingMessage): Promise<number> => {
    const body = await buffer(request);
    const endpoint = `${origin}${request.url}`;
    const browser = browsers.get(endpoint);
    if (!browser) return 404;
    if (!isSigned(String(request.headers.authorization), origin)) return 403;
    if (request.headers["content-encoding"] !== "aes128gcm") return 400;
    if (status < 300) received.push({ endpoint, text: decrypted(body, browser), ttl: Number(request.headers.ttl) });
    return status;
  };
  const server = await loopbackServer((request, response) => {
    judge(request).then(
      (code) => void response.writeHead(code).end(),
      () => void response.writeHead(400).end(),
    );
  });
  origin = server.origin;
  return {
    received,
    subscribe() {
      const keys = createECDH("prime256v1");
      const p256dh = keys.generateKeys("base64url");
      const secret = randomBytes(16);
      const endpoint = `${origin}/send/${randomBytes(12).toString("base64url")}`;
      browsers.set(endpoint, { keys, secret });
      return { endpoint, p256dh, auth: secret.toString("base64url") };
    },
    behave(next) {
      status = next;
    },
    close: server.close,
  };
}

/** Whether a `vapid` header is signed by the key that it names, for this service, and has not run out. */
function isSigned(header: string, audience: string): boolean {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return false;
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const { aud, exp } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string; exp: number };
  const isTrue = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return isTrue && aud === audience && exp * 1000 > Date.now();
}

const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** A record of `aes128gcm`: salt (16), record size (4), length of the sender's key (1), the key, what is encrypted. */
function decrypted(body: Buffer, { keys, secret }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const shared = keys.computeSecret(sender);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const input = derived(shared, secret, info, 32);
  const key = derived(input, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(input, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // What is encrypted ends with a 2, and zeros that hide its length.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
