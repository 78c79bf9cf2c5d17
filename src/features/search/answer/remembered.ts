import { parseJson, readJson, readText, siteKey, writeText } from "../../../lib/site-storage.ts";

/** A browser's memory of a shopper's searches on one site. It is empty if storage is blocked, full or damaged. */

/** Number of searches that are remembered (SRCH-056). */
const MOST_REMEMBERED = 5;
const LONGEST = 200;

/** The list with this search first: distinct ignoring case, at most five. */
export function withSearch(searches: readonly string[], query: string): readonly string[] {
  const text = query.trim().slice(0, LONGEST);
  if (text === "") return searches;
  const rest = searches.filter((each) => each.toLowerCase() !== text.toLowerCase());
  return [text, ...rest].slice(0, MOST_REMEMBERED);
}

/** The valid searches in a stored text. */
export function parseSearches(text: string | null): readonly string[] {
  const parsed = parseJson(text);
  if (!Array.isArray(parsed)) return [];
  const texts = parsed.filter((each): each is string => typeof each === "string" && each.trim() !== "");
  return [...texts].reverse().reduce<readonly string[]>(withSearch, []);
}

/** The last searches by words of this site, newest first (SRCH-056). */
export function rememberedSearches(site: string): readonly string[] {
  return parseSearches(readText(() => localStorage, siteKey(site, "searches")));
}

export function rememberSearch(site: string, query: string): void {
  writeSearches(site, withSearch(rememberedSearches(site), query));
}

export function forgetSearch(site: string, query: string): void {
  writeSearches(
    site,
    rememberedSearches(site).filter((each) => each !== query),
  );
}

function writeSearches(site: string, searches: readonly string[]): void {
  writeText(() => localStorage, siteKey(site, "searches"), JSON.stringify(searches));
}

/** A filtered search: its address and its filters as text. */
export interface LastSearch {
  readonly href: string;
  readonly label: string;
}

/** The last filtered search of this visit (SRCH-031). */
export function lastSearch(site: string): LastSearch | null {
  const { href, label } = (readJson(() => sessionStorage, siteKey(site, "search")) ?? {}) as Partial<LastSearch>;
  const usable = typeof href === "string" && href.startsWith("/search/") && typeof label === "string";
  return usable ? { href, label } : null;
}

export function rememberLastSearch(site: string, search: LastSearch | null): void {
  writeText(() => sessionStorage, siteKey(site, "search"), JSON.stringify(search));
}
