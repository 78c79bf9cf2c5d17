import { FACET_ATTRIBUTES } from "../../vocabulary/attributes.ts";

/** Maximum number of values of all facets in an address, and of their characters. */
const MOST = { values: 50, characters: 600 } as const;
const FACETS: ReadonlySet<string> = new Set(FACET_ATTRIBUTES);

/**
 * The address of a search reduced to its first choices, as many as a person would make. Each of a page's hundreds of
 * links repeats every choice, so an address with 700 choices produced a page of 11 MB. The browser reads its own
 * address and does not need this.
 */
export function withFewChoices(url: URL): URL {
  const few = new URL(url);
  const seen = new Set<string>();
  let { values, characters }: { values: number; characters: number } = MOST;
  const params = [...url.searchParams].filter(([name, value]) => {
    if (!FACETS.has(name)) return true;
    const choice = `${name}=${value}`;
    if (seen.has(choice) || values === 0 || value.length > characters) return false;
    seen.add(choice);
    values -= 1;
    characters -= value.length;
    return true;
  });
  few.search = new URLSearchParams(params).toString();
  return few;
}
