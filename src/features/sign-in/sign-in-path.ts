import { pathOfThisSite } from "../../lib/site-path.ts";

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

/** As `pathOfThisSite`; the sign-in itself is no place to go on to either. */
export function ownPath(address: string | null, otherwise: string): string {
  const path = pathOfThisSite(address);
  return path === null || /^\/sign-in([/?#]|$)/i.test(path) ? otherwise : path;
}
