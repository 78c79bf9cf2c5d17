/** Addresses that end with a secret: anyone who has one may do what its link is for, such as erasing alerts. */
const SECRET =
  /^(\/+(?:unsubscribe|demo-payment|desk\/+diary\/+calendar|alerts(?:\/+(?:confirm|stop))?)\/+)(?!new\b)[^/]+/i;

/** The sign that stands in every mail address, as typed or encoded. */
const AT = /@|%40/i;

/**
 * A path that is safe to log or pass on: without the secret at its end, and without a mail address, which people and
 * other programs put into paths that we do not have.
 */
export function redactedPath(path: string): string {
  const redacted = path.replace(SECRET, "$1…");
  if (!AT.test(redacted)) return redacted;
  const parts = redacted.split("/");
  return parts.map((part) => (AT.test(part) ? "…" : part)).join("/");
}
