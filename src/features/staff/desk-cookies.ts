import { DAY_MS } from "../../lib/time/spans.ts";

/**
 * The desk's cookies: one for the browser, which links and passkeys are bound to, and one for the session of the person
 * signed in. The session cookie is never sent with a request that another website started.
 */
const COOKIES = {
  browser: { name: "desk-browser", sameSite: "Lax", seconds: (365 * DAY_MS) / 1000 },
  session: { name: "desk-session", sameSite: "Strict", seconds: (30 * DAY_MS) / 1000 },
} as const;
export type DeskCookie = keyof typeof COOKIES;

/** Over HTTPS, the name's prefix prevents other hosts from setting the cookie. */
const nameOf = (cookie: DeskCookie, secure: boolean) => `${secure ? "__Host-" : ""}${COOKIES[cookie].name}`;

/** A `Set-Cookie` header's value; an empty token deletes the cookie. `token` is base64url. */
export function setDeskCookie(cookie: DeskCookie, token: string, secure: boolean): string {
  const { sameSite, seconds } = COOKIES[cookie];
  const lasts = token === "" ? 0 : seconds;
  const safe = secure ? "; Secure" : "";
  return `${nameOf(cookie, secure)}=${token}; Path=/; Max-Age=${lasts}; SameSite=${sameSite}; HttpOnly${safe}`;
}

/** The token in a `Cookie` header; null if there is none or it is not one of ours. */
export function readDeskCookie(header: string | null, cookie: DeskCookie, secure: boolean): string | null {
  const start = `${nameOf(cookie, secure)}=`;
  const pair = (header ?? "").split(/;\s*/).find((part) => part.startsWith(start));
  const token = pair?.slice(start.length) ?? "";
  return /^[\w-]{20,100}$/.test(token) ? token : null;
}
