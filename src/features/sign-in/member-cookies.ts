/**
 * The sign-in cookies: one for the browser that requested a code, one for the member's session, and a hint for scripts
 * that a session exists.
 */
const NAMES = { ticket: "sign-in", session: "member" } as const;
export type MemberCookie = keyof typeof NAMES;

/** Tells the page's own code only that requesting the watchlist is worth a call. */
export const HINT = "signed-in=1";

interface Setting {
  /**
   * True for a page over HTTPS: the cookie is then sent over HTTPS only, and `__Host-` prevents other hosts from
   * setting it.
   */
  readonly secure: boolean;
  /** Lifetime; 0 deletes the cookie. */
  readonly seconds: number;
}

const nameOf = (cookie: MemberCookie, secure: boolean): string => `${secure ? "__Host-" : ""}${NAMES[cookie]}`;

const ends = ({ secure, seconds }: Setting): string =>
  `; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`;

/** A `Set-Cookie` header's value. `token` is base64url. */
export const setCookie = (cookie: MemberCookie, token: string, setting: Setting): string =>
  `${nameOf(cookie, setting.secure)}=${token}${ends(setting)}; HttpOnly`;

/** The same for the hint, which scripts may read. */
export const setHint = (setting: Setting): string => `${HINT}${ends(setting)}`;

/** The token in a `Cookie` header; null if there is none or it is not one of ours. */
export function readCookie(header: string | null, cookie: MemberCookie, secure: boolean): string | null {
  const start = `${nameOf(cookie, secure)}=`;
  const pair = (header ?? "").split(/;\s*/).find((part) => part.startsWith(start));
  const token = pair?.slice(start.length) ?? "";
  return /^[\w-]{20,100}$/.test(token) ? token : null;
}
