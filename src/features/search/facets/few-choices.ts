import { FACET_ATTRIBUTES } from "../../vocabulary/attributes.ts";

/** Values of all facets of an address together, and their characters. */
const MOST = { values: 50, characters: 600 } as const;
const FACETS: ReadonlySet<string> = new Set(FACET_ATTRIBUTES);

/**
 * The address of a search with its first choices, as many as somebody makes. A page has hundreds of links that each
 * repeat every choice, so an address of 700 choices made a page of 11 MB. The browser, which reads its own address,
 * need not do this.
 */
export function withFewChoices(url: URL): URL {
  const few = new URL(url);
  const seen = new Set<string>();
  let { values, characters }: { values: number; characters: number } = MOST;
  const kept = [...url.searchParams].filter(([name, value]) => {
    if (!FACETS.has(name)) return true;
    const choice = `${name}=${value}`;
    if (seen.has(choice) || values === 0 || value.length > characters) return false;
    seen.add(choice);
    values -= 1;
    characters -= value.length;
    return true;
  });
  few.search = new URLSearchParams(kept).toString();
  return few;
}
