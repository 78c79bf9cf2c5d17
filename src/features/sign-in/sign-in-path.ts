import { pathOfThisSite } from "../../lib/site-path.ts";

/** The reasons for a sign-in, in the address as `type` (SITE-057). */
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

/** The targets of a sign-in, each a path of the same site. */
export interface SignInWay {
  readonly type: SignInType;
  /** Path after the sign-in. */
  readonly redirect: string;
  /** Path after cancelling. */
  readonly back: string;
}

/** `/sign-in?type=..&redirect={path}&back={path}` (USER-008). */
export const signInPath = ({ type, redirect, back }: SignInWay): string =>
  `/sign-in?${new URLSearchParams({ type, redirect, back })}`;

/** Like `pathOfThisSite`, except that the sign-in itself is not a valid target. */
export function ownPath(address: string | null, otherwise: string): string {
  const path = pathOfThisSite(address);
  return path === null || /^\/sign-in([/?#]|$)/i.test(path) ? otherwise : path;
}
