/** Addresses that end with a secret: anyone who has one may do what its link is for, such as erasing alerts. */
const SECRET =
  /^(\/+(?:unsubscribe|demo-payment|desk\/+diary\/+calendar|alerts(?:\/+(?:confirm|stop))?)\/+)(?!new\b)[^/]+/i;

/** A path that is safe to log or pass on: without the secret at its end. */
export const toldPath = (path: string): string => path.replace(SECRET, "$1…");
