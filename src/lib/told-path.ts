/** Addresses that end with a secret: whoever has one may do what its link is for, such as erasing somebody's alerts. */
const SECRET =
  /^(\/+(?:unsubscribe|demo-payment|desk\/+diary\/+calendar|alerts(?:\/+(?:confirm|stop))?)\/+)(?!new\b)[^/]+/i;

/** A path as it may be written down or passed on: without the secret that it may end with. */
export const toldPath = (path: string): string => path.replace(SECRET, "$1…");
