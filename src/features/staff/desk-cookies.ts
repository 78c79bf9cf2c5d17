import { DAY_MS } from "../../lib/time/spans.ts";

/**
 * The cookies of the desk: the browser itself, which links and passkeys are bound to, and the session of who sits
 * there. The session's is never sent with a request that another website began.
 */
const COOKIES = {
  browser: { name: "desk-browser", sameSite: "Lax", seconds: (365 * DAY_MS) / 1000 },
  session: { name: "desk-session", sameSite: "Strict", seconds: (30 * DAY_MS) / 1000 },
} as const;
export type DeskCookie = keyof typeof COOKIES;

/** Over HTTPS the name's prefix keeps other hosts from setting it. */
const nameOf = (cookie: DeskCookie, secure: boolean) => `${secure ? "__Host-" : ""}${COOKIES[cookie].name}`;

/** A `Set-Cookie` header's value; an empty token takes the cookie away. `token` is base64url. */
export function setDeskCookie(cookie: DeskCookie, token: string, secure: boolean): string {
  const { sameSite, seconds } = COOKIES[cookie];
  const lasts = token === "" ? 0 : seconds;
  const safe = secure ? "; Secure" : "";
  return `${nameOf(cookie, secure)}=${token}; Path=/; Max-Age=${lasts}; SameSite=${sameSite}; HttpOnly${safe}`;
}

/** The token in a `Cookie` header; null where there is none, or not one of ours. */
export function readDeskCookie(header: string | null, cookie: DeskCookie, secure: boolean): string | null {
  const start = `${nameOf(cookie, secure)}=`;
  const pair = (header ?? "").split(/;\s*/).find((part) => part.startsWith(start));
  const token = pair?.slice(start.length) ?? "";
  return /^[\w-]{20,100}$/.test(token) ? token : null;
}
