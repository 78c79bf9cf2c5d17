import type { DeskScope } from "../desk-request.ts";
import { readDeskCookie } from "../features/staff/desk-cookies.ts";
import type { DeskOrigin } from "../features/staff/passkeys/ceremonies.ts";

/** This browser's own ticket, which links and passkeys are bound to; null before the sign-in page was opened in it. */
export const browserOf = ({ header }: DeskScope, url: URL): string | null =>
  readDeskCookie(header("cookie"), "browser", url.protocol === "https:");

export const deskOrigin = ({ origin, hostname }: URL): DeskOrigin => ({ origin, host: hostname });

/** Most characters of what a passkey signs. */
const LONGEST_SIGNED = 20_000;

/** A form's field that holds JSON; null where it holds none. */
export function parsedJson(field: FormDataEntryValue | null): unknown {
  if (typeof field !== "string" || field.length > LONGEST_SIGNED) return null;
  try {
    return JSON.parse(field);
  } catch {
    return null;
  }
}
