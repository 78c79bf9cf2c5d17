import { createHash, timingSafeEqual } from "node:crypto";

/** Whether two secrets are the same, in a time that tells nothing of where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** Whether a header `Authorization` carries the token, as `Bearer …` or as the password of basic authentication. */
export function carriesToken(authorization: string | null, token: string): boolean {
  const [scheme = "", value = ""] = (authorization ?? "").split(" ");
  const password = Buffer.from(value, "base64")
    .toString("utf8")
    .replace(/^[^:]*:/, "");
  return isSameSecret(scheme.toLowerCase() === "basic" ? password : value, token);
}
