import { err, ok, type Result } from "../../lib/result.ts";

/** Limits of a JSON body, checked before any code walks it. */
export const JSON_BOUNDS = {
  /** Maximum depth of nested lists and objects. */
  depth: 32,
  /** Maximum values and names, in all lists and objects together. */
  values: 5_000,
} as const;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether the bytes are within the limits, in one pass. */
function isWithinBounds(bytes: Buffer, mayHoldNul: boolean): boolean {
  let depth = 0;
  let values = 1;
  let inText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (inText) {
      if (byte === QUOTE) inText = false;
      else if (byte === BACKSLASH) {
        if (!mayHoldNul && bytes.toString("latin1", at + 1, at + 6) === "u0000") return false;
        at += 1;
      }
    } else if (byte === QUOTE) inText = true;
    else if (byte === COMMA || byte === COLON) values += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (depth > JSON_BOUNDS.depth || values > JSON_BOUNDS.values) return false;
  }
  return true;
}

/**
 * Parses a body's bytes. The error says that they are not JSON or exceed the limits. Data to be stored must not contain
 * a NUL (`\u0000`), which PostgreSQL text cannot hold.
 */
export function boundedJson(
  bytes: Buffer,
  { mayHoldNul }: { readonly mayHoldNul: boolean },
): Result<unknown, "malformed" | "excessive"> {
  if (!isWithinBounds(bytes, mayHoldNul)) return err("excessive");
  try {
    return ok(JSON.parse(bytes.toString()));
  } catch {
    return err("malformed");
  }
}
