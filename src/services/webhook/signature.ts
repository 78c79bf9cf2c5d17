import { createHmac, timingSafeEqual } from "node:crypto";

/** The signature header `t=<Unix seconds>,v1=<hex>`, where v1 is the HMAC-SHA256 of `t.body` with the shared secret. */
export function sign(secret: string, body: string, unixSeconds: number): string {
  const v1 = createHmac("sha256", secret).update(`${unixSeconds}.${body}`).digest("hex");
  return `t=${unixSeconds},v1=${v1}`;
}

/** Whether `header` is a signature of `body` made within five minutes of `unixSeconds`. */
export function verify(secret: string, body: string, header: string, unixSeconds: number): boolean {
  const signedAt = Number(/^t=(\d+),v1=[0-9a-f]{64}$/.exec(header)?.[1]);
  if (!(Math.abs(unixSeconds - signedAt) <= 300)) return false;
  return timingSafeEqual(Buffer.from(sign(secret, body, signedAt)), Buffer.from(header));
}
