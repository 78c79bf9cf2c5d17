import type { SearchRoute } from "../search/rules.ts";
import { parseSearchState, searchHref } from "../search/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { CarType } from "../stock/schema.ts";

/** The slider's ends on the home page, dollars (HOME-012): a handle at its end asks for nothing. */
export const HERO_PRICE = { min: 5_000, max: 250_000, step: 500 } as const;

/** What the form says for a choice of car types: `new`, `new-demo`; empty for All. */
export const carTypeValue = (types: readonly CarType[]): string => types.join("-");

const PATHS: Readonly<Record<string, string>> = {
  new: "/search/new-cars",
  "new-demo": "/search/new-and-demo-cars",
  used: "/search/used-cars",
  demo: "/search/demo-cars",
};

/**
 * Where the hero's form leads: the one address of what was chosen. New / Demo means both car types (HOME-015). Total:
 * whatever is unknown is left out.
 */
export function heroDestination(
  url: URL,
  stockHref: string,
  site: { readonly config: Pick<SiteConfig, "sortOptions"> } & Parameters<typeof parseSearchState>[2],
): string {
  const chosen = url.searchParams.getAll("car-type").findLast((type) => Object.hasOwn(PATHS, type));
  const path = (chosen ? PATHS[chosen] : undefined) ?? stockHref;
  const asked = new URL(url);
  if (Number(asked.searchParams.get("price-min")) <= HERO_PRICE.min) asked.searchParams.delete("price-min");
  if (Number(asked.searchParams.get("price-max")) >= HERO_PRICE.max) asked.searchParams.delete("price-max");
  const route: SearchRoute = { kind: "all", path, heading: "", filter: "", fixed: {} };
  return searchHref(path, parseSearchState(asked, route, site), site.config.sortOptions[0]);
}
