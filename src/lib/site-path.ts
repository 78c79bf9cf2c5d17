/** Longer addresses are none that our own pages sent. */
const LONGEST = 1_000;
/** Any origin will do: what leaves it leaves the site. */
const HERE = "http://here.invalid";

/**
 * The path, query and fragment of an address that came with a request, where it is a path of this site; null for
 * anything that leads elsewhere, in whatever way it is written (`//host`, `/\host`, `/.//host`, `https:…`). Whatever a
 * visitor may choose goes through here before it stands in a `Location`.
 */
export function pathOfThisSite(address: string | null | undefined): string | null {
  if (typeof address !== "string" || address.length > LONGEST || !address.startsWith("/")) return null;
  const url = URL.parse(address, HERE);
  if (!url || url.origin !== HERE || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** `path`, which is one of this site's, with a parameter of its query set, or removed where the value is null. */
export function withParameter(path: string, name: string, value: string | null): string {
  const url = new URL(path, HERE);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
