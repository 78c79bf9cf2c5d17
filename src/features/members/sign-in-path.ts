/** What asks for a sign-in, as `type` of the sign-in's address names it (SITE-057). */
export const SIGN_IN_TYPES = [
  "my-garage",
  "online-payment",
  "checkout",
  "finance",
  "trade-in",
  "spin-to-win",
  "car-finance",
  "watchlist",
] as const;
export type SignInType = (typeof SIGN_IN_TYPES)[number];

/** Where a sign-in leads; each a path of the same site. */
export interface SignInWay {
  readonly type: SignInType;
  /** After it. */
  readonly redirect: string;
  /** On cancel. */
  readonly back: string;
}

/** `/sign-in?type=..&redirect={path}&back={path}` (USER-008). */
export const signInPath = ({ type, redirect, back }: SignInWay): string =>
  `/sign-in?${new URLSearchParams({ type, redirect, back })}`;

/** Longer ones are none that we sent. */
const LONGEST = 1_000;
/** Any origin will do: what leaves it leaves the site. */
const HERE = "http://here.invalid";

/**
 * An address's own path, query and fragment where it is a path of this site; `otherwise` for anything that leads
 * elsewhere, in whatever way it is written (`//host`, `/\host`, `https:…`), and for the sign-in itself.
 */
export function ownPath(address: string | null, otherwise: string): string {
  if (address === null || address.length > LONGEST || !address.startsWith("/")) return otherwise;
  const url = URL.parse(address, HERE);
  if (!url || url.origin !== HERE || url.pathname.startsWith("//")) return otherwise;
  if (/^\/sign-in(\/|$)/i.test(url.pathname)) return otherwise;
  return `${url.pathname}${url.search}${url.hash}`;
}
