import { createHash, timingSafeEqual } from "node:crypto";

/** Whether two secrets are the same, in a time that does not reveal where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * Whether a secret is the configured one, or one of several separated by spaces: while a secret is being replaced, some
 * callers still send the old one. Configured secrets shorter than `shortest` are ignored.
 */
export function isSecretSet(candidate: string, set: string, shortest = 1): boolean {
  const known = set.split(/\s+/).filter((one) => one.length >= shortest);
  // All are compared, so that the time does not reveal which one matches.
  return known.map((one) => isSameSecret(candidate, one)).includes(true);
}

/** Whether a header `Authorization` carries the token, as `Bearer …` or as the password of basic authentication. */
export function carriesToken(authorization: string | null, token: string): boolean {
  const [scheme = "", value = ""] = (authorization ?? "").split(" ");
  const password = Buffer.from(value, "base64")
    .toString("utf8")
    .replace(/^[^:]*:/, "");
  return isSecretSet(scheme.toLowerCase() === "basic" ? password : value, token);
}
