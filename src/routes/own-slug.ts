import { redirect } from "react-router";

/**
 * Of things with slugs the one that is asked for, undefined for none. Of one that is asked for in other letter case
 * (a sign or a mail in capitals, a link typed by hand) it throws the redirect to the address with its own slug.
 */
export function bySlug<T extends { readonly slug: string }>(
  items: readonly T[],
  requested: string | undefined,
  url: Pick<URL, "pathname" | "search">,
): T | undefined {
  const exact = items.find(({ slug }) => slug === requested);
  if (exact || requested === undefined) return exact;
  const alike = items.find(({ slug }) => slug.toLowerCase() === requested.toLowerCase());
  if (alike) throw toSlug(alike.slug, requested, url);
  return undefined;
}

/** The redirect to this page under `slug`. It is made of the site's own path, so that it never leads elsewhere. */
export function toSlug(
  slug: string,
  requested: string,
  { pathname, search }: Pick<URL, "pathname" | "search">,
): Response {
  const parts = pathname.split("/").filter((part) => part !== "");
  const ownParts = parts.map((part) => (isPart(part, requested) ? encodeURIComponent(slug) : part.toLowerCase()));
  return redirect(`/${ownParts.join("/")}${search}`, 301);
}

function isPart(part: string, requested: string): boolean {
  try {
    return decodeURIComponent(part) === requested;
  } catch {
    return false;
  }
}
