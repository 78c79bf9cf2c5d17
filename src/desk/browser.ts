import type { DeskScope } from "../desk-request.ts";
import { readDeskCookie } from "../features/staff/desk-cookies.ts";
import type { DeskOrigin } from "../features/staff/passkeys/ceremonies.ts";

/** This browser's own ticket, which links and passkeys are bound to; null if it has never opened the sign-in page. */
export const browserOf = ({ header }: DeskScope, url: URL): string | null =>
  readDeskCookie(header("cookie"), "browser", url.protocol === "https:");

export const deskOrigin = ({ origin, hostname }: URL): DeskOrigin => ({ origin, host: hostname });

/** The most characters of a passkey's signed response. */
const LONGEST_SIGNED = 20_000;

/** The parsed JSON of a form field; null if it is not valid JSON. */
export function parsedJson(field: FormDataEntryValue | null): unknown {
  if (typeof field !== "string" || field.length > LONGEST_SIGNED) return null;
  try {
    return JSON.parse(field);
  } catch {
    return null;
  }
}
