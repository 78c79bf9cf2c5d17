import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** A secret for a browser, 256 random bits; the database stores only its hash. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** How many digits a one-time code has. */
export const CODE_DIGITS = 6;

export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");

/** Trying all million codes is fast, so the hash is keyed by the ticket, which the database does not contain. */
export const codeHash = (ticket: string, code: string): string =>
  createHmac("sha256", ticket).update(code).digest("base64url");

/** Compares two hashes in constant time. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
