/** The cookies of a sign-in: which browser asked for a code, who is signed in, and that somebody is. */
const NAMES = { ticket: "sign-in", session: "member" } as const;
export type MemberCookie = keyof typeof NAMES;

/** Says to the page's own code, and only that, that asking for the watchlist is worth a call. */
export const HINT = "signed-in=1";

interface Setting {
  /**
   * The page came by HTTPS: the cookie then goes back no other way, and `__Host-` keeps other hosts from planting one.
   */
  readonly secure: boolean;
  /** 0 takes the cookie back. */
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

/** The token that a `Cookie` header carries; null where it has none, or what we never wrote. */
export function readCookie(header: string | null, cookie: MemberCookie, secure: boolean): string | null {
  const start = `${nameOf(cookie, secure)}=`;
  const pair = (header ?? "").split(/;\s*/).find((part) => part.startsWith(start));
  const token = pair?.slice(start.length) ?? "";
  return /^[\w-]{20,100}$/.test(token) ? token : null;
}
