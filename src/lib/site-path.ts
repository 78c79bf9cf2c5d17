/** Longer addresses cannot come from our own pages. */
const LONGEST = 1_000;
/** A made-up origin to resolve against: an address that leaves it leaves the site. */
const HERE = "http://here.invalid";

/**
 * The path, query and fragment of an address from a request, if it is a path of this site; null for anything that leads
 * elsewhere, however it is written (`//host`, `/\host`, `/.//host`, `https:…`). Every address that a visitor may choose
 * passes through here before it becomes a `Location` header.
 */
export function pathOfThisSite(address: string | null | undefined): string | null {
  if (typeof address !== "string" || address.length > LONGEST || !address.startsWith("/")) return null;
  const url = URL.parse(address, HERE);
  if (!url || url.origin !== HERE || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The site path `path` with one query parameter set, or removed if the value is null. */
export function withParameter(path: string, name: string, value: string | null): string {
  const url = new URL(path, HERE);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
